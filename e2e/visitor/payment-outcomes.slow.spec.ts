import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { bookUntilCard } from '../steps'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('declined: trying again leads to a second attempt of the same order that can be paid', async ({ page }) => {
  const order = await bookUntilCard(page)
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(heading(page)).toHaveText('Payment Failed!')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/confirm$/)
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText(`${order}-2`)).toBeVisible()
  await page.getByRole('button', { name: /^Pay AED/ }).click()
  await expect(heading(page)).toHaveText('Payment Successful!')
})

test('left by Back: the card page’s order can be changed and paid', async ({ page }) => {
  const order = await bookUntilCard(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Change or pay' }).click()
  await expect(page).toHaveURL(/\/confirm$/)
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText(new RegExp(`^${order}`)).first()).toBeVisible()
})
