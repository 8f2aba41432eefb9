import { expect, test } from '../fixtures'
import { chooseSlot, PACKAGE } from '../steps'

// With animations, as most visitors have them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a visitor gets from the catalogue to the card page with the keyboard alone', async ({ page }) => {
  await page.goto('/bookbloodtest')
  const book = page.getByRole('button', { name: `Book a Test: ${PACKAGE.name}` })
  await book.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/selectdate&time$/)
  await chooseSlot(page)
  await page.getByRole('textbox', { name: /^First name/ }).focus()
  for (const text of ['Aisha', 'Khan', 'aisha@example.com', '0501234567', '7', 'Lake View', 'Metro exit 2']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  // In a closed list the typed letters choose.
  await page.keyboard.type('Dubai M')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: /^City/ })).toHaveValue('Dubai Marina, Dubai')
  await page.getByRole('button', { name: 'Continue' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/confirm$/)
  await page.getByRole('button', { name: 'Confirm Booking' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible({ timeout: 15_000 })
})
