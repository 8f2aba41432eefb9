import type { System } from '@homecare/dev-servers/system'
import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { expectPageQuality } from '../inspect'
import { bookingLink, dayIn, emailTo, logInAs, PACKAGE, PATIENT } from '../steps'

/** A PDF with one line of text, by which two of them differ. */
const pdf = (line: string): Buffer =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${line}\ntrailer<</Root 1 0 R>>\n%%EOF`)

const CALLER = {
  'Full name': 'Samira Haddad',
  'Phone number': PATIENT.Phone,
  Email: 'samira@example.com',
  'Door number': PATIENT['Door number'],
  'Building name': PATIENT['Building name'],
  Landmark: PATIENT.Landmark,
  City: PATIENT.City,
}

/** Staff book while they talk with the patient; resolves with the order number. */
async function bookOnThePhone(page: Page, stack: System): Promise<string> {
  await logInAs(page, stack, 'coordinator')
  await page.keyboard.press('b')
  await expect(page.getByRole('heading', { level: 1, name: 'New booking' })).toBeVisible()
  await expectPageQuality(page)
  await page.getByRole('searchbox', { name: 'Search tests and packages' }).fill(PACKAGE.name)
  await page.getByRole('button', { name: `Add ${PACKAGE.name}` }).click()
  await chooseFreeTime(page)
  for (const [label, value] of Object.entries(CALLER))
    await page.getByRole('textbox', { name: new RegExp(`^${label}(?! or email)`) }).fill(value)
  await page.getByRole('button', { name: 'Create and send the pay link' }).click()
  const text = page.getByLabel('To paste into a chat')
  await expect(text).toHaveValue(/^Hello Samira, .*\/pay\?orderId=ORD-/)
  await expectPageQuality(page)
  return /ORD-\d+/.exec(await text.inputValue())?.[0] ?? ''
}

/** A free time of tomorrow. Whether a time of today is too soon for the package's fast depends on the hour. */
async function chooseFreeTime(page: Page): Promise<void> {
  const times = page.getByRole('group', { name: /^Times on/ }).getByRole('button', { name: /^\d\d:\d\d (Am|Pm)/ })
  await page.getByLabel('Day', { exact: true }).fill(dayIn(1))
  await expect(times).toHaveCount(12)
  await times.and(page.locator(':enabled')).last().click()
  await expect(page.getByText(/is held for this call until/)).toBeVisible()
}

/** The patient pays by the link in the email, which works in Arabic as well. */
async function payByLink(page: Page, url: string): Promise<void> {
  await page.goto(url.replace('/pay?', '/ar/pay?'))
  await expect(page.getByRole('heading', { name: 'نحتفظ لك بهذا الوقت' })).toBeVisible()
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'We hold this time for you' })).toBeVisible()
  await expectPageQuality(page)
  await page.getByRole('button', { name: /^Pay AED/ }).click()
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: /^Pay AED/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!')
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'Your visit is paid for' })).toBeVisible()
}

/** The staff's page of the patient's booking, whose visit is completed; on the way there is the patient's page. */
async function completedVisit(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Open the booking' }).click()
  await page.getByRole('link', { name: 'All visits, requests and money' }).click()
  await expect(page.getByRole('heading', { level: 1, name: CALLER['Full name'] })).toBeVisible()
  await expectPageQuality(page)
  await page.getByRole('link', { name: 'Back to the booking' }).click()
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  await page.getByRole('button', { name: 'Complete anyway' }).click()
  await expect(page.getByRole('group', { name: 'Undo' })).toBeVisible()
}

/** Uploading opens the document for its check. */
async function upload(page: Page, line: string): Promise<void> {
  const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer: pdf(line) }
  await page.getByLabel('Upload the report (PDF)').setInputFiles(file)
}

test('a caller’s booking goes from the phone call over the pay link to a report that the patient’s doctor opens', async ({
  page,
  newVisitor,
  stack,
}) => {
  test.setTimeout(180_000)
  const email = CALLER.Email
  const staff = await newVisitor()
  const order = await bookOnThePhone(staff, stack)
  const { text } = await emailTo(stack, email, /pay/i)
  await payByLink(page, /https?:\/\/\S+\/pay\?\S+/.exec(text)?.[0] ?? 'no link in the email')

  await completedVisit(staff)
  await staff
    .getByLabel(/Choose files/)
    .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdf('letter') })
  await expect(staff.getByText('Is this the laboratory’s report?')).toBeVisible()
  await expectPageQuality(staff)
  await staff.getByRole('button', { name: 'No, a file for the team' }).click()
  await expect(staff.getByRole('link', { name: /letter\.pdf/ })).toBeVisible()
  await upload(staff, order)
  const review = staff.getByRole('dialog', { name: 'Is this the report of this patient?' })
  await expect(review.getByText('Samira Haddad', { exact: true })).toBeVisible()
  await expect(review.getByText(order)).toBeVisible()
  await expectPageQuality(staff)
  await review.getByRole('textbox', { name: /last 4 characters/ }).fill(order.slice(-4))
  await review.getByRole('button', { name: 'Release to the patient' }).click()
  await expect(staff.getByText('Not opened by the patient yet')).toBeVisible()

  const ready = await emailTo(stack, email, /report/i)
  expect(ready.attachments.map(({ filename }) => filename)).toEqual(['logo.png'])
  const patient = await newVisitor()
  await patient.goto(bookingLink(ready))
  const digits = patient.getByRole('textbox', { name: 'Last four digits of your phone number' })
  await digits.fill(PATIENT.Phone.slice(-4))
  await expectPageQuality(patient)
  await patient.getByRole('button', { name: 'Open my report' }).click()
  await expect(patient.getByTitle('Your laboratory report')).toBeVisible()
  const download = await patient.request.get(`/api/orders/${order}/report/file?download=1`)
  expect(await download.body()).toEqual(pdf(order))
  expect(download.headers()['cache-control']).toContain('no-store')

  await patient.getByRole('textbox', { name: 'Who is it for?' }).fill('Dr Haddad')
  await patient.getByRole('button', { name: 'Make a link' }).click()
  const made = patient.getByRole('link', { name: /\/report#/ })
  const passcode = (await patient.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent()) ?? ''
  await expectPageQuality(patient)

  const doctor = await newVisitor()
  const shared = (await made.getAttribute('href')) ?? ''
  await doctor.goto(shared.replace('/report#', '/ar/report#'))
  await expect(doctor.getByRole('textbox', { name: 'رمز المرور' })).toBeVisible()
  await expectPageQuality(doctor)
  await doctor.goto(shared)
  await doctor.getByRole('textbox', { name: 'Passcode' }).fill(passcode)
  await expectPageQuality(doctor)
  await doctor.getByRole('button', { name: 'Open the report' }).click()
  await expect(doctor.getByTitle('The laboratory report')).toBeVisible()
  await expectPageQuality(doctor)
})
