import { appendAuditEntry } from '../../audit/append'
import { patientKey } from '../../audit/patient-key'
import type { Prisma } from '../../generated/prisma/client'
import type { Actor, Ctx } from '../../process/context'

/** Writes into the history what the owner of a phone did, under a keyed hash of the number. */
export const auditPhone = (
  { settings }: Pick<Ctx, 'settings'>,
  tx: Prisma.TransactionClient,
  { actor, action, phone, linkId }: { actor: Actor; action: string; phone: string; linkId?: string },
): Promise<void> =>
  appendAuditEntry(tx, {
    actor,
    action,
    subject: { type: 'patient', id: patientKey(settings.secret, phone) },
    ...(linkId === undefined ? {} : { detail: { link: linkId } }),
  })
