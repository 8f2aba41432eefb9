import { expect, test } from '../fixtures'
import { choosePackage, chooseSlot, dayIn, PACKAGE } from '../steps'
import type { SlotsResponse } from '@homecare/contract/slots'

// With animations, as most visitors have them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a visitor gets from the catalogue to the card page with the keyboard alone', async ({ context, page }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 25.2048, longitude: 55.2708, accuracy: 12 })
  await page.goto('/bookbloodtest')
  const book = page.getByRole('button', { name: `Book a Test: ${PACKAGE.name}` })
  await book.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/selectdate&time$/)
  await chooseSlot(page)
  await expect(page.getByRole('radio', { name: 'By email' })).toBeChecked()
  await page.getByRole('textbox', { name: /^First name/ }).focus()
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  for (const text of ['Aisha', 'Khan', 'aisha@example.com', '0501234567']) await type(text)
  // How news comes: the arrows go round.
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'By WhatsApp' })).toBeChecked()
  await page.keyboard.press('Tab')
  // In a closed list the typed letters choose.
  await type('Dubai M')
  await expect(page.getByRole('textbox', { name: /^City/ })).toHaveValue('Dubai Marina, Dubai')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Villa' })).toBeChecked()
  await page.keyboard.press('Tab')
  for (const text of ['7', 'Lake View', '']) await type(text)
  await page.keyboard.press('Space')
  await expect(page.getByRole('textbox', { name: /^Landmark/ })).toHaveValue('None')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The nurse gets a pin with the address.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/confirm$/)
  await expect(page.getByText('Villa 7')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm Booking' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible({ timeout: 15_000 })
})

test('the keyboard goes on at the times when the button that led to the next day is gone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await choosePackage(page)
  await expect(page.getByRole('button', { name: /^\d\d:\d\d (Am|Pm)/ })).toHaveCount(12)
  // Every time of the day after next is taken while the visitor looks.
  await page.route(`**/api/slots?date=${dayIn(2)}*`, async (route) => {
    const response = await route.fetch()
    const day = (await response.json()) as SlotsResponse
    const slots = day.slots.map((slot) => ({ ...slot, available: false, reason: 'full' }))
    await route.fulfill({ response, json: { ...day, slots } })
  })
  await page.getByRole('main').getByRole('listitem').getByRole('button').nth(2).click()
  await page.getByRole('button', { name: 'See the next day' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Dubai times on/ })).toBeFocused()
  await expect(page.getByRole('button', { name: 'See the next day' })).toHaveCount(0)
})

test('a line that is removed from the cart leaves the keyboard where it stood', async ({ page }) => {
  await page.goto('/bookbloodtest')
  await page.getByRole('searchbox').first().fill('ferritin')
  await page.getByRole('checkbox', { name: /^Ferritin/ }).check()
  await page.getByRole('button', { name: '1 item' }).focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#content')?.id)).toBe('content')
})
