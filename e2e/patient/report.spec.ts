import type { Stack } from '@homecare/cli/stack'
import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { expectSoundPage } from '../inspect'
import { logIn, orderAndPay, PATIENT } from '../steps'

/** A PDF with one line of text, by which two of them differ. */
const pdf = (line: string): Buffer =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${line}\ntrailer<</Root 1 0 R>>\n%%EOF`)

async function emailTo({ backingServices }: Stack, to: string, subject: RegExp) {
  const mail = await backingServices.mailbox?.waitFor(
    (each) => each.to.includes(to) && subject.test(each.subject),
    20_000,
  )
  if (!mail) throw new Error(`no email with ${subject} came to ${to}`)
  return mail
}

/** The staff's page of the patient's booking, whose visit is completed. */
async function completedVisit(page: Page, stack: Stack, name: string): Promise<void> {
  const coordinator = stack.info.staff.find(({ role }) => role === 'coordinator')
  if (!coordinator) throw new Error('no demo coordinator')
  await logIn(page, coordinator)
  await page.goto(`/admin/bloodtests?search=${name}`)
  await page.getByRole('link', { name: `View ${name} ${PATIENT['Last name']}` }).click()
  await page.getByRole('button', { name: 'Complete' }).click()
  await page.getByRole('button', { name: 'Complete anyway' }).click()
  await expect(page.getByRole('group', { name: 'Undo' })).toBeVisible()
}

/** Uploading opens the document for its check. */
async function upload(page: Page, name: string, line: string): Promise<void> {
  await page
    .getByLabel('Upload the report (PDF)')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf(line) })
}

test('a wrong report is caught before its release; the right one is opened by its patient and, by a link with a passcode, by a doctor', async ({
  page,
  newVisitor,
  stack,
}) => {
  test.setTimeout(120_000)
  const email = 'samira@example.com'
  const order = await orderAndPay(page, { 'First name': 'Samira', Email: email })

  const staff = await newVisitor()
  await completedVisit(staff, stack, 'Samira')
  await upload(staff, 'another patient.pdf', `not ${order}`)
  const review = staff.getByRole('dialog', { name: 'Is this the report of this patient?' })
  await expect(review.getByText('Samira Haddad', { exact: true })).toBeVisible()
  await expect(review.getByText(order)).toBeVisible()
  await expectSoundPage(staff)
  await review.getByRole('button', { name: 'Not this patient: discard' }).click()
  await staff.getByRole('textbox', { name: /^Reason/ }).fill('Another patient’s report')
  await staff.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(staff.getByText('Discarded', { exact: true })).toBeVisible()

  await upload(staff, 'report.pdf', order)
  const end = review.getByRole('textbox', { name: /last 4 characters/ })
  await end.fill('nope')
  await review.getByRole('button', { name: 'Release to the patient' }).click()
  await expect(review.getByText('These are not the last 4 characters of this order’s number.')).toBeVisible()
  await end.fill(order.slice(-4))
  await review.getByRole('button', { name: 'Release to the patient' }).click()
  await expect(staff.getByText('Not opened by the patient yet')).toBeVisible()

  const ready = await emailTo(stack, email, /report/i)
  expect(ready.attachments).toEqual([])
  const patient = await newVisitor()
  await patient.goto(/https?:\/\/\S+\/booking\?\S+/.exec(ready.text)?.[0] ?? 'no link in the email')
  const digits = patient.getByRole('textbox', { name: 'Last four digits of your phone number' })
  await digits.fill(PATIENT.Phone.slice(-4))
  await expectSoundPage(patient)
  await patient.getByRole('button', { name: 'Open my report' }).click()
  await expect(patient.getByTitle('Your laboratory report')).toBeVisible()
  const download = await patient.request.get(`/api/orders/${order}/report/file?download=1`)
  expect(await download.body()).toEqual(pdf(order))
  expect(download.headers()['cache-control']).toContain('no-store')

  await patient.getByRole('textbox', { name: 'Who is it for?' }).fill('Dr Haddad')
  await patient.getByRole('button', { name: 'Make a link' }).click()
  const made = patient.getByRole('link', { name: /\/report#/ })
  const passcode = (await patient.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent()) ?? ''
  await expectSoundPage(patient)

  const doctor = await newVisitor()
  await doctor.goto((await made.getAttribute('href')) ?? '')
  await doctor.getByRole('textbox', { name: 'Passcode' }).fill(passcode)
  await expectSoundPage(doctor)
  await doctor.getByRole('button', { name: 'Open the report' }).click()
  await expect(doctor.getByTitle('The laboratory report')).toBeVisible()
  await expectSoundPage(doctor)

  await emailTo(stack, email, /opened/i)
  await staff.reload()
  await expect(staff.getByText('Opened by a doctor’s link: once')).toBeVisible()
})
