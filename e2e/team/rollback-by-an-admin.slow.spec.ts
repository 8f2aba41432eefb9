import { expect, test } from '../fixtures'
import { logIn } from '../steps'
import { currentVersion, releaseVariant } from './variant'

test('after an admin rolls booking back in the admin area, the next page view has the previous release', async ({
  page,
  stack,
}) => {
  const before = await currentVersion(stack, 'booking')
  const broken = await releaseVariant(stack, 'booking')
  expect(await (await page.request.get('/bookbloodtest')).text()).toContain(`/remotes/booking/${broken}/`)
  const admin = stack.info.staff.find(({ role }) => role === 'admin')
  if (!admin) throw new Error('no demo admin')
  await logIn(page, admin)
  await page.goto('/admin/releases')
  await page.getByRole('button', { name: `Roll back to this: booking ${before}` }).click()
  await page.getByRole('textbox', { name: 'Why' }).fill('The date can not be chosen')
  const clickedAt = Date.now()
  await page.getByRole('button', { name: 'Roll back', exact: true }).click()
  await expect(page.getByText(`booking is at ${before} now`)).toBeVisible()
  await expect
    .poll(async () => (await page.request.get('/bookbloodtest')).text(), { timeout: 20_000, intervals: [100] })
    .toContain(`/remotes/booking/${before}/`)
  console.log(`\nroll-back from the admin area: in every new page view after ${Date.now() - clickedAt} ms (goal 5000)`)
  await page.goto('/admin/audit')
  await expect(page.getByText(broken).first()).toBeVisible()
})
