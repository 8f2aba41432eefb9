import type { Registry } from '@homecare/contract/releases'
import { expect, test } from '../fixtures'
import { openHydrated } from '../inspect'
import { releaseVariant } from './variant'

test.use({ allowedErrors: [''] })

test('a release that renders in Node but breaks in browsers is taken back by itself, and visitors were served meanwhile', async ({
  page,
  stack,
}) => {
  test.setTimeout(120_000)
  const good = await releaseVariant(stack, 'booking')
  const broken = await releaseVariant(stack, 'booking', {
    text: (text, path, { preload }) =>
      preload.includes(path) ? `throw new Error('broken in browsers');${text}` : text,
  })
  const current = async () => {
    const registry = (await (await page.request.get('/api/remotes')).json()) as Registry
    return registry.remotes.find(({ name }) => name === 'booking')?.version
  }
  expect(await current()).toBe(broken)
  for (let index = 0; index < 20; index++) await page.request.get('/bookbloodtest')
  // Each visitor gets the page from the release before, while the errors add up.
  for (let visit = 0; visit < 6 && (await current()) === broken; visit++) {
    await openHydrated(page, '/bookbloodtest')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a blood test at home')
  }
  await expect.poll(current, { timeout: 15_000 }).toBe(good)
  await expect
    .poll(async () => (await page.request.get('/bookbloodtest')).text(), { timeout: 10_000 })
    // As the one to fall back on, the good one was named all along.
    .not.toContain(`/remotes/booking/${broken}/`)
})
