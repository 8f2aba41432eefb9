import type { ErasedPatient } from '@homecare/contract/admin/patient-data'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { eraseRecords } from './internal/erase-records'
import { patientRecords, erasureRefusal } from './queries'
import { patientKey } from '../audit/patient-key'
import { storable } from '../database/storable'

/**
 * Erases a patient's data from all records of the email address or phone number and returns their number. Throws NOT_FOUND, or
 * ILLEGAL_TRANSITION with a sentence while a visit is pending, the laboratory has a sample or a payment is open; then
 * nothing is erased, and the history says why.
 */
export async function erasePatient({
  ctx,
  actor,
  input: { contact, reason },
}: {
  ctx: Ctx
  actor: Actor
  input: { contact: string; reason: string }
}): Promise<ErasedPatient> {
  const now = ctx.now()
  const subject = { type: 'patient', id: patientKey(ctx.settings.secret, contact) } as const
  const outcome = await ctx.db.$transaction(
    async (tx) => {
      const records = await patientRecords(tx, contact)
      const [bookings, requests] = [records.bookingIds.length, records.requestIds.length]
      if (bookings + requests === 0) throw new AppError('NOT_FOUND')
      const refusal = await erasureRefusal(tx, records, now)
      if (refusal) {
        await appendAuditEntry(tx, {
          actor,
          action: 'erasure refused',
          subject,
          detail: { reason: storable(reason), open: refusal },
        })
        return { refusal }
      }
      await tx.holdCode.deleteMany({ where: { email: contact.toLowerCase() } })
      const files = await eraseRecords(tx, { actor, records, now })
      const detail = { reason: storable(reason), bookings, requests, files }
      await appendAuditEntry(tx, { actor, action: 'patient data erased', subject, detail })
      return { summary: { contact, bookings, requests, files } }
    },
    { timeout: 30_000 },
  )
  if ('refusal' in outcome) throw new AppError('ILLEGAL_TRANSITION', { detail: outcome.refusal })
  return outcome.summary
}
