import type { Actor } from '../process/context'
import type { Prisma } from '../generated/prisma/client'

/** The types of records that have audit entries. */
export const SUBJECT_TYPES = [
  'booking',
  'request',
  'remote',
  'staff',
  'nurse',
  'test',
  'package',
  'picture',
  'slots',
  'queue',
  'patient',
  'day-sheet',
  'payment',
  'audit',
  'reading',
  'download',
  'database',
  'alarm',
  'thread',
  'case',
  'care-visit',
  'quote',
  'rate',
  'holiday',
] as const

export interface NewAuditEntry {
  actor: Actor
  /** In the past tense, e.g. `payment started`, since the history shows it unchanged. */
  action: string
  subject: {
    type: (typeof SUBJECT_TYPES)[number]
    id: string
  }
  /** This must not contain patient data, since it is never deleted. */
  detail?: Prisma.InputJsonObject
}

/** Adds an entry to the append-only history, in the transaction of the recorded change. */
export async function appendAuditEntry(
  tx: Prisma.TransactionClient,
  { actor, action, subject, detail = {} }: NewAuditEntry,
): Promise<void> {
  // This does not use createMany, because Prisma caches no plan for it and makes a new one every time.
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
