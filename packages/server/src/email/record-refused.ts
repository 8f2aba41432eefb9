import { appendAuditEntry } from '../audit/append'
import type { Prisma } from '../generated/prisma/client'
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
    const update = (change: { where: object; data: object }) => {
      if (type === 'booking') return tx.booking.updateMany(change)
      return type === 'request' ? tx.serviceRequest.updateMany(change) : tx.caseContact.updateMany(change)
    }
    const { count } = await update(refused)
    if (count === 0) return
    const isAlone = others === null ? { contactBy: 'email' as const } : {}
    if (!others) await update({ where: { id, ...isAlone }, data: { unreachedAt: now } })
    const subject = type === 'contact' ? await caseOf(tx, id) : { type, id }
    await appendAuditEntry(tx, { actor: SYSTEM, action: 'email address refused', subject })
  })
}

async function caseOf(tx: Prisma.TransactionClient, contactId: string): Promise<{ type: 'case'; id: string }> {
  const { caseId: id } = await tx.caseContact.findUniqueOrThrow({ where: { id: contactId }, select: { caseId: true } })
  return { type: 'case', id }
}
