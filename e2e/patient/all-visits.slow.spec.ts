import type { GatewayMessage } from '@homecare/dev-servers/message-gateway/store'
import type { System } from '@homecare/dev-servers/system'
import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { expectPageQuality } from '../inspect'
import { confirmBooking, countInput, logInAs, orderAndPay, PACKAGE } from '../steps'

const CODE = /\b(\d{6})\b/

/** The newest code that went to a phone after `since` messages. */
async function codeFor(stack: System, phone: string, since: number): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const fresh = (await messagesTo(stack, phone)).slice(0, -since || undefined)
      code = CODE.exec(fresh.find(({ text }) => CODE.test(text))?.text ?? '')?.[1] ?? ''
      return code
    })
    .not.toBe('')
  return code
}

/** Newest first, as the gateway lists them. */
async function messagesTo({ info }: System, phone: string): Promise<GatewayMessage[]> {
  const all = (await (await fetch(`${info.messages}/messages`)).json()) as GatewayMessage[]
  return all.filter(({ to }) => to === phone).toSorted((a, b) => b.date.localeCompare(a.date))
}

async function signIn(page: Page, stack: System, phone: string): Promise<void> {
  const before = (await messagesTo(stack, phone)).length
  await page.goto('/my')
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await page.getByRole('button', { name: 'Send a code' }).click()
  const field = page.getByRole('textbox', { name: 'Code of six digits' })
  await expect(field).toBeFocused()
  await field.fill(await codeFor(stack, phone, before))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Your next visit' })).toBeVisible()
}

test('a patient signs in by phone, moves the next visit and signs out', async ({ page, stack }) => {
  test.setTimeout(120_000)
  const phone = '+971507001001'
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

test('one of a family of three sees the visits of the others after both have confirmed it, until one takes over', async ({
  page,
  stack,
  newVisitor,
}) => {
  test.setTimeout(180_000)
  const family = [
    { phone: '+971507002001', name: 'Lina' },
    { phone: '+971507002002', name: 'Samira' },
    { phone: '+971507002003', name: 'Adam' },
  ]
  for (const { phone, name } of family)
    await orderAndPay(await newVisitor(), {
      'First name': name,
      Phone: phone,
      Email: `${name.toLowerCase()}@family.example`,
    })
  const [daughter, ...parents] = family
  await signIn(page, stack, daughter?.phone ?? '')
  for (const { phone, name } of parents) {
    await page.getByRole('button', { name: 'Add a family member' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await page.getByRole('textbox', { name: 'The person’s phone number' }).fill(phone)
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByRole('button', { name: `Take the invitation of ${name} back` })).toBeVisible()
  }
  await expect(page.getByText('Samira Haddad')).toHaveCount(0)

  let father: Page | undefined
  for (const { phone } of parents) {
    const own = await newVisitor()
    await signIn(own, stack, phone)
    await expect(own.getByText(/sees all your visits/)).toBeVisible()
    await expectPageQuality(own)
    await own.getByRole('button', { name: 'Confirm' }).click()
    await expect(own.getByText('Sees and manages your visits')).toBeVisible()
    father = own
  }
  await page.reload()
  for (const { name } of parents) {
    await expect(page.getByRole('article').getByText(`${name} Haddad`)).toBeVisible()
    await expect(page.getByText(`Booked with ${name}’s phone`)).toBeVisible()
  }
  await expectPageQuality(page)

  await father?.getByRole('button', { name: /^End this/ }).click()
  await expect(father?.getByText('Sees and manages your visits') ?? page.locator('none')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('article').getByText('Samira Haddad')).toBeVisible()
  await expect(page.getByRole('article').getByText('Adam Haddad')).toHaveCount(0)
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
  const phone = '+971507003001'
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

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

/** Staff complete the visit, and release its report to the patient. */
async function releaseReport(staff: Page, stack: System, order: string, patient: string): Promise<void> {
  await logInAs(staff, stack, 'coordinator')
  await staff.goto('/admin/bloodtests')
  await staff.getByRole('link', { name: new RegExp(`^View ${patient}`) }).click()
  await staff.getByRole('button', { name: 'Complete', exact: true }).click()
  await staff.getByRole('button', { name: 'Complete anyway' }).click()
  await expect(staff.getByRole('group', { name: 'Undo' })).toBeVisible()
  const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer: PDF }
  await staff.getByLabel('Upload the report (PDF)').setInputFiles(file)
  const review = staff.getByRole('dialog', { name: 'Is this the report of this patient?' })
  await review.getByRole('textbox', { name: /last 4 characters/ }).fill(order.slice(-4))
  await review.getByRole('button', { name: 'Release to the patient' }).click()
  await expect(staff.getByText('Not opened by the patient yet')).toBeVisible()
}

test.describe(() => {
  // The wrong date of birth is refused.
  test.use({ allowedErrors: ['422'] })
  test('a report that is ready stands on the page of all visits, and opens with the date of birth, not with the phone’s digits', async ({
    page,
    stack,
    newVisitor,
  }) => {
    test.setTimeout(180_000)
    const phone = '+971507004001'
    const order = await orderAndPay(page, { 'First name': 'Huda', Phone: phone, Email: 'huda@example.com' })
    await signIn(page, stack, phone)
    await page.getByRole('link', { name: /^See the visit on/ }).click()
    await page.getByRole('textbox', { name: 'Date of birth' }).fill('25 March 1988')
    await page.getByRole('combobox', { name: 'Sex' }).selectOption({ label: 'Female' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/^Thank you/)).toBeVisible()
    await releaseReport(await newVisitor(), stack, order, 'Huda Haddad')

    await page.goto('/my')
    await expect(page.getByRole('heading', { name: 'Reports that are ready' })).toBeVisible()
    await expectPageQuality(page)
    await page.getByRole('link', { name: 'Open the report of Huda Haddad' }).click()
    const field = page.getByRole('textbox', { name: 'Date of birth of the person in this report' })
    await expect(page.getByRole('textbox', { name: /digits/ })).toHaveCount(0)
    await field.fill('26 March 1988')
    await page.getByRole('button', { name: 'Open my report' }).click()
    await expect(page.getByText(/^This is not the date of birth/)).toBeVisible()
    await expectPageQuality(page)
    await field.fill('25 March 1988')
    await page.getByRole('button', { name: 'Open my report' }).click()
    await expect(page.getByTitle('Your laboratory report')).toBeVisible()
  })
})
