import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { openHydrated } from '../inspect'

test.use({ allowedErrors: ['503', 'Failed to load resource', 'net::ERR'] })
test.setTimeout(180_000)

const catalogueStatus = async (page: Page) => (await page.request.get('/api/catalogue')).status()

test('public pages are served and hydrate while database, object store and BFF are down, even after a restart', async ({
  page,
  stack,
}) => {
  const down = [stack.part('postgres'), stack.part('object-store')]
  await Promise.all(down.map((server) => server.stop()))
  await expect.poll(() => catalogueStatus(page)).toBe(503)
  await stack.part('bff').kill()
  await stack.restart('shell')
  for (const path of ['/bookbloodtest', '/login', '/']) {
    await openHydrated(page, path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  await page.getByRole('link', { name: 'Blood Test', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a blood test at home')
  expect(await catalogueStatus(page)).toBe(503)
  await Promise.all(down.map((server) => server.start()))
  await stack.restart('bff')
  expect(await catalogueStatus(page)).toBe(200)
})
