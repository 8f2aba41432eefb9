import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { choosePackage, chooseSlot, fillPatient } from '../steps'

const PHONE = { width: 375, height: 812 }
const SMALL_PHONE = { width: 320, height: 640 }
const LAPTOP = { width: 1280, height: 720 }
const DESKTOP = { width: 1440, height: 900 }
const LOW_PHONES = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
]
/** 1280 × 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 }

type Size = typeof PHONE

/** Scrolls the element away from the bars above and below. */
const scrollToMiddle = (element: Locator): Promise<void> =>
  element.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))

/** Mouse down and up at the same place, even if the page moves the button in between. */
async function clickInPlace(page: Page, button: Locator): Promise<void> {
  await scrollToMiddle(button)
  const box = await button.boundingBox()
  if (!box) throw new Error('the button is not shown')
  // Near the upper edge, where a shift of one line is enough to miss the button.
  await page.mouse.move(box.x + box.width / 2, box.y + 6)
  await page.mouse.down()
  await page.mouse.up()
}

/** True if a click on the element reaches it at its centre and near its corners. */
const reachable = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 8, top + 8],
      [right - 8, top + 8],
      [left + 8, bottom - 8],
      [right - 8, bottom - 8],
    ] as const
    return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
  })

/** The part of the screen that elements cover which stay when the page scrolls. */
const coveredByBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || stays(element.parentElement))
    let covered = 0
    for (let y = 0; y < innerHeight; y++) if (stays(document.elementFromPoint(innerWidth / 2, y))) covered++
    return covered / innerHeight
  })

test('a click on Continue, with which the error of the field before it appears, sends the form, which goes to the first wrong field', async ({
  page,
}) => {
  await choosePackage(page)
  await chooseSlot(page)
  for (const size of [PHONE, DESKTOP])
    await test.step(`${size.width} px wide`, async () => {
      await page.setViewportSize(size)
      await page.reload()
      await page.getByRole('textbox', { name: /^City/ }).focus()
      await clickInPlace(page, page.getByRole('button', { name: 'Continue' }))
      await expect(page.getByText('This field is required')).toHaveCount(8)
      await expect(page.getByRole('textbox', { name: /^First name/ })).toBeFocused()
    })
})

test.describe('no bar covers a button', () => {
  const reachableAt = async (page: Page, sizes: readonly Size[], button: Locator): Promise<void> => {
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expect
        .poll(() => reachable(button), { message: `${await button.textContent()} at ${size.width} × ${size.height}` })
        .toBe(true)
    }
  }

  test('the cart can show its items and lead to the next step at every screen size', async ({ page }) => {
    const sizes = [DESKTOP, PHONE, SMALL_PHONE]
    await page.setViewportSize(PHONE)
    await choosePackage(page, 'Cardiac Package')
    const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
    await cancel.click()
    await page.getByRole('button', { name: 'Book a Test: Female Wellness Package' }).click()
    await cancel.click()
    const cart = page.locator('[data-cart-bar]')
    const items = cart.getByRole('button', { name: /2 items/ })
    await reachableAt(page, sizes, items)
    await reachableAt(page, sizes, cart.getByRole('link', { name: 'Book a Test' }))
    for (const size of sizes) {
      await page.setViewportSize(size)
      await items.click()
      await expect(cart.getByText('Female Wellness Package'), `${size.width} × ${size.height}`).toBeVisible()
      await items.click()
      await expect(cart.getByText('Female Wellness Package'), `${size.width} × ${size.height}`).toBeHidden()
    }
  })

  test('in each wizard step the button can be clicked at every screen size, the banner takes at most a quarter of a phone’s first screen, and at 400 % zoom bars leave three quarters of it', async ({
    page,
  }) => {
    const expectRoom = async (button: Locator) => {
      const { pathname } = new URL(page.url())
      await reachableAt(page, [DESKTOP, LAPTOP, PHONE, SMALL_PHONE], button)
      for (const { width, height } of LOW_PHONES) {
        await page.setViewportSize({ width, height })
        await expect
          .poll(async () => (await page.locator('#content header').first().boundingBox())?.height ?? height, {
            message: `the banner of ${pathname} at ${width} × ${height}`,
          })
          .toBeLessThanOrEqual(height / 4)
      }
      await page.setViewportSize(ZOOMED)
      await scrollToMiddle(button)
      expect(await reachable(button), `the button of ${pathname} at 400 %`).toBe(true)
      await expect.poll(() => coveredByBars(page), { message: pathname }).toBeLessThanOrEqual(0.25)
    }
    await choosePackage(page)
    await expectRoom(page.getByRole('button', { name: 'Book Appointment' }))
    await chooseSlot(page)
    await expectRoom(page.getByRole('button', { name: 'Continue' }))
    await fillPatient(page)
    await expectRoom(page.getByRole('button', { name: 'Confirm Booking' }))
    await page.goto('/bookbloodtest')
    await expectRoom(page.locator('[data-cart-bar]').getByRole('link', { name: 'Book a Test' }))
    await page.goto('/')
    await page.mouse.wheel(0, 600)
    await expect.poll(() => coveredByBars(page)).toBeLessThanOrEqual(0.25)
  })
})

test.describe('without a connection', () => {
  test.use({ allowedErrors: ['ERR_INTERNET_DISCONNECTED', 'Failed to load resource', 'Failed to fetch'] })

  test('Confirm Booking says beside itself that nothing was charged, a toast says it too, and neither hides the other', async ({
    page,
    context,
  }) => {
    await page.setViewportSize(PHONE)
    // The toasts come some seconds after the visitor's first click, before anybody needs them.
    const toasts = page.waitForResponse(
      async (response) => /\/shell\/\d+\.\w+\.js$/.test(response.url()) && (await response.text()).includes('Toastify'),
    )
    await choosePackage(page)
    await toasts
    await chooseSlot(page)
    await fillPatient(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Confirm Booking' }).click()
    const failure = page.locator('[data-step-bar]').getByRole('alert')
    await expect(failure).toContainText('You are offline. Nothing was charged')
    await expect(failure.getByRole('link')).toHaveAttribute('href', /^tel:/)
    const toast = page.locator('.Toastify__toast')
    await expect(toast).toHaveText(/Payment service unavailable/)
    await expect.poll(() => reachable(page.getByRole('button', { name: 'Confirm Booking' }))).toBe(true)
    await expect
      .poll(async () => {
        const [above, below] = [await toast.boundingBox(), await failure.boundingBox()]
        return above !== null && below !== null && above.y + above.height <= below.y
      })
      .toBe(true)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/bookbloodtest$/)
    await expect(toast).toHaveCount(0)
  })
})
