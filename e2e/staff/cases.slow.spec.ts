import { expect, test } from '../fixtures'
import { expectPageQuality } from '../inspect'
import { logInAs, sendRequest } from '../steps'

const PATIENT = 'Amal Casebook'

test('a request becomes a case: the desk calls, writes down what it hears, plans the next step, and care begins', async ({
  page,
  stack,
}) => {
  await sendRequest(page.request, PATIENT)
  await logInAs(page, stack, 'coordinator')
  await page.getByRole('link', { name: 'Cases' }).click()
  const row = page.getByRole('row').filter({ hasText: PATIENT })
  await expect(row).toContainText('First call')
  await expectPageQuality(page)
  await page.getByRole('link', { name: PATIENT }).click()
  await expect(page.getByRole('heading', { level: 1, name: PATIENT })).toBeVisible()

  await page.getByRole('link', { name: 'Call the sender of the request' }).click()
  await page.getByRole('button', { name: 'Record a call' }).click()
  const call = page.getByRole('dialog')
  await call.getByLabel('What came of it').selectOption('reached')
  await call.getByRole('button', { name: 'Save' }).click()
  await expect(call).toBeHidden()
  await page.getByRole('link', { name: /^C-\d+$/ }).click()
  await expect(page.getByText('Calling', { exact: true })).toBeVisible()

  const region = (name: string) => page.getByRole('region', { name })
  await region('Health').getByRole('button', { name: 'Change' }).click()
  const health = page.getByRole('dialog')
  await health.getByLabel('Allergies').fill('Penicillin')
  await health.getByRole('button', { name: 'Save' }).click()
  await expect(health).toBeHidden()
  await expect(region('Health')).toContainText('Penicillin')

  await region('What is next').getByLabel('What', { exact: true }).fill('Call the hospital')
  await region('What is next').getByRole('button', { name: 'Plan a step' }).click()
  await expect(region('What is next').getByRole('button', { name: 'Done Call the hospital' })).toBeVisible()

  await page.getByRole('button', { name: 'Begin care' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(region('Requests')).toContainText('Completed')
  await expectPageQuality(page)
})
