import { CONTRACT } from '@homecare/federation/contract'
import { rollbackRemote } from '@homecare/federation/release'
import { expect, test } from '../fixtures'
import { bookUntilCard, choosePackage, chooseSlot, confirmBooking, fillPatient } from '../steps'
import { releaseVariant } from './variant'

test('a visitor in the middle of the wizard can book after two releases and a rollback of booking', async ({
  page,
  stack,
}) => {
  test.setTimeout(120_000)
  const versions: string[] = []
  page.on('request', (request) => {
    const [, version] = /\/remotes\/booking\/([^/]+)\//.exec(request.url()) ?? []
    if (version) versions.push(version)
  })
  await choosePackage(page)
  await releaseVariant(stack, 'booking')
  await chooseSlot(page)
  await fillPatient(page)
  const second = await releaseVariant(stack, 'booking')
  const token = stack.secrets.releaseToken.booking ?? ''
  const back = await rollbackRemote({ name: 'booking', apiUrl: stack.info.site, token })
  await stack.untilServed(back.revision)
  const fresh = await (await page.request.get('/bookbloodtest')).text()
  expect(fresh).toContain(`/remotes/booking/${back.version}/`)
  expect(fresh.match(/<style data-href="[^"]*\/remotes\/booking\/[^>]*>/g)?.join('')).not.toContain(second)

  await confirmBooking(page)
  await page.getByRole('button', { name: /^Pay AED/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!')
  // Until the payment the tab ran one release only; the page after it is a new page view.
  expect(new Set(versions).size).toBe(2)
  expect(versions.at(-1)).toBe(back.version)
})

test('a visitor can book with a remote of the previous contract', async ({ page, stack }) => {
  await releaseVariant(stack, 'booking', { manifest: { contract: CONTRACT - 1 } })
  await bookUntilCard(page)
  await releaseVariant(stack, 'booking')
})
