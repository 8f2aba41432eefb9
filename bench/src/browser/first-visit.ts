import type { Browser } from 'playwright'
import { watchLoads, type Load } from './loads'

/** The shell starts its script by itself this long after the load event; until then nobody has asked for it. */
const BEFORE_IDLE_MS = 1500
const QUIET_MS = 1500

export interface FirstVisit {
  /** Fetched with nobody touching the page, before it is idle. */
  before: Load[]
  /** Everything that the first view fetches, with what follows by itself. */
  all: Load[]
}

/** Opens a page in a fresh browser profile and touches nothing. */
export async function firstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'en-GB' })
  try {
    const page = await context.newPage()
    const loads = await watchLoads(await context.newCDPSession(page))
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(BEFORE_IDLE_MS)
    const before = [...loads]
    await page.waitForFunction(() => document.querySelector('script[src*="/shell/main."]') !== null, undefined, {
      timeout: 15_000,
    })
    await untilQuiet(loads)
    return { before, all: [...loads] }
  } finally {
    await context.close()
  }
}

async function untilQuiet(loads: Load[]): Promise<void> {
  for (let seen = -1; seen !== loads.length;) {
    seen = loads.length
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  }
}
