import { writeFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import { bookUntilCard } from '../steps'
import { emailTo } from './inbox'

const EMAIL = 'containers@example.com'

test('a visitor books and pays through the containers and gets an email with a link to the booking', async ({
  page,
}) => {
  const order = await bookUntilCard(page, { Email: EMAIL })
  await page.getByRole('button', { name: /^Pay AED/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!')
  const { text } = await emailTo(EMAIL)
  expect(text).toContain(order)
  const link = /https?:\/\/\S+\/booking\?\S+/.exec(text)?.[0]
  await writeFile(process.env.BOOKING_FILE ?? '', JSON.stringify({ order, link }))
})
