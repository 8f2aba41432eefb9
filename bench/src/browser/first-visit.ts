import type { Browser } from 'playwright'
import { recordTransfers, type Transfer } from './transfers'

/** The shell starts its script this long after the load event if nobody interacts. */
const BEFORE_IDLE_MS = 1500
const QUIET_MS = 1500

/** Opens a page in a fresh browser profile without interacting. */
export async function firstVisit(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'en-GB' })
  try {
    const page = await context.newPage()
    const transfers = await recordTransfers(await context.newCDPSession(page))
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(BEFORE_IDLE_MS)
    const before = [...transfers]
    await page.waitForFunction(
      () => document.querySelector('script[src^="/shell/"][src*="/main."]') !== null,
      undefined,
      {
        timeout: 15_000,
      },
    )
    await untilQuiet(transfers)
    return {
      /** Fetched without interaction, before the page is idle. */
      before,
      /** Everything that the first view fetches, including what the shell's script loads. */
      all: [...transfers],
    }
  } finally {
    await context.close()
  }
}

async function untilQuiet(transfers: Transfer[]): Promise<void> {
  for (let count = -1; count !== transfers.length;) {
    count = transfers.length
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  }
}
