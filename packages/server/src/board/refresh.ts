import type { Ctx } from '../process/context'
import { Prisma } from '../generated/prisma/client'
import { totalsOf } from './internal/totals-of-days'

/** The number of days whose totals one transaction makes, which takes a second at a thousand bookings a day. */
const DAYS_AT_ONCE = 31

/** Stores the totals of the days that have changed, the latest first, and returns their number. */
export async function refreshBoard({ ctx }: { ctx: Pick<Ctx, 'db'> }): Promise<number> {
  let refreshed = 0
  for (;;) {
    const days = await refreshSome(ctx)
    refreshed += days
    if (days < DAYS_AT_ONCE) return refreshed
  }
}

/**
 * All statements see the same state of the database: a change that commits meanwhile is in no total, and its note stays
 * for the next run. The lock comes first, because the state that a transaction sees begins with its first query.
 */
function refreshSome({ db }: Pick<Ctx, 'db'>): Promise<number> {
  return db.$transaction(
    async (tx) => {
      await tx.$executeRaw`LOCK TABLE board_total IN SHARE ROW EXCLUSIVE MODE`
      const changed = await tx.$queryRaw<{ day: string }[]>`
        SELECT DISTINCT day FROM board_change ORDER BY day DESC LIMIT ${DAYS_AT_ONCE}`
      if (changed.length === 0) return 0
      const days = changed.map(({ day }) => day)
      await tx.$executeRaw`DELETE FROM board_change WHERE day = ANY(${days})`
      await tx.$executeRaw`DELETE FROM board_total WHERE day = ANY(${days})`
      await tx.$executeRaw`
        INSERT INTO board_total (day, figure, key, count, fils) ${totalsOf(Prisma.sql`SELECT unnest(${days}::text[]) AS day`)}`
      return days.length
    },
    { isolationLevel: 'RepeatableRead', timeout: 60_000 },
  )
}
