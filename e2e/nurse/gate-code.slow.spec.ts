import { expect, test } from '../fixtures'
import { expectPageQuality } from '../inspect'
import { bookingLink, daySheetLink, emailTo, logInAs, orderAndPay, visitSoon } from '../steps'
import { report, showVisit } from './nurse-page'

const CODE = 'Gate B, 4471#'

test.setTimeout(120_000)

test('a gate code from the patient’s page reaches nurse and desk; a step is sent by closing the nurse’s page, and the patient’s page begins with the nurse who has set off', async ({
  page,
  newVisitor,
  stack,
}) => {
  const email = 'layla@example.com'
  const patient = await newVisitor()
  const order = await orderAndPay(patient, { 'First name': 'Layla', Email: email })
  await visitSoon(stack.info.databaseUrl, order)
  await patient.goto(bookingLink(await emailTo(stack, email, /^Your blood test at home/)))
  const headline = patient.getByRole('heading', { level: 1 })
  await expect(headline).toHaveText(/^Your nurse comes today, /)
  const changes = patient.getByRole('button', { name: /^(Ask for another time|Ask to cancel the visit)$/ })
  await expect(changes).toHaveCount(2)
  await expectPageQuality(patient)
  await patient.getByRole('textbox', { name: /^Gate code/ }).fill(CODE)
  await patient.getByRole('button', { name: 'Send to the nurse' }).click()
  await expect(patient.getByText(/^Your nurse and our team have it/)).toBeVisible()

  const nurse = await newVisitor()
  await nurse.goto(await daySheetLink(page.request, stack))
  const visit = await showVisit(nurse, 'Layla Haddad')
  await expect(visit.getByText(CODE)).toBeVisible()
  await report(visit, 'On my way', 'Yes, on my way')
  // Within the ten seconds in which a step can be taken back.
  await nurse.close({ runBeforeUnload: true })
  await emailTo(stack, email, /^Your nurse is on the way, /)

  await patient.reload()
  await expect(headline).toHaveText(/^Your nurse is on the way, /)
  await expect(patient.getByRole('textbox', { name: /^Gate code/ })).toBeVisible()
  await expect(changes).toHaveCount(0)

  await logInAs(page, stack, 'coordinator')
  await page.goto(`/admin/bloodtests?search=${order}`)
  await page.getByRole('link', { name: 'View Layla Haddad' }).click()
  await expect(page.getByText(CODE)).toBeVisible()
})
