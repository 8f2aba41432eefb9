import { writeFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import { bookUntilCard } from '../steps'

const EMAIL = 'containers@example.com'

interface MessageList {
  messages: { ID: string; To: { Address: string }[] }[]
}

/** The text of the email to this address, from Mailpit's API; waits for it. */
async function emailTo(address: string): Promise<string> {
  const inbox = process.env.INBOX_URL ?? ''
  const find = async () => {
    const { messages } = (await (await fetch(`${inbox}/api/v1/messages`)).json()) as MessageList
    return messages.find(({ To }) => To.some(({ Address }) => Address === address))
  }
  await expect.poll(find, { message: `an email to ${address}`, timeout: 30_000 }).toBeDefined()
  const message = await fetch(`${inbox}/api/v1/message/${(await find())?.ID}`)
  return ((await message.json()) as { Text: string }).Text
}

test('a visitor books and pays through the containers and gets an email with a link to the booking', async ({
  page,
}) => {
  const order = await bookUntilCard(page, { Email: EMAIL })
  await page.getByRole('button', { name: /^Pay AED/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!')
  const text = await emailTo(EMAIL)
  expect(text).toContain(order)
  const link = /https?:\/\/\S+\/booking\?\S+/.exec(text)?.[0]
  await writeFile(process.env.BOOKING_FILE ?? '', JSON.stringify({ order, link }))
})
