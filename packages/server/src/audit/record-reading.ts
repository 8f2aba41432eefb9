import { isEmail } from '@homecare/domain/email'
import type { Actor, Ctx } from '../process/context'
import { phoneTail } from '@homecare/domain/phone-digits'
import { recordId } from '../database/record-id'
import { patientKey } from './patient-key'
import { appendAuditEntry } from './append'

const HOUR_MS = 60 * 60_000

interface Reading {
  record: 'booking' | 'request' | 'case'
  id: string
  /** `read`: the record itself; `patient read`: everything of its patient. */
  action: 'read' | 'patient read'
}

/**
 * Records that a member of staff read a patient's record: once in each hour for each person and record, because an open
 * screen asks again every ten seconds. The entry has a subject of its own, so that a record's history stays one of changes.
 */
export async function recordReading({ ctx, actor, input }: { ctx: Ctx; actor: Actor; input: Reading }): Promise<void> {
  const { record, action } = input
  const id = recordId(input.id)
  const hour = new Date(Math.floor(ctx.now().getTime() / HOUR_MS) * HOUR_MS).toISOString()
  const entry = { actor, action, subject: { type: 'reading', id }, detail: { record, hour } } as const
  const where = { actor: actor.name, action, subjectType: 'reading', subjectId: id }
  const isRecorded = { where: { ...where, detail: { path: ['hour'], equals: hour } }, select: { id: true } }
  if (await ctx.db.auditEntry.findFirst(isRecorded)) return
  await ctx.db.$transaction(async (tx) => {
    // Two screens of one person may open at the same moment.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${action} ${id} ${actor.name}`}, 0))`
    if (!(await tx.auditEntry.findFirst(isRecorded))) await appendAuditEntry(tx, entry)
  })
}

/**
 * Records that a member of staff searched for a patient by an email or a number. The entry has a keyed hash of it, so that
 * searches for one patient can be found, and nothing of the patient.
 */
export async function recordSearch({
  ctx,
  actor,
  input: { text, found },
}: {
  ctx: Ctx
  actor: Actor
  input: { text: string; found: number }
}): Promise<void> {
  const sought = isEmail(text) ? text : (phoneTail(text) ?? text)
  const subject = { type: 'reading', id: patientKey(ctx.settings.secret, sought) } as const
  await appendAuditEntry(ctx.db, { actor, action: 'patient searched', subject, detail: { found } })
}
