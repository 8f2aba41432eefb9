// Every time limit of the page, in ms. What is not used by a script is not in it.

/** Starting the page's script. */
export const FIRST_PAINT_LIMIT_MS = 1500 // a hidden tab paints nothing
export const PAGE_LOAD_LIMIT_MS = 12_000
export const IDLE_AFTER_LOAD_MS = 2500
export const IDLE_LIMIT_MS = 2500
/** The page's script may take this long to arrive, and the page may then be idle this long without showing anything. */
export const MAIN_SCRIPT_FETCH_LIMIT_MS = 20_000
export const MAIN_SCRIPT_SHOW_LIMIT_MS = 10_000
/** From then on forms are sent without the page's script, and a click that waited longer is not replayed if the visitor went on to something else. */
export const CLICK_REPLAY_LIMIT_MS = 8000

/** Loading a remote; see remote/remote-life.ts. */
export const RETRY_BACK_OFF_MS = 250
/** While help is offered: how often the registry is fetched, and everything is tried again. */
export const POLL_MS = 1500
export const SERVED_REMOTES_LIMIT_MS = 3000
/** A file that takes this many times longer than a response may is requested again. */
export const FILE_LIMIT_FACTOR = 2.5
/** Idle time is counted in steps of this length. */
export const IDLE_TICK_MS = 100
/** A browser that is never idle counts as idle once in this time, so that a script that never ends is given up too. */
export const BUSY_TICK_LIMIT_MS = 2500
export const RESPONSE_LIMIT_MS = 1200
const SLOWEST_RESPONSE_LIMIT_MS = 8000

/**
 * What the page "You are offline" needs is fetched with the first sign that somebody uses a page, at the latest once it has been idle for
 * this long; the toasts this long after the first interaction.
 */
export const KEEP_AFTER_MS = 5000
/** While it is shown: how often it looks whether the site can be reached, since a network without internet tells nothing. */
export const OFFLINE_CHECK_MS = 5_000

/** A page that opens without a network is kept once it has loaded nothing more for this long. */
export const KEEP_PAGE_QUIET_MS = 2000

/** Short waits show nothing, or they would flash. */
export const SKELETON_AFTER_MS = 150
/** The interval at which an open page checks for a release that it is incompatible with. */
export const RELOAD_CHECK_MS = 60_000
/** A screen that moves the focus from a button that is gone has done so by then. */
export const FOCUS_LOST_MS = 100
/** A page that is left is gone within this time. */
export const PAGE_LEFT_MS = 1000
/** A page that is not tall enough by then stays where it is. */
export const SCROLL_RESTORE_LIMIT_MS = 4000

/**
 * The longest wait for a response before help is offered: 1.2 s where the page came quickly, longer in proportion where
 * the network is slow. The page's own document and script are the measure.
 */
export function responseLimitMs(mainHref: string): number {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The entries of this type are of this class.
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const [main] = performance.getEntriesByName(new URL(mainHref, location.href).href)
  // Without the time before the page was requested: a form that was sent, and the page before.
  const pageMs = page ? page.responseEnd - page.fetchStart : 0
  const ms = Math.max(RESPONSE_LIMIT_MS, 3 * pageMs, 2 * (main?.duration ?? 0))
  return Math.min(SLOWEST_RESPONSE_LIMIT_MS, Math.round(ms))
}
