import type { DaySheet, SharedDaySheet } from '@homecare/contract/admin/day-sheet'
import type { System } from '@homecare/dev-servers/system'
import type { LaboratoryDay } from '@homecare/contract/admin/laboratory'
import type { Page } from 'playwright/test'
import { extractText } from 'unpdf'
import { expect, test } from '../fixtures'
import { expectPageQuality } from '../inspect'
import { choosePackage, chooseSlot, confirmBooking, dayIn, fillPatient, logInAs, PATIENT } from '../steps'

test('a family of three books one visit, pays once, and each of them has labels and a report with an own name', async ({
  page,
  newVisitor,
  stack,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 375, height: 812 })
  await choosePackage(page)
  await chooseSlot(page)
  for (const [number, name] of [
    [2, 'Lina Haddad'],
    [3, 'Adam Haddad'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a person' }).click()
    await page.getByRole('textbox', { name: `Full name of person ${number}` }).fill(name)
  }
  await expect(page.getByText(/^Total for 3 people: AED\s1,680/)).toBeVisible()
  await expectPageQuality(page)
  await fillPatient(page, { 'First name': 'Salma', Email: 'salma@example.com' })
  await expect(page.getByText('Lina Haddad: Diabetes & Nephro Package')).toBeVisible()
  const order = await confirmBooking(page)
  await page.getByRole('button', { name: /^Pay AED 1,680/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!')
  await expect(page.getByText('Adam Haddad: Diabetes & Nephro Package')).toBeVisible()

  const confirmed = await emailTo(stack, 'salma@', /^Your blood test/)
  for (const name of ['Salma', 'Lina', 'Adam']) expect(confirmed).toContain(`${name} Haddad: Diabetes & Nephro Package`)

  const office = await newVisitor()
  await logInAs(office, stack, 'coordinator')
  const visits = await Promise.all(
    [dayIn(0), dayIn(1), dayIn(2)].map(async (date) => {
      const sheet = (await (await office.request.get(`/api/day-sheet?date=${date}`)).json()) as DaySheet
      return sheet.visits.filter(({ orderId }) => orderId === order).map((visit) => ({ ...visit, date }))
    }),
  )
  const [visit] = visits.flat()
  if (!visit) throw new Error(`${order} is on no day sheet`)
  const { bookingId, date } = visit
  await office.goto(`/admin/bloodtests/${bookingId}`)
  const sample = office.getByRole('region', { name: 'Sample of Adam Haddad' })
  await sample.getByRole('button', { name: 'Give a number' }).click()
  await expect(sample.getByRole('link', { name: /^Labels/ })).toBeVisible()
  const { samples } = (await (await office.request.get(`/api/laboratory?date=${date}`)).json()) as LaboratoryDay
  const family = samples.filter(({ orderId }) => orderId === order)
  expect(family.map(({ fullName }) => fullName)).toEqual(['Salma Haddad', 'Lina Haddad', 'Adam Haddad'])
  expect(new Set(family.map(({ accession }) => accession)).size).toBe(3)
  const labels = await office.request.get(`/api/laboratory/labels.pdf?date=${date}&booking=${bookingId}`)
  const { text } = await extractText(new Uint8Array(await labels.body()), { mergePages: true })
  for (const { fullName, accession, tubes } of family) {
    expect(text.split(fullName).length - 1).toBe(tubes.length)
    expect(text.replaceAll(' ', '').split(String(accession)).length - 1).toBe(tubes.length)
  }

  const link = await office.request.post('/api/day-sheet/links', { data: { date } })
  const nurse = await newVisitor()
  await nurse.setViewportSize({ width: 375, height: 812 })
  await nurse.goto(((await link.json()) as SharedDaySheet).url)
  const child = nurse.getByRole('region', { name: 'Adam Haddad' })
  const summary = nurse.getByText(/, Salma Haddad$/)
  await expect(child.or(summary).first()).toBeVisible()
  if (!(await child.isVisible())) await summary.click()
  await expect(child).toContainText(/\d{3} \d{3} [A-Z]/)
  await expectPageQuality(nurse)

  await office.getByRole('button', { name: 'Complete', exact: true }).click()
  await office.getByRole('button', { name: 'Complete anyway' }).click()
  await expect(office.getByRole('group', { name: 'Undo' })).toBeVisible()
  for (const [name, line] of REPORTS) await releaseReport(office, { order, name, line })
  await expect(office.getByText('2 of 3 reports are released.')).toBeVisible()
  await expectPageQuality(office)

  const email = await emailTo(stack, 'salma@', /^Lina’s report/)
  const patient = await newVisitor()
  await patient.goto(/https?:\/\/\S+\/booking\?\S+/.exec(email)?.[0] ?? 'no link in the email')
  await expect(patient.getByText('2 of 3 reports are ready', { exact: true })).toBeVisible()
  await expectPageQuality(patient)
  for (const [name, line] of REPORTS) {
    const report = patient.getByRole('region', { name: `Report of ${name}` })
    await report.getByRole('textbox', { name: /^Last four digits/ }).fill(PATIENT.Phone.slice(-4))
    await report.getByRole('button', { name: `Open the report of ${name}` }).click()
    await expect(patient.getByTitle(`Laboratory report of ${name}`)).toBeVisible()
    const download = await report.getByRole('link', { name: 'Download' }).getAttribute('href')
    expect(await (await patient.request.get(download ?? '')).body()).toEqual(pdf(line))
  }
  await expectPageQuality(patient)
})

/** Adam's is still to come. */
const REPORTS = [
  ['Salma Haddad', 'report of the mother'],
  ['Lina Haddad', 'report of the daughter'],
] as const

/** A PDF with one line of text, by which two of them differ. */
const pdf = (line: string): Buffer =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${line}\ntrailer<</Root 1 0 R>>\n%%EOF`)

/** Staff see one person's name beside the document, and release it with the name that they read. */
async function releaseReport(page: Page, { order, name, line }: { order: string; name: string; line: string }) {
  const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer: pdf(line) }
  await page.getByLabel(`Upload the report (PDF) of ${name}`).setInputFiles(file)
  const review = page.getByRole('dialog', { name: 'Is this the report of this patient?' })
  await expect(review.getByText(name, { exact: true }).first()).toBeVisible()
  await expectPageQuality(page)
  await review.getByRole('combobox', { name: /^Whose name is on the document/ }).selectOption(name)
  await review.getByRole('textbox', { name: /last 4 characters/ }).fill(order.slice(-4))
  await review.getByRole('button', { name: 'Release to the patient' }).click()
  await expect(review).toBeHidden()
}

/** The plain text of an email. */
async function emailTo({ mailbox }: System, to: string, subject: RegExp): Promise<string> {
  const mail = await mailbox.waitFor((each) => each.to.includes(to) && subject.test(each.subject), 20_000)
  if (!mail) throw new Error(`no email with ${subject} came to ${to}`)
  return mail.text
}
