import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { bookUntilCard, staffUser } from '../steps'

/** Takes away what browsers of the supported floor lack: docs/decisions/020-supported-browsers.md. */
async function imitateOldestBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'any')
    Reflect.deleteProperty(globalThis, 'requestIdleCallback')
    Reflect.deleteProperty(Array.prototype, 'toSorted')
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
    const { matches } = Element.prototype
    const value = function withoutPopoverState(this: Element, selector: string) {
      if (selector.includes(':popover-open')) throw new SyntaxError(`${selector} is not a valid selector`)
      return matches.call(this, selector)
    }
    Object.defineProperty(Element.prototype, 'matches', { value })
  })
  // In such a browser the popover attribute and its selector mean nothing.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const body = (await response.text())
      .replaceAll(' popover="auto"', '')
      .replaceAll('selector(:popover-open)', 'selector(:no-such-state)')
    return route.fulfill({ response, body })
  })
}

test.describe('a browser of the supported floor', () => {
  // Styles in the page have a hash, and are changed here.
  test.use({ bypassCSP: true })

  test.beforeEach(async ({ page }) => imitateOldestBrowser(page))

  test('books and pays', async ({ page }) => {
    await bookUntilCard(page, { Email: 'floor@example.com' })
    await page.getByRole('button', { name: /^Pay AED/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!')
  })

  test('logs in to admin, and shows a list and a screen', async ({ page, stack }) => {
    const { userName, password } = staffUser(stack, 'admin')
    await page.goto('/login')
    await page.getByRole('textbox', { name: /email|user/i }).fill(userName)
    await page.getByLabel('Password', { exact: false }).first().fill(password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
    await page.getByText('Setup', { exact: true }).click()
    await page.getByRole('link', { name: 'Catalogue', exact: true }).click()
    await expect(page.getByRole('searchbox')).toBeVisible()
  })

  test('opens and closes the menu of a phone, which is closed on the page that it leads to', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(menu).toBeVisible()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await menu.getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL(/\/aboutus$/)
    await expect(menu).toBeHidden()
  })
})

test('a browser below the floor gets one sentence with the phone number, and the page as it was prerendered', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'CompressionStream'))
  await page.goto('/contact')
  const notice = page.getByRole('status').filter({ hasText: 'This browser is too old' })
  await expect(notice.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.move(5, 5)
  expect(scripts).toEqual([])
})
