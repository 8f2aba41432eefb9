import type { JobPayload } from '@homecare/contract/jobs'
import { isOfAPhone, isStale, LIMIT_ABROAD } from '@homecare/domain/news'
import { isAbroad } from '@homecare/domain/phone'
import type { JobCtx } from '../process/context'
import { emails } from '../email/emails'
import { phoneNewsFacts } from '../email/phone-news'
import type { PhoneFacts } from '../email/phone-facts'
import type { Message } from '../generated/prisma/client'
import { sendMessageEffect } from '../outbox/tell-patient'
import type { MessageContent } from '../ports/messages'
import { mayMail } from '../process/mail-limits'
import { inThread } from './internal/find-thread'
import { sendByEmail } from './internal/send-by-email'
import { giveUpWay } from './next-way'
import { hasStopped } from './stop'
import { isNews, newsContent } from './templates'

/**
 * Sends a message, after those of the same person that were decided before it and may be sent by now. Rejects while the
 * provider takes nothing, and then all of them wait.
 */
export async function sendMessage({
  ctx,
  input: { messageId },
}: {
  ctx: JobCtx
  input: JobPayload<'send-message'>
}): Promise<void> {
  const own = await ctx.db.message.findUnique({ where: { id: messageId } })
  if (own?.state !== 'waiting') return
  const due = await ctx.db.message.findMany({
    where: {
      ...inThread(own),
      state: 'waiting',
      decidedAt: { lte: own.decidedAt },
      OR: [{ notBefore: null }, { notBefore: { lte: ctx.now() } }],
    },
    orderBy: [{ decidedAt: 'asc' }, { id: 'asc' }],
  })
  for (const message of due) await ctx.idempotency.run(sendMessageEffect(message.id)[1], () => sendOne(ctx, message))
}

async function sendOne(ctx: JobCtx, message: Message): Promise<void> {
  const { id, phone, contactId, way, locale } = message
  if (way === 'email') return sendByEmail(ctx, message)
  const messages = ctx.messages[way]
  if (!messages) return giveUpWay(ctx, message, 'not set up')
  if (await hasStopped(ctx, message)) return giveUpWay(ctx, message, 'stopped')
  const content = await contentOf(ctx, message)
  if (typeof content === 'string') return drop(ctx, message, content)
  const isCounted = way === 'sms' && message.news === 'sign-in-code' && isAbroad(phone)
  if (isCounted && !(await ctx.codesAbroad.tryTake('all'))) return giveUpWay(ctx, message, LIMIT_ABROAD)
  const answer = await messages
    .send({ to: phone || (contactId ?? ''), locale, content, reference: id })
    .catch(async (error: unknown) => {
      // It is tried again, and counts once.
      if (isCounted) await ctx.codesAbroad.undo('all')
      throw error
    })
  if (!answer.ok) return giveUpWay(ctx, message, answer.refusal)
  // A code is in no table.
  const text = message.news === 'sign-in-code' ? null : content.text
  await ctx.db.message.update({ where: { id }, data: { text, providerId: answer.providerId } })
  // A receipt may have come before this.
  await ctx.db.message.updateMany({ where: { id, state: 'waiting' }, data: { state: 'sent', stateAt: ctx.now() } })
}

type Left = 'late' | 'not true any more' | 'limit of the day'

/** What the message says, or why it is left out. */
async function contentOf(
  ctx: JobCtx,
  { news, payload, text, decidedAt, locale }: Message,
): Promise<MessageContent | Left> {
  if (news === null) return { kind: 'text', text: text ?? '' }
  if (!isNews(news)) throw new RangeError(`no news has the name ${news}`)
  if (isStale(news, decidedAt, ctx.now())) return 'late'
  const say = (facts: PhoneFacts | null | undefined) =>
    facts ? newsContent(news, facts, { locale, publicUrl: ctx.settings.publicUrl }) : 'not true any more'
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It was written with the payload of this name.
  if (isOfAPhone(news)) return say(await phoneNewsFacts(ctx, news, payload as Record<string, string>))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above.
  const email = await emails[news](ctx, payload as never)
  if (email?.limited && !(await mayMail(ctx.mailLimits, email.limited))) return 'limit of the day'
  return say(email?.facts)
}

const drop = async (ctx: JobCtx, { id }: Message, reason: string): Promise<void> => {
  await ctx.db.message.updateMany({
    where: { id, state: 'waiting' },
    data: { state: 'dropped', reason, stateAt: ctx.now() },
  })
}
