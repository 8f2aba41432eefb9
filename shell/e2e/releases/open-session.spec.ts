import { rollbackRemote } from '@homecare/federation/release'
import { expect, test } from '../fixtures'
import { choosePackage, chooseSlot, confirmBooking, fillPatient } from '../steps'
import { releaseVariant, untilServed } from './variant'

test('a tab stays open over three releases and a roll-back of booking, in the middle of the wizard, and books', async ({
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
  await releaseVariant(stack, 'booking')
  await fillPatient(page)
  const third = await releaseVariant(stack, 'booking')
  const token = stack.secrets.releaseToken.booking ?? ''
  const back = await rollbackRemote({ name: 'booking', apiUrl: stack.info.site, token })
  // From the command's answer to every new page view.
  expect(await untilServed(stack, back.revision)).toBeLessThan(15_000)
  const fresh = await (await page.request.get('/bookbloodtest')).text()
  expect(fresh).toContain(`/remotes/booking/${back.version}/`)
  expect(fresh.match(/<link rel="preload"[^>]*remotes\/booking\/[^>]*>/g)?.join('')).not.toContain(third)

  await confirmBooking(page)
  await page.getByRole('button', { name: /^Pay AED/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!')
  // Until the payment the tab ran one release only; the page after it is a new page view.
  expect(new Set(versions).size).toBe(2)
  expect(versions.at(-1)).toBe(back.version)
})
