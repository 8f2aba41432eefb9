import { randomInt } from 'node:crypto'
import type { GatewayMessage } from '@homecare/dev-servers/message-gateway/store'
import type { System } from '@homecare/dev-servers/system'
import { expect } from 'playwright/test'

type Gateway = Pick<System, 'info'>

const CODE = /\b(\d{6})\b/

/** A number that no other journey has. Its end means nothing to the gateway, where some ends are dead phones. */
export const newPhone = (): string => `+97150${randomInt(100_000, 1_000_000)}5`

/** What the system has sent to a phone, the newest first. */
export async function messagesTo({ info }: Gateway, phone: string): Promise<GatewayMessage[]> {
  const all = (await (await fetch(`${info.messages}/messages`)).json()) as GatewayMessage[]
  return all.filter(({ to }) => to === phone)
}

/** The newest message to a phone that says this. */
export async function messageTo(gateway: Gateway, phone: string, text: RegExp): Promise<GatewayMessage> {
  let found: GatewayMessage | undefined
  const look = async () => {
    found = (await messagesTo(gateway, phone)).find((each) => text.test(each.text))
    return found !== undefined
  }
  await expect.poll(look, { message: `a message ${text}`, timeout: 20_000 }).toBe(true)
  return found as GatewayMessage
}

/** The code in the newest message to a phone, once more than `before` messages have come. */
export async function codeFor(gateway: Gateway, phone: string, before: number): Promise<string> {
  let code: string | undefined
  const look = async () => {
    const fresh = (await messagesTo(gateway, phone)).slice(0, -before || undefined)
    code = fresh.map(({ text }) => CODE.exec(text)?.[1]).find(Boolean)
    return code
  }
  await expect.poll(look, { message: 'a code', timeout: 20_000 }).toBeDefined()
  return code as unknown as string
}

/** The link at the end of a message. */
export const linkIn = ({ text }: GatewayMessage): string => /https?:\/\/\S+/.exec(text)?.[0] ?? 'no link in the message'

export const orderIn = ({ text }: GatewayMessage): string => /ORD-[\d-]+\d/.exec(text)?.[0] ?? 'no order in the message'
