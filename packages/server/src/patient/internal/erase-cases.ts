import { appendAuditEntry } from '../../audit/append'
import type { Prisma } from '../../generated/prisma/client'
import type { Actor } from '../../process/context'

/** The text that replaces a name. */
const ERASED = 'Erased'

/**
 * Removes the patient from the cases of erased requests: a case without any other request wholly, from another one the contacts
 * with the phone number or email of an erased request. Called before the requests lose those.
 */
export async function eraseCases(
  tx: Prisma.TransactionClient,
  { actor, requestIds, now }: { actor: Actor; requestIds: string[]; now: Date },
): Promise<void> {
  const gone = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM care_case c WHERE erased_at IS NULL
      AND EXISTS (SELECT FROM service_request r WHERE r.case_id = c.id AND r.id = ANY(${requestIds}::uuid[]))
      AND NOT EXISTS (SELECT FROM service_request r WHERE r.case_id = c.id AND r.id <> ALL(${requestIds}::uuid[])
        AND r.erased_at IS NULL)
    ORDER BY id FOR UPDATE`
  const ids = gone.map(({ id }) => id)
  await tx.$executeRaw`
    DELETE FROM case_contact c USING service_request r
    WHERE r.id = ANY(${requestIds}::uuid[]) AND r.case_id = c.case_id
      AND (c.case_id = ANY(${ids}::uuid[]) OR (c.phone_e164 <> '' AND c.phone_e164 = r.phone_e164)
        OR (c.email <> '' AND lower(c.email) = lower(r.email)))`
  await tx.$executeRaw`
    UPDATE care_case SET patient_name = ${ERASED}, date_of_birth = NULL, sex = NULL, languages = '{}', door_number = '',
      building = '', landmark = '', city = '', pin = NULL, access_notes = '', nurse_sex = 'any', reason_text = NULL,
      follow_up_at = NULL, planned_through = NULL, version = version + 1, erased_at = ${now}, updated_at = ${now}
    WHERE id = ANY(${ids}::uuid[])`
  await tx.careVisit.deleteMany({ where: { caseId: { in: ids } } })
  await tx.planRule.deleteMany({ where: { caseId: { in: ids } } })
  await tx.planPause.deleteMany({ where: { caseId: { in: ids } } })
  await tx.$executeRaw`
    UPDATE quote SET sent_to_name = '', note = '', discount_reason = '', close_reason = '', access_key = gen_random_uuid()::text,
      accepted_name = CASE WHEN accepted_name IS NULL THEN NULL ELSE ${ERASED} END, accepted_from = NULL,
      version = version + 1
    WHERE case_id = ANY(${ids}::uuid[])`
  await tx.caseHealth.deleteMany({ where: { caseId: { in: ids } } })
  await tx.followUp.deleteMany({ where: { caseId: { in: ids } } })
  await tx.recordNote.deleteMany({ where: { caseId: { in: ids } } })
  for (const id of ids) await appendAuditEntry(tx, { actor, action: 'data erased', subject: { type: 'case', id } })
}
