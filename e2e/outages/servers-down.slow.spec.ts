import type { APIRequestContext } from 'playwright/test'
import { expect, test } from '../fixtures'
import { openHydrated } from '../inspect'
import { PUBLIC_PAGES } from '../public-pages'

test.use({ allowedErrors: ['503', 'Failed to load resource', 'net::ERR'] })

/** Every public page and every file that it references is served completely. */
async function expectWholePages(request: APIRequestContext): Promise<void> {
  const files = new Set<string>()
  for (const path of PUBLIC_PAGES) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    const html = await answer.text()
    expect(html, path).toMatch(/<h1[\s>][^]*<\/html>/)
    for (const [, file = ''] of html.matchAll(/"(\/(?:shell|remotes)\/[^"\\]+\.(?:js|css|woff2))"/g)) files.add(file)
  }
  expect(files.size).toBeGreaterThan(20)
  for (const file of files) expect((await request.get(file)).status(), file).toBe(200)
}

test('every public page is served and hydrates while database, object store and BFF are down, even after restarts', async ({
  page,
  stack,
}) => {
  test.setTimeout(180_000)
  const down = [stack.part('postgres'), stack.part('object-store')]
  await Promise.all(down.map((server) => server.stop()))
  await expect.poll(async () => (await page.request.get('/api/catalogue')).status()).toBe(503)
  await stack.restart('shell')
  await expectWholePages(page.request)
  await stack.part('bff').kill()
  await stack.restart('shell')
  await expectWholePages(page.request)
  for (const path of ['/bookbloodtest', '/login', '/']) {
    await openHydrated(page, path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  await page.getByRole('link', { name: 'Blood Test', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a blood test at home')
  expect((await page.request.get('/api/catalogue')).status()).toBe(503)
  await Promise.all(down.map((server) => server.start()))
  await stack.restart('bff')
  expect((await page.request.get('/api/catalogue')).status()).toBe(200)
})

test('a visitor who returns from the card page while the BFF is down sees the page that follows the payment', async ({
  page,
  stack,
}) => {
  test.setTimeout(180_000)
  await openHydrated(page, '/')
  await stack.part('bff').kill()
  await page.evaluate(() => {
    const form = document.createElement('form')
    const field = document.createElement('input')
    Object.assign(form, { method: 'post', action: '/api/payment/response' })
    Object.assign(field, { type: 'hidden', name: 'encResp', value: '00' })
    form.append(field)
    document.body.append(form)
    form.submit()
  })
  await page.waitForURL(/\/paymentStatus$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The journeys after this one are in the same system.
  await stack.restart('bff')
  expect((await page.request.get('/api/catalogue')).status()).toBe(200)
})
