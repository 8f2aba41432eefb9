import type { Page } from 'playwright/test'
import { extractText } from 'unpdf'
import { expect, test } from '../fixtures'
import { daySheetLink, dayOfVisit, emailTo, logInAs, orderAndPay } from '../steps'
import { closeAtOnce, openVisit, report } from './nurse-page'

const NOT_FASTED = 'Not fasted: the patient had eaten'
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

test.setTimeout(120_000)

test('the answer that a patient has eaten reaches desk, laboratory, label, hand-over list and the check of the report', async ({
  page,
  newVisitor,
  stack,
}) => {
  const order = await orderAndPay(await newVisitor(), { 'First name': 'Rana', Email: 'rana@example.com' })
  await dayOfVisit(stack.info.databaseUrl, order)
  const nurse = await newVisitor()
  const visit = await openVisit(nurse, await daySheetLink(page.request, stack), 'Rana Haddad')
  await report(visit, 'Sample taken', 'Sample taken')
  await visit.getByRole('button', { name: 'Sample taken' }).click()
  await expect(visit.getByText('Ask the patient, then choose')).toBeVisible()
  await visit.getByLabel(/without food/).selectOption('no')
  await expect(visit.getByText('Call the office before you take the sample')).toBeVisible()
  await expect(visit.getByRole('link', { name: /^\+971/ })).toHaveAttribute('href', /^tel:\+971\d+$/)
  await visit.getByRole('button', { name: 'Sample taken' }).click()
  await expect(nurse.getByRole('button', { name: 'Undo' })).toBeVisible()
  await closeAtOnce(nurse)

  await emailTo(stack, 'hello@ghafhomecare.example', `Alert: A sample needs action, ${order}`)
  await logInAs(page, stack, 'coordinator')
  await page.getByRole('link', { name: /^Alerts \d+$/ }).click()
  const alert = page.getByRole('listitem').filter({ hasText: order }).filter({ hasText: 'Sample without fasting' })
  await expect(alert).toContainText('had eaten, although a test needs fasting')
  await alert.getByRole('link', { name: `Order ${order}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rana Haddad')
  await expect(page.getByText(/^The patient had eaten although the tests need fasting/)).toBeVisible()
  const sample = page.getByRole('region', { name: 'Sample' })
  await expect(sample.getByText(NOT_FASTED)).toBeVisible()

  await page
    .getByLabel('Upload the report (PDF)')
    .setInputFiles({ ...{ name: 'report.pdf', buffer: PDF }, mimeType: 'application/pdf' })
  const check = page.getByRole('dialog', { name: 'Is this the report of this patient?' })
  await expect(check.getByText(/^The patient had eaten before the sample was taken/)).toBeVisible()
  await check.getByRole('button', { name: 'Close' }).click()

  const labels = await sample.getByRole('link', { name: /^Labels/ }).getAttribute('href')
  expect(await paper(page, labels ?? '')).toMatch(/NOT FASTED 1\/\d/)
  await sample.getByRole('link', { name: 'All samples of the day' }).click()
  await expect(page.getByRole('row', { name: /Rana Haddad/ })).toContainText(NOT_FASTED)

  await page.goto(`/admin/bloodtests?search=${order}&payment=NeedsAction`)
  await page.getByRole('link', { name: 'View Rana Haddad' }).click()
  await page.getByRole('button', { name: 'Mark as done, with a note' }).click()
  await page.getByRole('textbox', { name: /^What you found and did/ }).fill('The laboratory keeps the results')
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText('Marked as done. Your note is in the history.')).toBeVisible()
  await expect(sample.getByText(NOT_FASTED)).toBeVisible()
  await page.goto('/admin/alerts')
  await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: order })).toHaveCount(0)
})

test('a visit completed at the desk has the collection that staff say, or none, on the record and on the hand-over list', async ({
  page,
  newVisitor,
  stack,
}) => {
  const book = async (name: string) => {
    const order = await orderAndPay(await newVisitor(), { 'First name': name, Email: `${name}@example.com` })
    await dayOfVisit(stack.info.databaseUrl, order)
    return order
  }
  const [sawsan, dana] = [await book('Sawsan'), await book('Dana')]
  await logInAs(page, stack, 'coordinator')
  const complete = async (order: string, collection: { by?: string; time?: string }) => {
    await page.goto(`/admin/bloodtests?search=${order}`)
    await page.getByRole('link', { name: /^View (Sawsan|Dana) Haddad$/ }).click()
    await page.getByRole('button', { name: 'Complete', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: /^Complete/ })
    await dialog.getByLabel('Sample taken by').fill('Maya Rahman')
    await save.click()
    await expect(dialog.getByText('Say when it was taken, or leave both empty')).toBeVisible()
    await dialog.getByLabel('Sample taken by').fill(collection.by ?? '')
    await dialog.getByLabel('Time').fill(collection.time ?? '')
    await save.click()
    await expect(page.getByText('Appointment completed')).toBeVisible()
  }
  const sample = page.getByRole('region', { name: 'Sample' })

  await complete(sawsan, {})
  await expect(sample.getByText('Taken, nobody has said when')).toBeVisible()
  await expect(sample.getByText(/^(By|Late since) /)).toHaveCount(0)
  // Midnight of the visit's day has passed whatever the hour is.
  await complete(dana, { by: 'Maya Rahman', time: '00:00' })
  await expect(sample.getByText(/ 00:00, Maya Rahman$/)).toBeVisible()

  await page.goto('/admin/laboratory')
  await expect(page.getByRole('row', { name: /Sawsan Haddad/ })).toContainText('Taken, nobody has said when')
  const list = await page.getByRole('link', { name: /^Hand-over list/ }).getAttribute('href')
  const text = await paper(page, list ?? '')
  for (const order of [sawsan, dana]) expect(text).toContain(order)
  expect(text).toContain(' 00:00 Maya Rahman')
})

const paper = async (page: Page, path: string): Promise<string> => {
  const answer = await page.request.get(path)
  const { text } = await extractText(new Uint8Array(await answer.body()), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
