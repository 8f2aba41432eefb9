import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { choosePackage, chooseSlot, confirmBooking, fillPatient, logIn } from './steps'

const PICTURES = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const PHONE = { width: 375, height: 812 }
const DESK = { width: 1440, height: 900 }

const take = async (page: Page, name: string): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${PICTURES}${name}.png` })
}

test('screenshots for the README', async ({ page, stack }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await take(page, 'home-375')
  await choosePackage(page)
  await expect(page.getByRole('button', { name: /^\d\d:\d\d (Am|Pm)/ }).first()).toBeVisible()
  await take(page, 'slots-375')

  await page.setViewportSize(DESK)
  await page.goto('/bookbloodtest')
  await take(page, 'bookbloodtest-1440')
  for (const [first, last] of [
    ['Maryam', 'Haddad'],
    ['Omar', 'Al Suwaidi'],
    ['Leila', 'Rahman'],
  ]) {
    await choosePackage(page)
    await chooseSlot(page)
    await fillPatient(page, { 'First name': first, 'Last name': last })
    await confirmBooking(page)
    await page.getByRole('button', { name: /^Pay AED/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!')
  }
  await take(page, 'paid-1440')

  const [admin] = stack.info.staff
  if (!admin) throw new Error('no demo staff')
  await logIn(page, admin)
  await page.goto('/admin/bloodtests')
  await expect(page.getByRole('row', { name: /Maryam Haddad/ })).toBeVisible()
  await take(page, 'admin-bloodtests-1440')
  await page
    .getByRole('row', { name: /Maryam Haddad/ })
    .getByRole('link', { name: /View/ })
    .click()
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeVisible()
  await take(page, 'admin-bloodtest-1440')
})
