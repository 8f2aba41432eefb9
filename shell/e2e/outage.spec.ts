import { expect, test } from './fixtures'
import { openHydrated } from './inspect'
import { PUBLIC_PAGES } from './public-pages'

test.use({ allowedErrors: ['503', 'Failed to load resource', 'net::ERR'] })

test('with BFF, database and object store out of reach, after a restart as well, every public page serves and takes over', async ({
  page,
  stack,
}) => {
  test.setTimeout(120_000)
  // The document server knows the BFF only: what stands behind it is out of reach with it.
  await stack.kill('bff')
  await stack.restart('shell')
  for (const path of PUBLIC_PAGES) expect((await page.request.get(path)).status(), path).toBe(200)
  for (const path of ['/', '/bookbloodtest', '/login']) {
    await openHydrated(page, path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  await openHydrated(page, '/')
  await page.getByRole('link', { name: 'Blood Test', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a blood test at home')
  expect((await page.request.get('/api/catalogue')).status()).toBe(503)
  await stack.restart('bff')
  expect((await page.request.get('/api/catalogue')).status()).toBe(200)
})
