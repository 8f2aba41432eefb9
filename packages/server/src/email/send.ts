import { createHash } from 'node:crypto'
import type { EmailName, JobPayload } from '@homecare/contract/jobs'
import { appendAuditEntry } from '../audit/append'
import type { JobCtx } from '../process/context'
import { AddressRefused } from '../ports/mail'
import { emails } from './emails'
import { recordRefusedAddress } from './record-refused'
import { messageIdOf, replyAddress } from './reply-address'
import { giveMailBack, mayMail } from '../process/mail-limits'

const SYSTEM = { name: 'system', role: 'system' } as const

/**
 * Sends the email of one job, unless it is no longer needed. Only a crash between the mail server's acceptance and our
 * mark can send it again, and then under the same Message-ID.
 */
export async function sendEmail<N extends EmailName>({
  ctx,
  name,
  payload,
  effectKey,
}: {
  ctx: JobCtx
  name: N
  payload: JobPayload<`email-${N}`>
  effectKey: string
}): Promise<void> {
  const email = await emails[name](ctx, payload)
  // A patient whose data were erased has no email address.
  if (!email || email.to === '') return
  const id = createHash('sha256').update(effectKey).digest('hex').slice(0, 32)
  const { limited, patientOf, replyTo, ...message } = email
  const messageId = messageIdOf(ctx, id, patientOf ?? null)
  const answerTo = patientOf && replyAddress(ctx.settings, patientOf)
  await ctx.idempotency.run(effectKey, async () => {
    if (limited && !(await mayMail(ctx.mailLimits, limited))) {
      const subject = { type: 'booking', id: limited.bookingId } as const
      return appendAuditEntry(ctx.db, {
        actor: SYSTEM,
        action: 'email not sent',
        subject,
        detail: { email: `email-${name}` },
      })
    }
    try {
      // A patient without email can't be answered there.
      const replies = answerTo ? { replyTo: answerTo, returnTo: answerTo } : replyTo && { replyTo }
      await ctx.mail.send({ ...message, ...replies, messageId })
    } catch (error) {
      // It is tried again, and counts once.
      if (limited) await giveMailBack(ctx.mailLimits, limited)
      // Trying again does not help; whoever opens the record sees it, and calls.
      if (!(error instanceof AddressRefused && patientOf)) throw error
      await recordRefusedAddress(ctx, { ...patientOf, email: message.to, effectKey })
    }
  })
}
