import { expect, test } from '../fixtures'
import { expectPageQuality, openHydrated } from '../inspect'
import { logInAs } from '../steps'

/** Pages follow the list within half a minute. */
const WITHIN = { timeout: 60_000 }

test('a picture that an admin adds is on the about page before any script runs, on pages without accessibility violations, and can be removed', async ({
  page,
  stack,
}) => {
  // It waits for the pages twice.
  test.setTimeout(180_000)
  await logInAs(page, stack, 'admin')
  await openHydrated(page, '/admin/pictures')
  await page.getByRole('button', { name: 'Add a picture' }).click()
  const photograph = { name: 'sara.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.getByLabel('Picture', { exact: true }).setInputFiles(photograph)
  await page.getByLabel('Name').fill('Sara Haddad')
  await page.getByLabel('Role, or empty').fill('Head nurse')
  await page.getByLabel('Languages, or empty').fill('Arabic, English')
  await page.getByLabel('Where the person is shown').selectOption('Also on Home and on services: the person agreed')
  await page.getByLabel('What the picture shows').fill('Sara Haddad at her desk')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('figure').getByText('Head nurse')).toBeVisible()

  const isComposed = async () => (await (await page.request.get('/aboutus')).text()).includes('at her desk')
  await expect.poll(isComposed, WITHIN).toBe(true)

  await expectPageQuality(page)
  for (const path of ['/aboutus', '/', '/elderly-care']) {
    await openHydrated(page, path)
    await expect(page.getByRole('main').getByText('Sara Haddad')).toHaveCount(1)
    await expectPageQuality(page)
  }
  await page.goto('/admin/pictures')
  await page.getByRole('button', { name: 'Remove Sara Haddad' }).click()
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(page.getByText('Sara Haddad is removed')).toBeVisible()
  expect(await (await page.request.get('/api/pictures')).text()).not.toContain('Sara Haddad')
  // A page that still shows it would ask for a file that is gone.
  await expect.poll(isComposed, WITHIN).toBe(false)
})
