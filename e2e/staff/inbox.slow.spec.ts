import type { APIRequestContext } from 'playwright/test'
import { expect, test } from '../fixtures'
import { expectPageQuality } from '../inspect'
import { dayIn, logInAs } from '../steps'

const PHONE = '971506667788'

/** What reached this phone, the newest first. */
async function textsOn(request: APIRequestContext, gateway: string): Promise<string[]> {
  const all = (await (await request.get(`${gateway}/messages`)).json()) as { to: string; text: string }[]
  return all.filter(({ to }) => to === `+${PHONE}`).map(({ text }) => text)
}

test('a patient writes by WhatsApp, and the desk answers from the inbox without an address or a number in its URL', async ({
  page,
  stack,
}) => {
  const gateway = stack.info.messages ?? ''
  const visitor = { fullName: 'Layla Inbox', email: 'layla@example.com', phoneNumber: PHONE, date: dayIn(5) }
  const request = await page.request.post('/api/contact', { data: { ...visitor, service: 'Elderly Care' } })
  expect(request.status()).toBe(201)
  await page.request.post(`${gateway}/phones/${PHONE}`, { form: { text: 'Which papers do you need?' } })

  await logInAs(page, stack, 'coordinator')
  await page.getByRole('link', { name: /^Messages 1$/ }).click()
  const row = page.getByRole('navigation', { name: 'Threads' }).getByRole('link', { name: /^Layla Inbox/ })
  await row.waitFor()
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(row).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Layla Inbox' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
  expect(page.url()).not.toContain(PHONE.slice(-7))

  await page.keyboard.press('r')
  await page.keyboard.type('Please bring your identity card.')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => textsOn(page.request, gateway)).toContain('Please bring your identity card.')
  await expect(page.getByText(/^WhatsApp, delivered/)).toBeVisible({ timeout: 20_000 })
  await expectPageQuality(page)
})
