import { expect, test } from '../fixtures'
import { expectPageQuality } from '../inspect'
import { logInAs } from '../steps'

const AXE_LIMIT_MS = 120_000

test('every admin screen passes the accessibility and layout checks at each width', async ({ page, stack }) => {
  test.setTimeout(AXE_LIMIT_MS)
  await logInAs(page, stack, 'admin')
  for (const name of [
    'Day sheet',
    'Money',
    'Slots',
    'Nurses',
    'Catalogue',
    'Staff',
    'Queues',
    'Releases',
    'Audit',
    'Patient data',
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('Loading…')).toHaveCount(0)
    if (name === 'Catalogue') {
      // More similar rows would only take longer.
      await page.getByRole('searchbox').fill('ferritin')
      await expect(page.getByText(/^\d of \d+ items$/)).toBeVisible()
    }
    await expectPageQuality(page)
  }
})
