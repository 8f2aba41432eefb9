import type { Prisma } from '../../generated/prisma/client'
import type { MailedRecord } from '../../email/reply-address'
import type { RecordOfPhone } from './records-of-phone'

export interface Writer extends Pick<RecordOfPhone, 'kind' | 'id' | 'isOpen'> {
  phone: string
}

/**
 * The record of somebody who wrote an email: the one that the email names, or the newest request of the case whose contact it names, whatever address it came from, or the newest one
 * with the sender's address. Null for a stranger.
 */
export async function findWriter(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  { record, from }: { record: MailedRecord | null; from: string },
): Promise<Writer | null> {
  const named = record?.id ?? null
  const [writer] = await tx.$queryRaw<Writer[]>`
    SELECT kind, id, phone, "isOpen" FROM (
      SELECT 'bloodtests' AS kind, id, coalesce(phone_e164, '') AS phone, status = 'Pending' AS "isOpen", created_at,
        coalesce(id = ${named}::uuid, false) AS "isNamed"
      FROM booking WHERE erased_at IS NULL AND (id = ${named}::uuid OR lower(email) = ${from})
      UNION ALL
      SELECT 'services', r.id, coalesce(r.phone_e164, ''), r.status = 'Pending', r.created_at,
        coalesce(r.id = ${named}::uuid, false) OR c.id IS NOT NULL
      FROM service_request r LEFT JOIN case_contact c ON c.case_id = r.case_id AND c.id = ${named}::uuid
      WHERE r.erased_at IS NULL AND NOT r.suspected
        AND (r.id = ${named}::uuid OR c.id IS NOT NULL OR lower(r.email) = ${from})) r
    ORDER BY "isNamed" DESC, created_at DESC LIMIT 1`
  return writer ?? null
}
