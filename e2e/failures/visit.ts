import { availableParallelism, loadavg } from 'node:os'
import { expect, type Page } from 'playwright/test'
import { openHydrated } from '../inspect'
import { breakRemote, type Failure } from './kinds'

export const REMOTES = ['site', 'booking', 'admin'] as const
export const MOMENTS = ['cold', 'mid-visit'] as const

export interface Case {
  remote: (typeof REMOTES)[number]
  failure: Failure
  moment: (typeof MOMENTS)[number]
}

export interface VisitResult {
  /** From the moment the remote was needed until a visitor had text, phone and chat, in ms. */
  fallbackMs: number
  /** Until the panel with its form was there; null if none was needed. */
  panelMs: number | null
  /** The longest time until the panel: 1.5 s, or as long as the network of this page allows. */
  allowedMs: number
  /** Longest time without any text on the page. */
  blankMs: number
  /** From healing until the remote's own page was interactive. */
  backMs: number
  /** True if the previous release was requested. */
  previousTried: boolean
  /** How many processes wanted to run in the last minute, in percent of the machine's cores. */
  busyPercent: number
}

/** A generous timeout for busy machines; the table shows the real times. */
const TIMEOUT_MS = 60_000

/** The address of a remote's page, and a page of another remote that links to it. */
const PLACES = {
  site: { path: '/aboutus', heading: /\S/, from: '/bookbloodtest' },
  booking: { path: '/bookbloodtest', heading: /Book a blood test at home/, from: '/' },
  admin: { path: '/login', heading: /\S/, from: '/' },
}

/** Visits a remote that fails in this way, heals it, and returns what the visitor saw when. */
export async function visit(page: Page, { remote, failure, moment }: Case): Promise<VisitResult> {
  const { path, heading, from } = PLACES[remote]
  await page.addInitScript({ content: WATCH })
  // The provoked failures must not cause an automatic rollback of a good release.
  await page.route('**/api/client-errors', (route) => route.fulfill({ status: 204 }))
  const breakage = await breakRemote(page, remote, failure)
  if (moment === 'cold') {
    // A hanging request delays the page's load event endlessly.
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.mouse.move(5, 5)
  } else {
    await openHydrated(page, from)
    await page.evaluate(`visitStarts(${JSON.stringify(path)})`)
  }
  // The page records its own times, since polling a long page from outside would slow it down.
  await until(page, 'panelMs')
  await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible()
  await expect(page.locator('a[href*="wa.me"]:visible').first()).toBeVisible()
  const panel = page.locator('form[action$="/api/contact"]')
  const seen = await page.evaluate<Pick<VisitResult, 'fallbackMs' | 'panelMs' | 'allowedMs'>>('visitSeen()')
  // A remote that is only slow may be there before the form is sent.
  if (failure !== 'slow') await sendForm(page, path)
  const tried = () => new Set(breakage.requestedVersions).size > 1
  await expect
    .poll(tried, { timeout: TIMEOUT_MS })
    .toBe(true)
    .catch(() => {})
  const previousTried = tried()
  await page.evaluate('visitHeals()')
  breakage.heal()
  await until(page, 'backMs')
  await expect(page.locator('#content h1').first()).toHaveText(heading)
  await expect(panel).toHaveCount(0)
  const { blankMs, backMs } = await page.evaluate<VisitResult>('visitSeen()')
  const busyPercent = Math.round((100 * (loadavg()[0] ?? 0)) / availableParallelism())
  return { ...seen, blankMs, backMs, previousTried, busyPercent }
}

async function until(page: Page, what: 'panelMs' | 'backMs'): Promise<void> {
  const seen = async () => (await page.evaluate<Record<string, number | null>>('visitSeen()'))[what]
  await expect.poll(seen, { timeout: TIMEOUT_MS, message: what }).not.toBeNull()
}

/** Sends the panel's form as a browser does without any script, into a tab of its own so that this one goes on. */
async function sendForm(page: Page, path: string): Promise<void> {
  const tab = page.waitForEvent('popup')
  await page.locator('form[action$="/api/contact"]').evaluate((form: HTMLFormElement) => {
    const values = { fullName: 'Mona Haddad', email: 'mona@example.com', phoneNumber: '0501234567', date: '2030-01-15' }
    for (const [name, value] of Object.entries(values))
      (form.elements.namedItem(name) as HTMLInputElement).value = value
    form.target = '_blank'
    form.requestSubmit()
  })
  const thankYouPage = await tab
  await thankYouPage.waitForURL(`**${path}#booked`, { waitUntil: 'commit' })
  await thankYouPage.close()
}

/** The rules that hold on a machine of any speed: one sentence for each that was broken. */
export function broken({ blankMs, previousTried }: VisitResult): string[] {
  return [
    blankMs > 5000 ? `nothing on the page for ${blankMs} ms` : '',
    previousTried ? '' : 'the release before was not tried',
  ].filter(Boolean)
}

/** The goals of a visit, with their times; a sentence for each that was missed. */
export function missed({ fallbackMs, panelMs, allowedMs, blankMs, backMs, previousTried }: VisitResult): string[] {
  return [
    fallbackMs > allowedMs ? `text, phone and chat after ${fallbackMs} ms` : '',
    panelMs !== null && panelMs > allowedMs ? `the panel after ${panelMs} ms of ${allowedMs}` : '',
    blankMs > 400 ? `nothing on the page for ${blankMs} ms` : '',
    backMs > 5000 ? `back ${backMs} ms after it healed` : '',
    previousTried ? '' : 'the release before was not tried',
  ].filter(Boolean)
}

// Runs in the page from its start: records at every frame what the visitor sees.
const WATCH = `{
  let startedAt = 0, fallback = null, panel = null, blankSince = null, blank = 0, healedAt = null, back = null
  const shown = (element) => element && element.getClientRects().length > 0
  document.addEventListener('shell:area', ({ detail }) => {
    if (detail === 'ready' && healedAt !== null) back ??= performance.now() - healedAt
  })
  // Stops at the first visible word, since reading the whole page at every frame would be slow itself.
  const hasText = (body) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (walker.currentNode.data.trim() && walker.currentNode.parentElement.checkVisibility()) return true
    return false
  }
  const look = () => {
    const now = performance.now()
    const body = document.body
    const text = body ? hasText(body) : false
    if (body && !text) blankSince ??= now
    else if (blankSince !== null) { blank = Math.max(blank, now - blankSince); blankSince = null }
    if (body && fallback === null && text && [...document.querySelectorAll('a[href^="tel:"]')].some(shown) && [...document.querySelectorAll('a[href*="wa.me"]')].some(shown))
      fallback = now - startedAt
    if (panel === null && document.querySelector('form[action$="/api/contact"]')) panel = now - startedAt
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  // On the first page the panel's timeout starts when the script requests the remote.
  globalThis.visitStarts = (path) => {
    fallback = null; panel = null; blank = 0; blankSince = null
    startedAt = performance.now()
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }
  globalThis.visitHeals = () => { healedAt = performance.now() }
  globalThis.visitSeen = () => {
    const requestedAt = startedAt === 0 ? (performance.getEntriesByName('shell:remote')[0]?.startTime ?? 0) : 0
    return {
      fallbackMs: Math.max(0, Math.round((fallback ?? 1e6) - requestedAt)),
      panelMs: panel === null ? null : Math.round(panel - requestedAt),
      allowedMs: Math.max(1500, Math.round((globalThis.releaseFiles?.limitMs ?? 0) / 2.5) + 300),
      blankMs: Math.round(blank),
      backMs: back === null ? null : Math.round(back),
    }
  }
}`
