import type { BoardPeriod } from '@homecare/domain/board-period'
import type { CountedStep } from '@homecare/domain/booking-step'
import type { IsoDate } from '@homecare/domain/dates'
import { Prisma } from '../../generated/prisma/client'
import { totalsOf } from './totals-of-days'

/** The figures that are shown day by day; see totals-of-days.ts. */
const DAILY = ['paid', 'refunded', 'request', 'seat', 'sample', 'report-kept']

/** The sums that a board is made of. `isNow` tells the period from the one before. */
export interface BoardSums {
  daily: [day: IsoDate, figure: string, key: string, count: number, fils: number][]
  items: [isNow: boolean, key: string, count: number, fils: number][]
  steps: [isNow: boolean, step: CountedStep, count: number][]
  names: [key: string, name: string][]
}

/**
 * Reads the stored totals of both periods, and counts again the days whose totals are out of date. It is one statement,
 * so that it sees one state of the database: no day is missed or counted twice while the totals are made again.
 */
export async function readBoardSums(
  db: Pick<Prisma.TransactionClient, '$queryRaw'>,
  { from, to, before }: BoardPeriod,
): Promise<BoardSums> {
  const within = (day: Prisma.Sql) =>
    Prisma.sql`(${day} BETWEEN ${before.from} AND ${before.to} OR ${day} BETWEEN ${from} AND ${to})`
  const [sums] = await db.$queryRaw<BoardSums[]>`
    WITH changed AS MATERIALIZED (SELECT DISTINCT c.day FROM board_change c WHERE ${within(Prisma.sql`c.day`)}),
    counted AS MATERIALIZED (${totalsOf(Prisma.sql`SELECT day FROM changed`)}),
    item AS MATERIALIZED (
      SELECT is_now, key, sum(count)::int AS count, sum(fils)::bigint AS fils FROM (
        SELECT day >= ${from} AS is_now, key, count, fils FROM board_total
        WHERE figure = 'item' AND ${within(Prisma.sql`day`)} AND day NOT IN (SELECT day FROM changed)
        UNION ALL SELECT day >= ${from}, key, count, fils FROM counted WHERE figure = 'item') i
      GROUP BY 1, 2),
    daily AS (
      SELECT day, figure, key, count, fils FROM board_total
      WHERE figure = ANY(${DAILY}) AND ${within(Prisma.sql`day`)} AND day NOT IN (SELECT day FROM changed)
      UNION ALL SELECT day, figure, key, count, fils FROM counted WHERE figure <> 'item')
    SELECT
      (SELECT coalesce(json_agg(json_build_array(day, figure, key, count, fils)), '[]')
        FROM daily) AS daily,
      (SELECT coalesce(json_agg(json_build_array(is_now, key, count, fils)), '[]') FROM item) AS items,
      (SELECT coalesce(json_agg(json_build_array(is_now, step, count)), '[]') FROM (
        SELECT day >= ${from} AS is_now, step, sum(count)::int AS count
        FROM wizard_step_count s WHERE ${within(Prisma.sql`s.day`)} GROUP BY 1, 2) s) AS steps,
      (SELECT coalesce(json_agg(json_build_array(key, name)), '[]') FROM (
        SELECT 'test:' || id AS key, name FROM lab_test UNION ALL SELECT 'package:' || id, name FROM health_package
        ) n WHERE key IN (SELECT key FROM item)) AS names`
  return sums ?? { daily: [], items: [], steps: [], names: [] }
}
