import type { Browser, Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { expectPageQuality } from '../inspect'
import { choosePackage, confirmBooking, fillPatient } from '../steps'

const linkInEmail = (mail: { text: string } | undefined): string =>
  /https?:\/\/\S+\/booking\?\S+/.exec(mail?.text ?? '')?.[0] ?? 'no link in the email'
const freeTimes = (page: Page) =>
  page.getByRole('button', { name: /^\d\d:\d\d (Am|Pm)$/ }).and(page.locator(':enabled'))
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Picks the last free time on a day of next month: patients can move such a visit without staff. */
async function pickNextMonth(page: Page, day: number): Promise<string> {
  await page.getByRole('button', { name: 'Next month' }).click()
  await page.getByRole('gridcell', { name: new RegExp(`\\b${day} \\w+ \\d{4}$`) }).click()
  await freeTimes(page).last().click()
  return (await page.locator('[aria-pressed=true]').textContent())?.trim() ?? ''
}

/** A new browser without storage and cookies. */
async function otherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  return context.newPage()
}

test('with the email’s link a patient sees the booking, moves it to another day and requests its cancellation, and staff see both', async ({
  page,
  stack,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000)
  await choosePackage(page)
  await pickNextMonth(page, 15)
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  await fillPatient(page, { Email: 'mover@example.com', 'First name': 'Mover' })
  const order = await confirmBooking(page)
  await page.getByRole('button', { name: /^Pay AED/ }).click()
  await expect(heading(page)).toHaveText('Payment Successful!')
  const { mailbox } = stack
  const confirmed = await mailbox.waitFor((mail) => mail.to.includes('mover@example.com'), 15_000)
  const link = linkInEmail(confirmed)

  const other = await otherDevice(browser, baseURL)
  await other.goto(link)
  await expect(heading(other)).toHaveText('Your booking')
  await expect(other.getByText(order)).toBeVisible()
  await expectPageQuality(other)
  await other.getByRole('button', { name: 'Move the visit' }).click()
  await other.getByRole('gridcell', { name: /\b16 \w+ \d{4}$/ }).click()
  await freeTimes(other).first().click()
  await other.getByRole('button', { name: 'Move my visit' }).click()
  await expect(other.getByText('Your visit was moved')).toBeVisible()
  const moved = await mailbox.waitFor((mail) => mail.subject.startsWith('Your visit was moved'), 15_000)
  expect(moved?.attachments.map(({ filename }) => filename)).toEqual(['logo.png', 'visit.ics'])

  await other.getByRole('button', { name: 'Ask to cancel the visit' }).click()
  await other.getByRole('button', { name: 'Send the request' }).click()
  await expect(other.getByText('You have asked to cancel')).toBeVisible()
  await other.reload()
  await expect(other.getByText('You have asked to cancel')).toBeVisible()
  await other.context().close()
  await mailbox.waitFor(
    (mail) => mail.subject.startsWith('Patient asks to cancel') && mail.text.includes(order),
    15_000,
  )
})
