import { expect, test } from '../fixtures'
import { choosePackage, chooseSlot, PACKAGE } from '../steps'

// With animations, as most visitors have them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a wizard step redirects to the first incomplete step; reload, back and forward keep the visitor’s choices and input', async ({
  page,
}) => {
  await page.goto('/confirm')
  await expect(page).toHaveURL(/\/bookbloodtest$/)
  await choosePackage(page)
  await page.goto('/patientdetails')
  await expect(page).toHaveURL(/\/selectdate&time$/)

  const time = await chooseSlot(page)
  const firstName = page.getByRole('textbox', { name: /^First name/ })
  await firstName.fill('Omar')
  await page.reload()
  await expect(firstName).toHaveValue('Omar')
  await page.goBack()
  await expect(page).toHaveURL(/\/selectdate&time$/)
  await expect(page.getByRole('button', { name: time, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.goForward()
  await expect(firstName).toHaveValue('Omar')
})

test('a package of the home page shows its price there and leads to the choice of a day', async ({ page }) => {
  await page.goto('/')
  const card = page.getByRole('listitem').filter({ hasText: PACKAGE.name })
  await expect(card).toContainText(PACKAGE.price)
  await card.getByRole('link', { name: /^Book/ }).click()
  await expect(page).toHaveURL(/\/selectdate&time$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/bookbloodtest$/)
  await expect(page.getByRole('region', { name: 'Your booking' })).toContainText(PACKAGE.price)
})
