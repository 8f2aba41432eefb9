import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { PUBLIC_PAGES, WIDTHS } from './public-pages'

/** Pages of the wizard lead elsewhere when there is no booking yet; what counts is where the visitor ends up. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
}

for (const path of PUBLIC_PAGES) {
  test(`${path} has no accessibility violation, no console message and no sideways scrolling at any width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
      expect(violations.map(({ id, nodes }) => `${width}px ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(overflow, `${width}px scrolls sideways`).toBe(0)
    }
  })

  test(`${path} reads whole with JavaScript off`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/\S/)
    await context.close()
  })
}

test('every public page has a title, description, keywords and its own canonical', async ({ page, baseURL }) => {
  const titles = new Map<string, string>()
  for (const path of PUBLIC_PAGES.filter((each) => each !== '/login')) {
    const html = await (await page.request.get(path)).text()
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    expect(titles.get(title), `${path} shares its title`).toBeUndefined()
    titles.set(title, path)
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(html, path).toMatch(/<meta name="keywords" content="[^"]{5,}"/)
    expect(html.match(/<link rel="canonical" href="([^"]+)"/)?.[1], path).toBe(`${baseURL}${path === '/' ? '/' : path.replace('&', '&amp;')}`)
  }
})

test('a page that does not exist is a 404 that leads home', async ({ page }) => {
  const response = await page.request.get('/no-such-page')
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('href="/"')
})

test('the encoded form of the date page leads to the page itself', async ({ page }) => {
  const response = await page.request.get('/selectdate%26time', { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(response.headers().location).toBe('/selectdate&time')
})
