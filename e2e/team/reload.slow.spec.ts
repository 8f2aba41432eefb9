import { expect, test } from '../fixtures'
import { choosePackage } from '../steps'
import { releaseVariant } from './variant'

const bar = 'A newer version of this page is ready.'
const LATER_MS = 61_000

test('an open tab offers a reload only for a release that needs it, and never during a payment', async ({
  page,
  stack,
}) => {
  test.setTimeout(90_000)
  await page.clock.install()
  await choosePackage(page)
  await releaseVariant(stack, 'booking')
  await page.clock.fastForward(LATER_MS)
  await expect(page.getByText(bar)).toHaveCount(0)
  await releaseVariant(stack, 'booking', { manifest: { generation: 1 } })
  const checked = page.waitForResponse('**/shell/remotes.json')
  await page.clock.fastForward(LATER_MS)
  await checked
  await expect(page.getByText(bar)).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText(bar)).toHaveCount(0)
})
