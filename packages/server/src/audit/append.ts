import type { Actor } from '../context'
import type { Prisma } from '../generated/prisma/client'

/** What an entry may be about. */
export const SUBJECT_TYPES = [
  'booking',
  'request',
  'remote',
  'staff',
  'test',
  'package',
  'slots',
  'queue',
  'patient',
  'day-sheet',
  'audit',
] as const

export interface AuditRecord {
  actor: Actor
  /** Past tense, e.g. `payment started`; shown as it is in the history. */
  action: string
  subject: {
    type: (typeof SUBJECT_TYPES)[number]
    id: string
  }
  /** No patient data: it is never deleted. */
  detail?: Prisma.InputJsonObject
}

/** Adds to the append-only history, in the transaction of the recorded change. */
export async function record(
  tx: Prisma.TransactionClient,
  { actor, action, subject, detail = {} }: AuditRecord,
): Promise<void> {
  // Not createMany: Prisma keeps no plan of that one, and makes a new one every time.
  await tx.auditEntry.create({
    data: {
      actor: actor.name,
      action,
      subjectType: subject.type,
      subjectId: subject.id,
      detail,
      fromAddress: actor.from ?? null,
    },
    select: { id: true },
  })
}
