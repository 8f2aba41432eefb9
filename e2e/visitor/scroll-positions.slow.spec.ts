import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { openHydrated } from '../inspect'

const FAR_DOWN = 3400

/** Opens a page and waits until the parts below its first screen have their heights: until then the browser moves the page to keep its place. */
async function openLaidOut(page: Page, path: string): Promise<void> {
  await openHydrated(page, path)
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}

const isAt = async (page: Page, y: number): Promise<void> => {
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(y - 3)
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(y + 3)
}

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => {
    window.scrollTo({ top, behavior: 'instant' })
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, y)

test('back restores scroll position and focused link; a new page starts at its top', async ({ page }) => {
  await openLaidOut(page, '/')
  const link = page.getByRole('link', { name: /about Physiotherapy/ })
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(500)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Physiotherapy Services')
  await isAt(page, 0)
  await page.goBack()
  await isAt(page, left)
  await expect(link).toBeFocused()
})

test('back and forward restore the scroll position across remotes', async ({ page }) => {
  await openLaidOut(page, '/')
  await scrollTo(page, FAR_DOWN)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blood Test' }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await isAt(page, 0)
  await scrollTo(page, 1200)
  await page.goBack()
  await isAt(page, FAR_DOWN)
  await page.goForward()
  await isAt(page, 1200)
})

test('back from another document and a reload restore the scroll position', async ({ page }) => {
  await openLaidOut(page, '/')
  await scrollTo(page, FAR_DOWN)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(/\/aboutus$/)
  await page.reload()
  await page.mouse.move(9, 9)
  await page.waitForFunction(() => document.documentElement.dataset.area === 'ready')
  await page.goBack()
  await isAt(page, FAR_DOWN)

  await page.goto('/contact')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(FAR_DOWN / 2)
})

test('a search far down the catalogue shows its results below the search bar', async ({ page }) => {
  await openHydrated(page, '/bookbloodtest')
  await scrollTo(page, 3000)
  const search = page.getByRole('searchbox', { name: 'Search tests' })
  await search.fill('vitamin d')
  const bottomOf = async (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom)
  const count = page.getByRole('status').filter({ hasText: 'vitamin d' })
  await expect(count).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await bottomOf(count)) - (await bottomOf(search))).toBeGreaterThan(0)
  await expect(search).toBeFocused()
})
