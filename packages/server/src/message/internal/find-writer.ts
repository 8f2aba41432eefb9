import type { Prisma } from '../../generated/prisma/client'
import type { MailedRecord } from '../../email/reply-address'
import type { RecordOfPhone } from './records-of-phone'

export interface Writer extends Pick<RecordOfPhone, 'kind' | 'id' | 'isOpen'> {
  phone: string
}

/**
 * The record of somebody who wrote an email: the one that the email names, whatever address it came from, or the newest one
 * with the sender's address. Null for a stranger.
 */
export async function findWriter(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  { record, from }: { record: MailedRecord | null; from: string },
): Promise<Writer | null> {
  const [writer] = await tx.$queryRaw<Writer[]>`
    SELECT kind, id, phone, "isOpen" FROM (
      SELECT 'bloodtests' AS kind, id, coalesce(phone_e164, '') AS phone, status = 'Pending' AS "isOpen", created_at
      FROM booking WHERE erased_at IS NULL AND (id = ${record?.id ?? null}::uuid OR lower(email) = ${from})
      UNION ALL
      SELECT 'services', id, coalesce(phone_e164, ''), status = 'Pending', created_at
      FROM service_request WHERE erased_at IS NULL AND NOT suspected
        AND (id = ${record?.id ?? null}::uuid OR lower(email) = ${from})) r
    ORDER BY id = ${record?.id ?? null}::uuid DESC NULLS LAST, created_at DESC LIMIT 1`
  return writer ?? null
}
