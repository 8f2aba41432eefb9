import type { System } from '@homecare/dev-servers/system'
import type { APIRequestContext, Page } from 'playwright/test'
import { deskFor } from '../desk'
import { expect, test } from '../fixtures'
import { expectPageQuality } from '../inspect'
import { codeFor, messagesTo, newPhone } from '../phones'
import { confirmBooking, countInput, orderAndPay, PACKAGE, payOrder, visitSoon } from '../steps'

async function signIn(page: Page, stack: System, phone: string): Promise<void> {
  const before = (await messagesTo(stack, phone)).length
  await page.goto('/my')
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await page.getByRole('button', { name: 'Send a code' }).click()
  const field = page.getByRole('textbox', { name: 'Code of six digits' })
  await expect(field).toBeFocused()
  await field.fill(await codeFor(stack, phone, before))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
}

test('a patient signs in by phone, moves the next visit and signs out', async ({ page, stack }) => {
  test.setTimeout(120_000)
  const phone = newPhone()
  await orderAndPay(page, { Phone: phone, Email: 'all-visits@example.com' })
  await page.getByRole('link', { name: 'All your visits' }).click()
  await expect(page).toHaveURL(/\/my$/)
  await expectPageQuality(page)
  await signIn(page, stack, phone)
  await expect(page.getByText('Maryam Haddad')).toBeVisible()
  await expectPageQuality(page)

  await page.getByRole('link', { name: /^Move the visit on/ }).click()
  await expect(page.getByText(/^Your visit is planned for/)).toBeVisible()
  await expect(page).not.toHaveURL(/token/)
  const times = page.getByRole('button', { name: /^\d\d:\d\d (Am|Pm)/ }).and(page.locator(':enabled'))
  await times.and(page.locator('[aria-pressed=false]')).last().click()
  await page.getByRole('button', { name: /^(Move my visit|Ask for this time)$/ }).click()
  await expect(page.getByText(/^(Your visit was moved|You have asked for another time)$/)).toBeVisible()

  await page.getByRole('link', { name: 'All your visits' }).click()
  await expect(page.getByRole('heading', { name: 'Your next visit' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible()
})

/** From the choice of a time to the review. */
async function takeEarliest(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Earliest/ }).click()
  await page.getByRole('button', { name: 'Book Appointment' }).click()
}

test('a patient who is signed in books with at most 6 clicks, from all visits or with the details filled in', async ({
  page,
  stack,
}) => {
  test.setTimeout(120_000)
  const counts = await countInput(page)
  const phone = newPhone()
  await orderAndPay(page, { Phone: phone, Email: 'returning@example.com' })
  await signIn(page, stack, phone)

  await page.goto('/')
  const beforeVisits = counts.clicks
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your Visits' }).click()
  await page.getByRole('button', { name: /^Book again/ }).click()
  await takeEarliest(page)
  await confirmBooking(page)
  const fromVisits = counts.clicks - beforeVisits

  await page.goto('/')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/bookbloodtest')
  const beforeTests = counts.clicks
  await page.getByRole('button', { name: `Book a Test: ${PACKAGE.name}` }).click()
  await takeEarliest(page)
  await page.getByRole('button', { name: 'Sign in by phone to fill this in' }).click()
  await expect(page.getByText(/^Filled in/)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await confirmBooking(page)
  const fromTests = counts.clicks - beforeTests
  console.log(`Clicks of a patient who is signed in: ${fromVisits} from all visits, ${fromTests} from the tests.`)
  expect(fromVisits).toBeGreaterThan(0)
  expect(fromVisits).toBeLessThanOrEqual(6)
  expect(fromTests).toBeLessThanOrEqual(6)
})

/** A visit that took place, of somebody whose date of birth the nurse wrote down, with its report. */
async function orderWithReport(request: APIRequestContext, stack: System, phone: string): Promise<void> {
  const order = await payOrder(request, { 'First name': 'Adam', Phone: phone, Email: 'adam@family.example' })
  await visitSoon(stack.info.databaseUrl, order)
  const desk = await deskFor(request, stack, order)
  const people = [{ person: 0, birthDate: '1958-03-25', sex: 'male' as const }]
  await desk.enter('sampleTaken', { tubes: 2, fasted: true, people })
  await desk.releaseReport()
}

test.describe(() => {
  // The wrong date of birth is refused.
  test.use({ allowedErrors: ['422'] })
  test('an invitation, a family and a report are readable by everybody; a wrong date of birth opens no report, and who is managed ends it', async ({
    page,
    stack,
    newVisitor,
    request,
  }) => {
    test.setTimeout(180_000)
    const [daughter, father] = [newPhone(), newPhone()]
    await payOrder(request, { 'First name': 'Lina', Phone: daughter, Email: 'lina@family.example' })
    await orderWithReport(request, stack, father)
    await signIn(page, stack, daughter)
    await page.getByRole('button', { name: 'Add a family member' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Adam')
    await page.getByRole('textbox', { name: 'The person’s phone number' }).fill(father)
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByRole('button', { name: 'Take the invitation of Adam back' })).toBeVisible()

    const own = await newVisitor()
    await signIn(own, stack, father)
    await expect(own.getByText(/sees all your visits/)).toBeVisible()
    await expect(own.getByRole('heading', { name: 'Reports that are ready' })).toBeVisible()
    await expectPageQuality(own)
    await own.getByRole('button', { name: 'Confirm' }).click()
    await expect(own.getByText('Sees and manages your visits')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Booked with Adam’s phone')).toBeVisible()
    await expectPageQuality(page)

    await own.getByRole('button', { name: /^End this/ }).click()
    await expect(own.getByText('Sees and manages your visits')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('article').getByText('Lina Haddad')).toBeVisible()
    await expect(page.getByRole('article').getByText('Adam Haddad')).toHaveCount(0)

    await own.getByRole('link', { name: 'Open the report of Adam Haddad' }).click()
    const field = own.getByRole('textbox', { name: 'Date of birth of the person in this report' })
    await expect(own.getByRole('textbox', { name: /digits/ })).toHaveCount(0)
    await field.fill('26 March 1958')
    await own.getByRole('button', { name: 'Open my report' }).click()
    await expect(own.getByText(/^This is not the date of birth/)).toBeVisible()
    await expectPageQuality(own)
  })
})
