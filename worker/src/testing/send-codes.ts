import { sendMessage } from '@homecare/server/message/send'
import type { WorkerFixture } from './worker-fixture'

/** Codes that go by text message, each to a number of its own, as after a refusal of WhatsApp; all at the same time. */
export async function sendCodes(ctx: WorkerFixture['ctx'], count: number, prefix: string): Promise<void> {
  const { db, now } = ctx
  const at = now()
  const numbers = Array.from({ length: count }, (_, n) => `${prefix}${String(n).padStart(5, '0')}100`)
  const codes = await db.phoneCode.createManyAndReturn({ data: numbers.map((phone) => ({ phone, createdAt: at })) })
  const messages = await db.message.createManyAndReturn({
    data: codes.map(({ id, phone }) => ({
      ...({ phone, way: 'sms', locale: 'en', news: 'sign-in-code', newsKey: `code:${id}` } as const),
      ...{ payload: { codeId: id }, decidedAt: at, stateAt: at },
    })),
  })
  const rest = messages.values()
  const sendRest = async () => {
    for (const { id } of rest) await sendMessage({ ctx, input: { messageId: id } }).catch(() => {})
  }
  await Promise.all(Array.from({ length: 10 }, sendRest))
}
