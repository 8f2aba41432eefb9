import { isStopWord } from '@homecare/domain/stop-word'
import { SOURCE_LOCALE } from '@homecare/domain/locales'
import type { PhoneWay } from '@homecare/domain/news'
import type { Prisma } from '../generated/prisma/client'
import { storable } from '../database/storable'
import type { IncomingMessage, MessageReceipt } from '../ports/messages'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { giveUpWay } from './next-way'
import { STOP } from './stop'

/** The longest text that is kept of what a person wrote. */
const MAX_TEXT = 4096

/**
 * Takes what a provider posted: receipts change their messages, and what a person wrote joins the thread of the number.
 * The same post again changes nothing. Throws NOT_FOUND where the way is not set up, and FORBIDDEN for a post that is
 * not from the provider.
 */
export async function receiveFromProvider({
  ctx,
  input: { way, raw, header },
}: {
  ctx: Pick<Ctx, 'db' | 'messages' | 'now'>
  input: { way: PhoneWay; raw: string; header: (name: string) => string | undefined }
}): Promise<void> {
  const messages = ctx.messages[way]
  if (!messages) throw new AppError('NOT_FOUND')
  const events = messages.openWebhook(raw, header)
  if (!events) throw new AppError('FORBIDDEN')
  for (const receipt of events.receipts) await takeReceipt(ctx, way, receipt)
  if (events.incoming.length > 0)
    await ctx.db.message.createMany({ data: events.incoming.map((each) => rowOf(way, each)), skipDuplicates: true })
}

/** The states that a receipt may follow: receipts come twice and in any order, and a late one is true all the same. */
const BEFORE = {
  sent: ['waiting'],
  delivered: ['waiting', 'sent', 'failed'],
  read: ['waiting', 'sent', 'failed', 'delivered'],
} as const

async function takeReceipt(
  ctx: Pick<Ctx, 'db' | 'messages' | 'now'>,
  way: PhoneWay,
  receipt: MessageReceipt,
): Promise<void> {
  const { reference, providerId, state, refusal = 'other' } = receipt
  const row = await ctx.db.message.findFirst({
    where: { way, incoming: false, OR: [{ providerId }, ...(isId(reference) ? [{ id: reference }] : [])] },
    select: { id: true },
  })
  if (!row) return
  if (state === 'failed') return giveUpWay(ctx, row, refusal)
  const where = { id: row.id, state: { in: [...BEFORE[state]] } }
  await ctx.db.message.updateMany({ where, data: { state, stateAt: ctx.now(), reason: null } })
}

const isId = (text: string | undefined): text is string => text !== undefined && /^[\da-f-]{36}$/.test(text)

const rowOf = (
  way: PhoneWay,
  { providerId, contactId, phone, text, at }: IncomingMessage,
): Prisma.MessageCreateManyInput => ({
  ...{ way, providerId, contactId, incoming: true, state: 'delivered', stateAt: at, decidedAt: at },
  phone: phone ?? '',
  text: storable(text).slice(0, MAX_TEXT),
  locale: SOURCE_LOCALE,
  reason: isStopWord(text) ? STOP : null,
})
