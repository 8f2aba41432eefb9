import type { Browser, Page } from 'playwright'
import { bytesOf, watchLoads } from './loads'

/** "Slow 4G" as Lighthouse and DevTools apply it to each request: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 }
const CPU_SLOWDOWN = 4
/** Wide enough for the home page's "next" button, else a phone. */
const VIEWPORT = { width: 480, height: 853 }
const LIMIT_MS = 60_000

/** Milliseconds from navigation to the largest contentful paint, with nobody touching the page. */
export function slowLcp(browser: Browser, url: string): Promise<number> {
  return visitSlowly(browser, async (page) => {
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS })
    // Two frames after the load event nothing that is part of the page is left to paint.
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

export interface SlowClick {
  /** From navigation until the click has done what it is for. */
  ms: number
  /** Script bytes on the wire until then. */
  scriptBytes: number
}

/** A visitor who presses "next" on the first slides as soon as the page is painted. */
export function slowClick(browser: Browser, url: string): Promise<SlowClick> {
  return visitSlowly(browser, async (page) => {
    const loads = await watchLoads(await page.context().newCDPSession(page))
    await page.addInitScript(clickAtFirstPaint)
    await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS })
    const done = await page.waitForFunction(() => (globalThis as { clickDoneAt?: number }).clickDoneAt, undefined, { timeout: LIMIT_MS })
    return { ms: Number(await done.jsonValue()), scriptBytes: bytesOf(loads, 'Script') }
  })
}

/** Runs in the page, so that neither the wire to the browser nor its answers are part of the time. */
function clickAtFirstPaint(): void {
  const slide = (index: number) => document.querySelectorAll('#content [aria-roledescription=slide]')[index]
  const isTurned = () => slide(1)?.hasAttribute('data-shown')
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint')[0]) return
    observer.disconnect()
    const press = () => {
      const buttons = document.querySelectorAll<HTMLElement>('#content [aria-roledescription=carousel] button')
      const next = [...buttons].find((button) => /next/i.test(button.getAttribute('aria-label') ?? ''))
      if (!next) return void requestAnimationFrame(press)
      next.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
      next.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch' }))
      next.click()
      const look = () => {
        if (isTurned()) (globalThis as { clickDoneAt?: number }).clickDoneAt = performance.now()
        else requestAnimationFrame(look)
      }
      look()
    }
    press()
  }).observe({ type: 'paint', buffered: true })
}

async function visitSlowly<T>(browser: Browser, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB', isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await act(page)
  } finally {
    await context.close()
  }
}
