import type { HolidayInput, Holidays } from '@homecare/contract/plans'
import { addDays, dubaiDate, type IsoDate } from '@homecare/domain/dates'
import { appendAuditEntry } from '../audit/append'
import { storable } from '../database/storable'
import type { Prisma } from '../generated/prisma/client'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'

/** Public holidays from today on. */
export const getHolidays = async ({ ctx }: { ctx: Ctx }): Promise<Holidays> => ({
  holidays: await ctx.db.holiday.findMany({
    where: { date: { gte: dubaiDate(ctx.now()) } },
    orderBy: { date: 'asc' },
  }),
})

/**
 * Adds a holiday, or changes the one of its day. Visits of rules that leave holidays out follow by `generateVisits`. Throws
 * INVALID_INPUT for a day that has passed.
 */
export async function setHoliday({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: HolidayInput
}): Promise<Holidays> {
  const { date, confirmed } = input
  refusePast(date, ctx.now())
  const name = storable(input.name)
  await ctx.db.$transaction(async (tx) => {
    const before = await tx.holiday.findUnique({ where: { date } })
    await tx.holiday.upsert({ where: { date }, create: { date, name, confirmed }, update: { name, confirmed } })
    if (!before) await planAgain(tx, date)
    const subject = { type: 'holiday', id: date } as const
    await appendAuditEntry(tx, { actor, action: 'holiday set', subject, detail: { name, confirmed } })
  })
  return getHolidays({ ctx })
}

/** Takes a holiday out. Throws NOT_FOUND, INVALID_INPUT for a day that has passed. */
export async function removeHoliday({
  ctx,
  actor,
  input: { date },
}: {
  ctx: Ctx
  actor: Actor
  input: { date: IsoDate }
}): Promise<Holidays> {
  refusePast(date, ctx.now())
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.holiday.deleteMany({ where: { date } })
    if (count === 0) throw new AppError('NOT_FOUND')
    await planAgain(tx, date)
    await appendAuditEntry(tx, { actor, action: 'holiday removed', subject: { type: 'holiday', id: date } })
  })
  return getHolidays({ ctx })
}

function refusePast(date: IsoDate, now: Date): void {
  if (date < dubaiDate(now)) throw new AppError('INVALID_INPUT', { fields: { date: 'Choose today or a later day' } })
}

/** The visits of the plans that leave holidays out are made again from that day on. */
async function planAgain(tx: Prisma.TransactionClient, date: IsoDate): Promise<void> {
  await tx.careCase.updateMany({
    where: { plannedThrough: { gte: date }, rules: { some: { onHolidays: false } } },
    data: { plannedThrough: addDays(date, -1) },
  })
}
