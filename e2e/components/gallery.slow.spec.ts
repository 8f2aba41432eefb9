import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright/test'
import { preview } from 'vite'
import { expect, test as base } from '../fixtures'
import { violationsOf, WCAG } from '../inspect'

const UI = fileURLToPath(new URL('../../packages/ui/', import.meta.url))

/** The built gallery on a free port. */
async function serve() {
  const server = await preview({
    configFile: false,
    root: UI,
    logLevel: 'error',
    build: { outDir: 'dist/gallery' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  return { server, url: server.resolvedUrls?.local[0] }
}

let served: ReturnType<typeof serve> | undefined
const gallery = () => (served ??= serve())

const test = base.extend<object, object>({
  /** The gallery in the place of the site: the system need not run. */
  baseURL: async ({}, use) => use((await gallery()).url),
  // Repainting a part of a tile rounds the edges of curves otherwise than painting the whole tile.
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--disable-partial-raster'] }),
    { scope: 'worker' },
  ],
})

test.afterAll(async () => (await gallery()).server.close())

function storyIds(): string[] {
  const index: { entries: Record<string, unknown> } = JSON.parse(readFileSync(`${UI}dist/gallery/index.json`, 'utf8'))
  return Object.keys(index.entries)
}

interface Channel {
  once(event: string, listener: () => void): void
  emit(event: string, story: { storyId: string; viewMode: 'story' }): void
}

/** Shows another story in the page that is open: a new page for each would load Storybook's runtime each time. */
async function show(page: Page, id: string): Promise<void> {
  await page.evaluate(async (storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
    await new Promise<void>((resolve) => {
      channel.once('storyRendered', resolve)
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    })
    await document.fonts.ready
  }, id)
}

/** Almost always the same bytes. Another machine's way to smooth letters changed 310 pixels at most. */
async function expectScreenshot(page: Page, name: string): Promise<void> {
  const taken = await page.screenshot({ fullPage: true, animations: 'disabled' })
  const stored = await readFile(test.info().snapshotPath(name)).catch(() => null)
  if (stored === null || !taken.equals(stored)) expect.soft(taken, name).toMatchSnapshot(name, { maxDiffPixels: 500 })
}

for (const width of [375, 1440]) {
  test(`each story fits a screen of ${width} px, is accessible and looks as in its screenshot`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 })
    const [first = '', ...others] = storyIds()
    await page.goto(`iframe.html?id=${others[0]}&viewMode=story`)
    await page.locator('body.sb-show-main #storybook-root > *').first().waitFor()
    for (const id of [first, ...others]) {
      await show(page, id)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(overflow, `${id} scrolls sideways`).toBe(0)
      expect.soft(await violationsOf(page, WCAG), id).toEqual([])
      await expectScreenshot(page, `${id}-${width}.png`)
    }
  })
}
