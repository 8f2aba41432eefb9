import { withClient } from '@homecare/dev-servers/postgres'
import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { expectPageQuality } from '../inspect'
import { dayIn, logInAs, sendRequest } from '../steps'

const [FIRST, SECOND] = ['Huda Assessed', 'Laila Assessed']
/** Other journeys sell the seats of the next days, and the only nurse would be needed for them. */
const DAY = dayIn(20)

// The seats of every slot follow from the nurses: journeys after this one book as before it.
test.afterEach(async ({ stack }) => {
  await withClient(stack.info.databaseUrl, (client) => client.query('DELETE FROM nurse'))
})

async function openCase(page: Page, patient: string): Promise<void> {
  await page.goto('/admin/cases')
  await page.getByRole('link', { name: patient }).click()
  await expect(page.getByRole('heading', { level: 1, name: patient })).toBeVisible()
}

test('an assessment has its nurse, whom nobody else gets for that hour until it is canceled', async ({
  page,
  stack,
}) => {
  for (const patient of [FIRST, SECOND]) await sendRequest(page.request, patient)
  await logInAs(page, stack, 'admin')
  await page.goto('/admin/nurses')
  await page.getByRole('button', { name: 'Add a nurse' }).click()
  const entry = page.getByRole('dialog')
  const fields = { 'First name': 'Mariam', 'Last name': 'Saleh', 'Licence number': 'DHA-778', Phone: '0501234567' }
  for (const [label, value] of Object.entries(fields)) await entry.getByLabel(label).fill(value)
  for (const day of ['Saturday', 'Sunday']) await entry.getByLabel(day, { exact: true }).check()
  await entry.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('End of the licence not known')).toBeVisible()

  await logInAs(page, stack, 'coordinator')
  await openCase(page, FIRST)
  const visits = page.getByRole('region', { name: 'Visits' })
  const dialog = page.getByRole('dialog')
  const mariam = dialog.getByRole('radio', { name: /^Mariam Saleh/ })
  await visits.getByRole('button', { name: 'Plan a visit' }).click()
  await expect(dialog.getByText('Nobody has written down until when the licence is valid.')).toBeVisible()
  await expect(mariam).toBeDisabled()
  await expectPageQuality(page)
  await withClient(stack.info.databaseUrl, (client) => client.query(`UPDATE nurse SET licence_until = '2999-12-31'`))
  await dialog.getByLabel('Day').fill(DAY)
  await dialog.getByLabel('Length').selectOption('120')
  await mariam.check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Assessment booked')).toBeVisible()
  await expect(visits.getByText('Mariam Saleh')).toBeVisible()
  await expectPageQuality(page)

  await openCase(page, SECOND)
  await page.keyboard.press('v')
  await dialog.getByLabel('Day').fill(DAY)
  await dialog.getByLabel('Time (Dubai)').fill('11:30')
  await expect(dialog.getByText(/^Has care of C-\d+ from .* to 12:00\.$/)).toBeVisible()
  await expect(mariam).toBeDisabled()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(visits.getByText('No nurse')).toBeVisible()

  await openCase(page, FIRST)
  await visits.getByRole('button', { name: /^Cancel/ }).click()
  await dialog.getByLabel('Reason').selectOption('familysWish')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Calling', { exact: true })).toBeVisible()

  await openCase(page, SECOND)
  await visits.getByRole('button', { name: /^Assign/ }).click()
  await mariam.check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(visits.getByText('Mariam Saleh')).toBeVisible()
  await expectPageQuality(page)

  await page.goto(`/admin/day-sheet?date=${DAY}`)
  const care = page.getByRole('region', { name: 'Care' }).getByRole('listitem').filter({ hasText: SECOND })
  await expect(care).toContainText('11:30–12:30')
  await expect(care).toContainText('Mariam Saleh')
  await expectPageQuality(page)
  const nurseId = await withClient(stack.info.databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>('SELECT id FROM nurse')
    return rows[0]?.id
  })
  const link = await page.request.post('/api/day-sheet/links', { data: { date: DAY, nurseId } })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(((await link.json()) as { url: string }).url)
  await expect(page.getByRole('article', { name: `11:30–12:30, ${SECOND}` })).toContainText('Tell the office')
  await expectPageQuality(page)
})
