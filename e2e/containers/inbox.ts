import { expect } from 'playwright/test'

interface MessageList {
  messages: { ID: string; Subject: string; To: { Address: string }[] }[]
}

/** The text of the email to this address, from Mailpit's API; waits for it. */
export async function emailTo(address: string): Promise<{ subject: string; text: string }> {
  const inbox = process.env.INBOX_URL ?? ''
  const find = async () => {
    const { messages } = (await (await fetch(`${inbox}/api/v1/messages`)).json()) as MessageList
    return messages.find(({ To }) => To.some(({ Address }) => Address === address))
  }
  await expect.poll(find, { message: `an email to ${address}`, timeout: 30_000 }).toBeDefined()
  const id = (await find())?.ID ?? ''
  const { Subject, Text } = (await (await fetch(`${inbox}/api/v1/message/${id}`)).json()) as {
    Subject: string
    Text: string
  }
  return { subject: Subject, text: Text }
}
