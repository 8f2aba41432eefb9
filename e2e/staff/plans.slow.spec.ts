import { expect, test } from '../fixtures'
import { expectPageQuality } from '../inspect'
import { logInAs, sendRequest } from '../steps'

const PATIENT = 'Salma Planned'

test('shifts of weeks are planned with their effect in view, paused, and stand in the list of all visits', async ({
  page,
  stack,
}) => {
  test.setTimeout(120_000)
  await sendRequest(page.request, PATIENT)
  await logInAs(page, stack, 'coordinator')
  await page.goto('/admin/cases')
  await page.getByRole('link', { name: PATIENT }).click()
  const plan = page.getByRole('region', { name: 'Plan', exact: true })
  await page.getByRole('button', { name: 'Begin care' }).click()
  await plan.getByRole('link', { name: 'Plan visits' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Plan for ${PATIENT}`)
  await page.getByRole('button', { name: /^12 hours/ }).click()
  const effect = page.getByRole('region', { name: 'What changes' })
  await expect(effect.getByText(/^\d+ visits added$/)).toBeVisible()
  await expect(effect.getByText(/^\d+ visits without an agreed price$/)).toBeVisible()
  await expectPageQuality(page)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('region', { name: 'What is planned' })).toContainText(
    'every Monday to Saturday, 07:00–19:00',
  )

  await page.getByRole('button', { name: 'Pause…' }).click()
  await page.getByLabel('Reason').fill('In hospital')
  await expect(effect.getByText(/^\d+ visits canceled$/)).toBeVisible()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('In hospital')).toBeVisible()
  await expectPageQuality(page)
  await page.getByRole('button', { name: 'End the pause…' }).click()
  await expect(effect.getByText(/^\d+ visits added$/)).toBeVisible()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('The pause has an end now.')).toBeVisible()

  await page.goto('/admin/roster')
  await page.getByRole('button', { name: 'The week after' }).click()
  const visit = page.getByRole('listitem').filter({ hasText: PATIENT })
  await expect(visit).toContainText('07:00')
  await expect(visit).toContainText('No nurse')
  await expectPageQuality(page)
})
