import { phoneE164 } from '@homecare/domain/phone'
import type { Ctx } from '../process/context'
import { Prisma } from '../generated/prisma/client'

const TABLES = ['booking', 'service_request', 'nurse'] as const

/** Reads the phone numbers that an earlier version stored or changed, `batch` at a time. Returns how many. */
export async function readPhoneNumbers({ ctx, batch = 500 }: { ctx: Ctx; batch?: number }): Promise<number> {
  let count = 0
  for (const table of TABLES) {
    for (;;) {
      const read = await readBatch(ctx, Prisma.raw(table), batch)
      if (read === 0) break
      count += read
    }
  }
  return count
}

async function readBatch({ db }: Ctx, table: Prisma.Sql, batch: number): Promise<number> {
  const rows = await db.$queryRaw<{ id: string; typed: string }[]>`
    SELECT id, phone_number AS typed FROM ${table} WHERE phone_e164 IS NULL LIMIT ${batch}`
  const [ids, typed] = [rows.map(({ id }) => id), rows.map((row) => row.typed)]
  // A number that changes meanwhile stays unread until the next batch.
  await db.$executeRaw`
    UPDATE ${table} t SET phone_e164 = n.read
    FROM unnest(${ids}::uuid[], ${typed}::text[], ${typed.map((text) => phoneE164(text) ?? '')}::text[]) AS n(id, typed, read)
    WHERE t.id = n.id AND t.phone_number = n.typed AND t.phone_e164 IS NULL`
  return rows.length
}
