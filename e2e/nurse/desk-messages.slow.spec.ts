import { expect, test } from '../fixtures'
import { dayIn, daySheetLink, dayOfVisit, emailTo, logInAs, orderAndPay } from '../steps'
import { closeAtOnce, openVisit, report } from './nurse-page'

/** As emails write it: `Wed 25 Nov 2026`. */
const today = (): string => {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(dayIn(0)).toLocaleDateString('en-GB', parts).replace(',', '').replace('Sept', 'Sep')
}

test('a step is sent by closing the nurse’s page and mails the patient with the day; nobody at the door alerts the desk', async ({
  page,
  newVisitor,
  stack,
}) => {
  const email = 'huda@example.com'
  const order = await orderAndPay(page, { 'First name': 'Huda', Email: email })
  await dayOfVisit(stack.info.databaseUrl, order)
  const url = await daySheetLink(page.request, stack)
  await logInAs(page, stack, 'coordinator')

  const nurse = await newVisitor()
  const visit = await openVisit(nurse, url, 'Huda Haddad')
  await report(visit, 'On my way', 'Yes, on my way')
  await nurse.getByRole('button', { name: 'Undo' }).click()
  await expect(visit.getByText('On the way', { exact: false })).toHaveCount(0)
  await report(visit, 'On my way', 'Yes, on my way')
  await expect(nurse.getByRole('button', { name: 'Undo' })).toBeVisible()
  await closeAtOnce(nurse)
  await emailTo(stack, email, `Your nurse is on the way, ${today()}`)

  const door = await newVisitor()
  await report(await openVisit(door, url, 'Huda Haddad'), 'Nobody there', 'Yes, nobody is there')
  await closeAtOnce(door)
  const { text } = await emailTo(stack, email, /^We came for the visit you booked, but nobody answered the door, /)
  expect(text).toMatch(new RegExp(`at \\d{1,2}:\\d\\d [ap]m on ${today().slice(0, -5)} nobody answered the door`))
  await emailTo(stack, 'hello@ghafhomecare.example', `Alert: Nobody was there, ${order}`)

  await page.getByRole('link', { name: /^Alerts \d+$/ }).click()
  const row = page.getByRole('listitem').filter({ hasText: order }).filter({ hasText: 'Nobody there' })
  await expect(row).toContainText('The nurse met nobody at the door of the visit at 10:00 Am.')
  await row.getByRole('button', { name: /^Mark as seen/ }).click()
  await expect(row).toContainText('Seen by Sara Nair')
})
