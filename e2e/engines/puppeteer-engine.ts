import { ROOT_FLAGS } from '@homecare/dev-servers/browser-flags'
import { chromium } from 'playwright/test'
import puppeteer from 'puppeteer-core'
import { ZONE, type Driver, type Engine } from './driver'

const LIMIT_MS = 30_000
/**
 * What Firefox reports of files whose fetch ended because their page was left: a font that was aborted, and a script of
 * which the hash of the part that had arrived is wrong. A file whose hash is really wrong fails the test all the same: the
 * page that can't use it reports that to the server.
 */
const LEFT = ['status=2152398850', 'hashes in the integrity attribute match the content of the subresource']

/** As in every journey, parts of a page that slide into place are there: a click would go to what is beside them. */
const CHROMIUM_FLAGS = [...ROOT_FLAGS, '--lang=en-GB', '--force-prefers-reduced-motion']

/** Chromium, which is Playwright's own build without a path, or the system's Firefox by WebDriver BiDi, without a driver program. */
export async function launchPuppeteer(name: 'chromium' | 'firefox', path: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    ...(name === 'firefox'
      ? { browser: 'firefox', executablePath: path, extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 } }
      : { executablePath: path || chromium.executablePath(), args: CHROMIUM_FLAGS }),
    headless: true,
    protocolTimeout: LIMIT_MS,
    env: { ...process.env, TZ: ZONE },
  })
  const open = async (): Promise<Driver> => {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    const complaints: string[] = []
    const complain = (kind: string, text: string) => {
      if (!LEFT.some((sign) => text.includes(sign))) complaints.push(`${kind}: ${text}`)
    }
    page.on('pageerror', (error) => complain('uncaught', error instanceof Error ? error.message : String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') complain('console', message.text())
    })
    return {
      goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded', timeout: LIMIT_MS })),
      evaluate: (expression) => page.evaluate(expression),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      tab: () => page.keyboard.press('Tab'),
      resize: (width, height) => page.setViewport({ width, height }),
      complaints: () => complaints,
      close: () => context.close(),
    }
  }
  return { name, open, close: () => browser.close() }
}
