import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { expectPageQuality } from '../inspect'
import { dayIn, logInAs, orderAndPay } from '../steps'

/** The day sheet that has this test's visit: the first bookable slot may be tomorrow’s, and others may have visits today. */
async function openSheetWithVisits(page: Page): Promise<void> {
  await page.goto('/admin/day-sheet')
  const visit = page.getByRole('listitem', { name: /, Sheet Haddad$/ })
  const anyVisit = page.getByRole('listitem', { name: /^\d\d:\d\d [AP]m, / })
  await expect(anyVisit.first().or(page.getByText('No visits on this day.'))).toBeVisible()
  if ((await visit.count()) === 0) await page.getByRole('button', { name: 'The day after' }).click()
  await expect(visit.first()).toBeVisible()
}

test('an admin closes a day and changes a price; visitors see both immediately, and the audit history has the change and verifies', async ({
  page,
  stack,
}) => {
  await logInAs(page, stack, 'admin')
  const day = dayIn(40)
  await page.goto(`/admin/slots?date=${day}`)
  await page.getByRole('button', { name: 'Close this day' }).click()
  await expect(page.getByText('No visit is booked on it.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Public holiday')
  await page.getByRole('button', { name: 'Close the day' }).click()
  await expect(page.getByText('Closed: Public holiday')).toBeVisible()
  const { slots } = (await (await page.request.get(`/api/slots?date=${day}`)).json()) as {
    slots: { available: boolean; reason?: string }[]
  }
  expect(slots.filter(({ available }) => available)).toEqual([])

  await page.goto('/admin/catalogue?search=ferritin')
  const row = page.getByRole('row', { name: /Ferritin/ }).first()
  const name = (await row.getByRole('rowheader').textContent()) ?? ''
  await row.getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('textbox', { name: 'Price in AED' }).fill('123.5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('AED 123.50')).toBeVisible()
  await expect
    .poll(async () => {
      const { tests } = (await (await page.request.get('/api/catalogue')).json()) as {
        tests: { name: string; price: number }[]
      }
      return tests.find((each) => each.name === name)?.price
    })
    .toBe(123.5)
  await page.getByRole('button', { name: `History of ${name}` }).click()
  await expect(page.getByRole('dialog').getByText(/^Price from AED .* to AED 123.50$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add a test' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ferritin of our own')
  await page
    .getByRole('textbox', { name: 'What it tells the patient' })
    .fill('Shows how much iron your body has stored.')
  await page.getByRole('textbox', { name: 'Price in AED' }).fill('77')
  await page.getByRole('combobox', { name: 'Specimen' }).fill('Serum')
  await page.getByRole('textbox', { name: 'Hours from sample to report' }).fill('48')
  await page.getByRole('textbox', { name: 'Measured values' }).fill('Ferritin')
  await expectPageQuality(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Ferritin of our own/ })).toContainText('AED 77.00')

  await page.goto('/admin/audit')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('The trail is intact')).toBeVisible()
  await page.goto('/admin/audit?action=catalogue+changed')
  await expect(page.getByRole('row').nth(1)).toContainText('→ 123.5')
})

test('the day sheet opens for a nurse without account, until the link is removed', async ({ page, stack, browser }) => {
  await orderAndPay(page, { Email: 'sheet@example.com', 'First name': 'Sheet' })
  await logInAs(page, stack, 'coordinator')
  await openSheetWithVisits(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Create a link' }).click()
  const url = await page.getByRole('textbox', { name: 'Link' }).inputValue()

  const context = await browser.newContext({ viewport: { width: 375, height: 740 } })
  const nurse = await context.newPage()
  const scripts: Promise<number>[] = []
  nurse.on('response', (response) => {
    if (/\/remotes\/admin\/.*\.js$/.test(response.url())) scripts.push(response.body().then((body) => body.byteLength))
  })
  await nurse.goto(url)
  const visit = nurse.getByRole('article', { name: /, Sheet Haddad$/ }).first()
  const summary = nurse.getByText(/, Sheet Haddad$/).first()
  await expect(visit.or(summary).first()).toBeVisible()
  if (!(await visit.isVisible())) await summary.click()
  await expect(visit).toContainText('1204, Palm Tower')
  await expect(visit.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+971501234567$/)
  // The nurse must not load the admin area’s code, which is larger than this limit.
  expect((await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(130_000)
  await expectPageQuality(nurse)

  // The newest link is the first.
  const remove = page.getByRole('button', { name: /^Remove the link/ })
  await remove.first().click()
  await page.getByRole('dialog', { name: 'Remove this link?' }).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(/^removed .* opened once$/)).toBeVisible()
  await nurse.getByRole('button', { name: 'Refresh' }).click()
  await expect(nurse.getByText('This link does not work any more')).toBeVisible()
  await expect(nurse.getByText('Palm Tower')).toHaveCount(0)
  await context.close()
})

test('an admin exports a patient’s data, then erases it', async ({ page, stack }) => {
  const email = 'erase.me@example.com'
  const sent = await page.request.post('/api/contact', {
    data: { fullName: 'Erase Me', email, phoneNumber: '971501234567', date: dayIn(-1), service: 'Nurses Visit' },
  })
  expect(sent.status()).toBe(201)
  await logInAs(page, stack, 'admin')
  await page.goto('/admin/services?search=Erase+Me')
  await page.getByRole('link', { name: 'View Erase Me' }).click()
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  await expect(page.getByText('Appointment completed')).toBeVisible()

  await page.goto('/admin/patients')
  await page.getByRole('textbox', { name: 'Email of the patient' }).fill(email)
  await page.keyboard.press('Enter')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the copy' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Erase Me')
  await page.getByRole('button', { name: 'Erase this patient’s data' }).click()
  await page.getByRole('textbox', { name: 'Why' }).fill('Asked by letter')
  await page.getByRole('textbox', { name: `Type ${email} to confirm` }).fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Erased', { exact: true })).toBeVisible()
  await page.goto('/admin/services?search=Erase+Me')
  await expect(page.getByText('No data found')).toBeVisible()
})
