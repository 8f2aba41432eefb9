import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { bytesOf, recordTransfers } from './transfers'

/** "Slow 4G" as Lighthouse and DevTools apply it to each request: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
export const CPU_SLOWDOWN = 4
/** Wide enough for the home page's "next" button, else a phone. */
const PHONE = { viewport: { width: 480, height: 853 }, locale: 'en-GB', isMobile: true, hasTouch: true }
export const LIMIT_MS = 60_000

/** Milliseconds from navigation to the largest contentful paint, without interaction. */
export function slowLcp(browser: Browser, url: string): Promise<number> {
  return visitSlowly(browser, { ...PHONE, network: SLOW_4G }, async (page) => {
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS })
    // The HTML is complete; what scripts add later is smaller than the largest paint.
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let last = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) last = entry.startTime
          }).observe({ type: 'largest-contentful-paint', buffered: true })
          setTimeout(() => resolve(last), 1000)
        }),
    )
  })
}

/** "next" works with the page's HTML alone; "play" needs its component. */
export type FirstSlidesButton = 'next' | 'play'

/** Clicks a button of the first slides as soon as the page is painted. */
export function slowClick(browser: Browser, url: string, on: FirstSlidesButton) {
  return visitSlowly(browser, { ...PHONE, network: SLOW_4G }, async (page) => {
    if (on === 'play') await page.emulateMedia({ reducedMotion: 'reduce' })
    const transfers = await recordTransfers(await page.context().newCDPSession(page))
    // A separate plain script: the helpers that a TypeScript loader adds to functions don't exist in the page.
    await page.addInitScript({ content: `globalThis.clickOn = '${on}'` })
    await page.addInitScript({ path: join(import.meta.dirname, 'click-at-first-paint.js') })
    await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS })
    const done = await page.waitForFunction(() => (globalThis as { clickDoneAt?: number }).clickDoneAt, undefined, {
      timeout: LIMIT_MS,
    })
    // From navigation until the click takes effect, and what came until then.
    return { ms: Number(await done.jsonValue()), scriptBytes: bytesOf(transfers, 'Script') }
  })
}

/** Uses a page as a visitor with a slow processor, and with this network if one is named. */
export async function visitSlowly<T>(
  browser: Browser,
  { network, ...options }: BrowserContextOptions & { network?: typeof SLOW_4G | undefined },
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    if (network) await cdp.send('Network.emulateNetworkConditions', network)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const result = await act(page)
    // A broken page would be fast for the wrong reason.
    if (errors.length > 0) throw new Error(`errors in the browser: ${errors.join('; ')}`)
    return result
  } finally {
    await context.close()
  }
}
