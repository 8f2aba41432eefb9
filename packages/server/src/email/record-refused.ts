import { appendAuditEntry } from '../audit/append'
import type { Ctx } from '../process/context'
import type { MailedRecord } from './reply-address'

const SYSTEM = { name: 'system', role: 'system' } as const

interface Refused extends MailedRecord {
  email: string
  /** The effect whose email was refused, where it is known. */
  effectKey?: string
}

/**
 * The refusal of a patient's address, on the record that has this address, once. Where no message brings the same news,
 * nothing has reached the patient.
 */
export function recordRefusedAddress(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { type, id, email, effectKey }: Refused,
): Promise<void> {
  const now = ctx.now()
  return ctx.db.$transaction(async (tx) => {
    const others =
      effectKey === undefined
        ? null
        : await tx.message.count({ where: { newsKey: effectKey, state: { notIn: ['failed', 'dropped'] } } })
    const where = { id, email: { equals: email, mode: 'insensitive' as const }, emailRefusedAt: null }
    const refused = { where, data: { emailRefusedAt: now } }
    const { count } = await (type === 'booking'
      ? tx.booking.updateMany(refused)
      : tx.serviceRequest.updateMany(refused))
    if (count === 0) return
    const isAlone = others === null ? { contactBy: 'email' as const } : {}
    const unreached = { where: { id, ...isAlone }, data: { unreachedAt: now } }
    if (!others) await (type === 'booking' ? tx.booking.updateMany(unreached) : tx.serviceRequest.updateMany(unreached))
    await appendAuditEntry(tx, { actor: SYSTEM, action: 'email address refused', subject: { type, id } })
  })
}
