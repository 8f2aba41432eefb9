import { createHash } from 'node:crypto'
import type { EmailName, JobPayload } from '@homecare/contract/jobs'
import { appendAuditEntry } from '../audit/append'
import type { JobCtx } from '../process/context'
import { AddressRefused } from '../ports/mail'
import type { OutgoingEmail } from './about'
import { emails } from './emails'
import { giveMailBack, mayMail } from '../process/mail-limits'

interface Refused extends NonNullable<OutgoingEmail['patientOf']> {
  email: string
  effectKey: string
}

/**
 * The mail server's refusal of a patient's address, on the record that has this address, once. Where no message brings
 * the same news, nothing has reached the patient.
 */
function recordRefusedAddress(ctx: JobCtx, { type, id, email, effectKey }: Refused) {
  const now = ctx.now()
  return ctx.db.$transaction(async (tx) => {
    const others = await tx.message.count({ where: { newsKey: effectKey, state: { notIn: ['failed', 'dropped'] } } })
    const data = { emailRefusedAt: now, ...(others === 0 && { unreachedAt: now }) }
    const change = { where: { id, email, emailRefusedAt: null }, data }
    const { count } = await (type === 'booking' ? tx.booking.updateMany(change) : tx.serviceRequest.updateMany(change))
    if (count > 0) await appendAuditEntry(tx, { actor: SYSTEM, action: 'email address refused', subject: { type, id } })
  })
}

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
  const messageId = `${id}@${ctx.profile.email.split('@')[1]}`
  const { limited, patientOf, replyTo, ...message } = email
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
      await ctx.mail.send({ ...message, ...(replyTo && { replyTo }), messageId })
    } catch (error) {
      // It is tried again, and counts once.
      if (limited) await giveMailBack(ctx.mailLimits, limited)
      // Trying again does not help; whoever opens the record sees it, and calls.
      if (!(error instanceof AddressRefused && patientOf)) throw error
      await recordRefusedAddress(ctx, { ...patientOf, email: message.to, effectKey })
    }
  })
}
