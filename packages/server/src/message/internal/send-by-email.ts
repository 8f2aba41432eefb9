import { AddressRefused } from '../../ports/mail'
import { senderOf } from '../../email/about'
import { recordRefusedAddress } from '../../email/record-refused'
import { messageIdOf, replyAddress, type MailedRecord } from '../../email/reply-address'
import { threadAnswer } from '../../email/thread-answer'
import type { Message } from '../../generated/prisma/client'
import type { JobCtx } from '../../process/context'
import { giveUpWay } from '../next-way'

/** Sends what staff wrote as an answer to the person's last email, so that mail programs show both as one conversation. */
export async function sendByEmail(ctx: JobCtx, message: Message): Promise<void> {
  const { id, contactId: to, locale, text } = message
  if (ctx.settings.replyInbox === null || to === null) return giveUpWay(ctx, message, 'not set up')
  const last = await ctx.db.message.findFirst({
    where: { way: 'email', incoming: true, contactId: to, decidedAt: { lte: message.decidedAt } },
    orderBy: [{ decidedAt: 'desc' }, { id: 'asc' }],
  })
  const record = recordOf(message)
  const replyTo = replyAddress(ctx.settings, record ?? undefined)
  const messageId = messageIdOf(ctx, id, record)
  try {
    await ctx.mail.send({
      ...threadAnswer({ ...senderOf(ctx, locale), answer: text ?? '', subject: last?.subject ?? '' }),
      ...{ to, messageId, ...(replyTo !== null && { replyTo, returnTo: replyTo }) },
      // Behind the # is the number of a file of the same email.
      ...(last?.providerId && { inReplyTo: last.providerId.replace(/#\d+$/, '') }),
    })
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error
    if (record) await recordRefusedAddress(ctx, { ...record, email: to })
    return giveUpWay(ctx, message, 'address')
  }
  const data = { state: 'sent', stateAt: ctx.now(), providerId: messageId } as const
  await ctx.db.message.updateMany({ where: { id, state: 'waiting' }, data })
}

function recordOf({ bookingId, requestId }: Message): MailedRecord | null {
  if (bookingId) return { type: 'booking', id: bookingId }
  return requestId ? { type: 'request', id: requestId } : null
}
