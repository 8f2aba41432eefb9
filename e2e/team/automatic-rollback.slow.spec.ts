import { request } from 'node:http'
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
  // The visitor gets the previous release's page. The report is sent again from other addresses, as by others.
  const reported = page.waitForRequest((sent) => sent.url().endsWith('/api/client-errors'))
  await openHydrated(page, '/bookbloodtest')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a blood test at home')
  const report = (await reported).postData() ?? ''
  expect(JSON.parse(report)).toMatchObject({ remote: 'booking', version: broken })
  for (let count = 0; count < 10; count++) await sendFrom('127.0.0.1', stack.info.site, report)
  expect(await current()).toBe(broken)
  for (let host = 2; host < 8; host++) await sendFrom(`127.0.0.${host}`, stack.info.site, report)
  await expect.poll(current, { timeout: 15_000 }).toBe(good)
  await expect
    .poll(async () => (await page.request.get('/bookbloodtest')).text(), { timeout: 10_000 })
    // The good release proves nothing: as the previous one it was named in the page before, too.
    .not.toContain(`/remotes/booking/${broken}/`)
})

/** Posts a report from one of this machine's own addresses, each of which counts as another visitor. */
function sendFrom(localAddress: string, site: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(`${site}/api/client-errors`, { method: 'POST', localAddress, headers }, (answer) => {
      answer.resume().on('end', resolve).on('error', reject)
    })
    sent.on('error', reject).end(body)
  })
}
