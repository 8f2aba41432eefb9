import { ROOT_FLAGS } from '@homecare/dev-servers/browser-flags'
import { chromium, firefox, webkit } from 'playwright/test'
import { ZONE, type Driver, type Engine, type EngineName } from './driver'

const TYPES = { chromium, firefox, webkit }

/** Chromium, and the other two where Playwright's own builds of them are used. */
export async function launchPlaywright(name: EngineName, executablePath: string): Promise<Engine> {
  const browser = await TYPES[name].launch({
    ...(executablePath ? { executablePath } : {}),
    ...(name === 'chromium' ? { args: ROOT_FLAGS } : {}),
  })
  const open = async (): Promise<Driver> => {
    const context = await browser.newContext({ locale: 'en-GB', timezoneId: ZONE })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(`uncaught: ${message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
    })
    return {
      goto: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
      evaluate: (expression) => page.evaluate(expression),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      tab: () => page.keyboard.press('Tab'),
      resize: (width, height) => page.setViewportSize({ width, height }),
      complaints: () => complaints,
      close: () => context.close(),
    }
  }
  return { name, open, close: () => browser.close() }
}
