import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { bookUntilCard, logIn, openCardPage, passQuarterHour } from '../steps'
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

test('left by Back: the card page’s order can be changed and paid', async ({ page }) => {
  const order = await bookUntilCard(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Change or pay' }).click()
  await expect(page).toHaveURL(/\/confirm$/)
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText(new RegExp(`^${order}`)).first()).toBeVisible()
})

test('aborted: the visitor returns to an unfinished payment, and nothing is booked', async ({ page }) => {
  await openCardPage(page)
  await page.getByRole('button', { name: 'Cancel payment' }).click()
  await expect(heading(page)).toHaveText('Payment not finished')
  await expect(page.getByText(/changed my mind/i)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Receipt (PDF)' })).toHaveCount(0)
  expect(page.url()).not.toContain('token')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test.describe('settled later', () => {
  // All of them mostly wait for the bank, so they do it side by side.
  test('a closed window is found by reconciliation and emailed, a late return finds the payment settled, and a slow bank turns from Processing to success without a reload', async ({
    newVisitor,
    stack,
  }) => {
    test.setTimeout(90_000)
    const { mailbox } = stack
    const closed = async () => {
      const page = await newVisitor()
      await openCardPage(page, { Email: 'closed@example.com' })
      await page.getByRole('button', { name: 'Pay, then close the window' }).click()
      const mail = await mailbox.waitFor((each) => each.to.includes('closed@example.com'), 30_000)
      expect(attachmentTypes(mail)).toEqual(RECEIPT_AND_CALENDAR)
    }
    const late = async () => {
      const page = await newVisitor()
      await openCardPage(page, { Email: 'late@example.com' })
      await page.getByRole('button', { name: 'Pay, return late' }).click()
      await mailbox.waitFor((mail) => mail.to.includes('late@example.com'), 30_000)
      await expect(heading(page)).toHaveText('Payment Successful!', { timeout: 30_000 })
    }
    const slow = async () => {
      const page = await newVisitor()
      await openCardPage(page)
      await page.getByRole('button', { name: 'Slow bank' }).click()
      await expect(heading(page)).toHaveText('Payment Successful!', { timeout: 45_000 })
    }
    await Promise.all([
      test.step('closed without returning', closed),
      test.step('returned late', late),
      test.step('slow bank', slow),
    ])
  })
})

test('wrong amount charged: not shown as paid, and staff get an email', async ({ page, stack }) => {
  await openCardPage(page, { 'First name': 'Wrongamount' })
  await page.getByRole('button', { name: 'Charge a wrong amount' }).click()
  await expect(heading(page)).toHaveText('Payment Processing Error!')
  await stack.mailbox.waitFor((mail) => /needs|action/i.test(mail.subject), 15_000)
})

test('a declined booking is paid on another device with the email’s link', async ({ page, newVisitor, stack }) => {
  await openCardPage(page, { Email: 'later@example.com' })
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(heading(page)).toHaveText('Payment Failed!')
  const { mailbox } = stack
  await passQuarterHour(stack.info.databaseUrl)
  const failed = await mailbox.waitFor((mail) => mail.to.includes('later@example.com'), 15_000)

  const other = await newVisitor()
  await other.goto(/https?:\/\/\S+\/booking\?\S+/.exec(failed?.text ?? '')?.[0] ?? 'no link in the email')
  await other.getByRole('button', { name: /^Pay AED .* by card$/ }).click()
  await other.getByRole('button', { name: /^Pay AED/ }).click()
  await expect(heading(other)).toHaveText('Payment Successful!')
  await mailbox.waitFor((mail) => mail.to.includes('later@example.com') && mail.attachments.length === 3, 15_000)
})
