import type { GatewayMessage } from '@homecare/dev-servers/message-gateway'
import type { System } from '@homecare/dev-servers/system'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftOf } from './draft'
import { dayFromNow } from './load'
import { startTrialSystem } from './trial-system'
import { createVisitor } from './visitor'

let system: System
beforeAll(async () => {
  system = await startTrialSystem()
}, 180_000)
afterAll(() => system?.stop())

/** Books with news by WhatsApp, pays, and resolves with the order number. */
async function bookAndPay(contact: { phoneNumber: string; locale: string; time: string }): Promise<string> {
  const visitor = createVisitor(() => system.info.bff, '10.1.0.1')
  const visit = { email: 'mona@visitors.example', date: dayFromNow(3), time: contact.time }
  const { status, body } = await visitor.initiate(
    { ...draftOf(visit), ...contact, contactBy: 'whatsapp' },
    `messages-${contact.phoneNumber}`,
  )
  expect(status).toBe(200)
  await visitor.pressAtGateway(await visitor.goToGateway(body), 'pay')
  return body.orderId
}

const messagesTo = async (phone: string): Promise<GatewayMessage[]> =>
  ((await (await fetch(`${system.info.messages}/messages`)).json()) as GatewayMessage[]).filter(
    ({ to }) => to === phone,
  )

/** The message by this way that the phone has got. */
const delivered = (phone: string, way: GatewayMessage['channel']): Promise<GatewayMessage> =>
  waitFor(
    async () => (await messagesTo(phone)).find(({ channel, status }) => channel === way && status === 'delivered'),
    { timeoutMs: 60_000, what: `a message by ${way}` },
  )

/** Opens the link of a message as its page does; resolves with the order that it shows. */
async function orderBehind({ text }: GatewayMessage): Promise<string> {
  const link = new URL(/https?:\S+$/.exec(text)?.[0] ?? '')
  const { orderId = '', token = '' } = Object.fromEntries(link.searchParams)
  const answer = await fetch(`${system.info.bff}/api/orders/${orderId}/booking?${new URLSearchParams({ token })}`)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { order: { orderId: string } }).order.orderId
}

test('who chose WhatsApp and paid in Arabic has the confirmation there in Arabic, with a link that opens the booking', async () => {
  const orderId = await bookAndPay({ phoneNumber: '0501234567', locale: 'ar', time: '10:30 Am' })
  const message = await delivered('+971501234567', 'whatsapp')
  expect(message).toMatchObject({ template: 'booking_confirmed', locale: 'ar', text: expect.stringMatching(/حُجزت/) })
  expect(await orderBehind(message)).toBe(orderId)
}, 90_000)

test('a number that is not on WhatsApp gets the confirmation by SMS, with a link that opens the booking', async () => {
  const orderId = await bookAndPay({ phoneNumber: '0501234001', locale: 'en', time: '11:00 Am' })
  const message = await delivered('+971501234001', 'sms')
  expect(message.text).toMatch(/is booked/)
  expect(await orderBehind(message)).toBe(orderId)
  expect((await messagesTo('+971501234001')).map(({ channel, status }) => [channel, status])).toEqual([
    ['sms', 'delivered'],
    ['whatsapp', 'failed'],
  ])
}, 90_000)
