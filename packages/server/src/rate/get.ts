import type { RateCard } from '@homecare/contract/quotes'
import { DAY_CLASSES, RATE_UNITS } from '@homecare/domain/rates'
import { staffNames } from '../audit/staff-names'
import { aedFromFils } from '@homecare/domain/money'
import type { Ctx } from '../process/context'

/** All prices of care, with those that are over: by service, unit and class of the day, then the newest first. */
export async function getRates({ ctx }: { ctx: Pick<Ctx, 'db'> }): Promise<RateCard> {
  const [rows, nameOf] = await Promise.all([ctx.db.rate.findMany(), staffNames(ctx.db)])
  const placed = rows.map((row) => ({
    row,
    place: [RATE_UNITS.indexOf(row.unit), DAY_CLASSES.indexOf(row.dayClass)] as const,
  }))
  placed.sort(
    (one, other) =>
      one.row.service.localeCompare(other.row.service, 'en') ||
      one.place[0] - other.place[0] ||
      one.place[1] - other.place[1] ||
      (one.row.from < other.row.from ? 1 : -1),
  )
  return {
    rates: placed.map(({ row: { fils, createdAt, createdBy, ...rate } }) => ({
      ...rate,
      price: aedFromFils(fils),
      createdAt: createdAt.toISOString(),
      createdBy: nameOf(createdBy),
    })),
  }
}
