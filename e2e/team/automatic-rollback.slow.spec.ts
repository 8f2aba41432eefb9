import { expect, test } from '../fixtures'
import { openHydrated } from '../inspect'
import { currentVersion, releaseVariant } from './variant'

test.use({ allowedErrors: [''] })

test('a release that renders in Node but breaks in browsers is rolled back automatically while visitors are still served', async ({
  page,
  stack,
}) => {
  test.setTimeout(120_000)
  const good = await releaseVariant(stack, 'booking')
  const broken = await releaseVariant(stack, 'booking', {
    text: (text, path, { preload }) =>
      preload.includes(path) ? `throw new Error('broken in browsers');${text}` : text,
  })
  const current = () => currentVersion(stack, 'booking')
  expect(await current()).toBe(broken)
  for (let index = 0; index < 20; index++) await page.request.get('/bookbloodtest')
  // The visitor gets the previous release's page. The report is sent again as if by others.
  const reported = page.waitForRequest((sent) => sent.url().endsWith('/api/client-errors'))
  await openHydrated(page, '/bookbloodtest')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a blood test at home')
  const report = (await reported).postData() ?? ''
  expect(JSON.parse(report)).toMatchObject({ remote: 'booking', version: broken })
  const send = (visitor: number) =>
    page.request.post(`${stack.info.bff}/api/client-errors`, {
      data: report,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${visitor}` },
    })
  for (let count = 0; count < 10; count++) await send(1)
  expect(await current()).toBe(broken)
  for (let visitor = 2; visitor < 8; visitor++) await send(visitor)
  await expect.poll(current, { timeout: 15_000 }).toBe(good)
  await expect
    .poll(async () => (await page.request.get('/bookbloodtest')).text(), { timeout: 10_000 })
    // The good release proves nothing: as the previous one it was named in the page before, too.
    .not.toContain(`/remotes/booking/${broken}/`)
})
