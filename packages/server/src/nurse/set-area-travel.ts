import type { Nurses, SetAreaTravel } from '@homecare/contract/admin/nurses'
import { wayOf } from '@homecare/domain/area-travel'
import { sameArea } from '@homecare/domain/day-route'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { listNurses } from './list'

/**
 * Sets how long the way between two areas takes, or removes the entry. Suggestions count it from then on; visits that have a
 * nurse stay as they are. Throws INVALID_INPUT for an area that is not served, and for twice the same.
 */
export async function setAreaTravel({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: SetAreaTravel
}): Promise<Nurses> {
  const { minutes } = input
  const served = (name: string) => ctx.profile.areasServed.find((area) => sameArea(area, name))
  const [a, b] = [served(input.from), served(input.to)]
  if (!a) throw new AppError('INVALID_INPUT', { fields: { from: 'Choose an area that is served' } })
  if (!b || a === b) throw new AppError('INVALID_INPUT', { fields: { to: 'Choose another area that is served' } })
  const way = wayOf(a, b)
  await ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('area travel'))`
    const before = (await tx.areaTravel.findUnique({ where: { from_to: way } }))?.minutes ?? null
    if (before === minutes) return
    if (minutes === null) await tx.areaTravel.delete({ where: { from_to: way } })
    else await tx.areaTravel.upsert({ where: { from_to: way }, create: { ...way, minutes }, update: { minutes } })
    const detail = { areas: `${way.from}, ${way.to}`, from: before, to: minutes }
    await appendAuditEntry(tx, { actor, action: 'travel time set', subject: { type: 'slots', id: 'travel' }, detail })
  })
  return listNurses({ ctx })
}
