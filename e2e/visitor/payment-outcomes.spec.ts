import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { bookUntilCard, logIn } from '../steps'
import { attachmentTypes, isStaffMail, RECEIPT_AND_CALENDAR } from './payment-mails'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('paid: the status page says so, both emails arrive with receipt and calendar file, and staff see the booking as pending and paid', async ({
  page,
  stack,
}) => {
  const order = await bookUntilCard(page, { Email: 'paid@example.com', 'First name': 'Paid' })
  await page.getByRole('button', { name: /^Pay AED/ }).click()
  await expect(heading(page)).toHaveText('Payment Successful!')
  await expect(page.getByText(order)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Receipt (PDF)' })).toBeVisible()

  const mailbox = stack.mailbox
  const patientMail = await mailbox.waitFor((mail) => mail.to.includes('paid@example.com'), 15_000)
  expect(attachmentTypes(patientMail)).toEqual(RECEIPT_AND_CALENDAR)
  expect(patientMail?.html).toContain(order)
  expect(patientMail?.text).toContain(order)
  const staffMail = await mailbox.waitFor((mail) => isStaffMail(mail) && mail.text.includes(order), 15_000)
  expect(attachmentTypes(staffMail)).toEqual(RECEIPT_AND_CALENDAR)

  const [admin] = stack.info.staff
  if (!admin) throw new Error('no demo staff')
  await logIn(page, admin)
  await page.goto('/admin/bloodtests?search=Paid')
  const row = page.getByRole('row', { name: /Paid Haddad/ })
  await expect(row).toContainText('Pending')
  await row.getByRole('link', { name: /View/ }).click()
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
})

test('declined: the status page says why, trying again leads to a second attempt of the same order that can be paid', async ({
  page,
}) => {
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

test('altered return: the tab that has booked follows its own order until it is paid', async ({ page }) => {
  await bookUntilCard(page)
  await page.getByRole('button', { name: 'Alter the answer' }).click()
  await expect(heading(page)).toHaveText('Payment Successful!', { timeout: 15_000 })
})
