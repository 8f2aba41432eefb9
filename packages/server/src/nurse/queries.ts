import { addDays, dubaiInstant, type IsoDate } from '@homecare/domain/dates'
import type { NurseDuty } from '@homecare/domain/nurse'
import { AppError } from '../process/app-error'
import { recordId } from '../database/record-id'
import { Prisma } from '../generated/prisma/client'

/** The relations that a nurse's duty is made of: `include: dutyParts` in the query. */
export const dutyParts = {
  hours: { orderBy: [{ weekday: 'asc' }, { fromMinute: 'asc' }] },
  daysOff: { orderBy: { date: 'asc' } },
} as const satisfies Prisma.NurseInclude

export type NurseWithDuty = Prisma.NurseGetPayload<{ include: typeof dutyParts }>

export function dutyOf({ hours, daysOff, leftOn }: NurseWithDuty): NurseDuty {
  return {
    hours: hours.map(({ weekday, fromMinute, toMinute }) => ({ weekday, from: fromMinute, to: toMinute })),
    daysOff: daysOff.map(({ date }) => date),
    leftOn,
  }
}

/** The change of a booking that keeps who was to make the visit before. */
export const formerNurse = (nurseId: string | null) => (nurseId ? { formerNurseIds: { push: nurseId } } : {})

/**
 * Locks the nurse until the transaction ends, and returns it. Rows that name the nurse can be written without this lock, as they are
 * before the days are locked. Throws NOT_FOUND.
 */
export async function lockNurse(tx: Prisma.TransactionClient, id: string): Promise<NurseWithDuty> {
  await tx.$queryRaw`SELECT id FROM nurse WHERE id = ${recordId(id)}::uuid FOR NO KEY UPDATE`
  const nurse = await tx.nurse.findUnique({ where: { id }, include: dutyParts })
  if (!nurse) throw new AppError('NOT_FOUND')
  return nurse
}

/** The longest time that a visit takes of its nurse, as a constraint of the database has it. */
const LONGEST = Prisma.sql`interval '24 hours'`

/** SQL expression: the duties and the care of all nurses from one day to another as JSON that is a list of `NurseTimes`. */
export function dutiesAsJson({ from, to }: { from: IsoDate; to: IsoDate }): Prisma.Sql {
  const [start, end] = [dubaiInstant(from, 0), dubaiInstant(addDays(to, 1), 0)]
  return Prisma.sql`
  (SELECT coalesce(json_agg(json_build_object(
    'leftOn', n.left_on,
    'hours', (SELECT coalesce(json_agg(json_build_object('weekday', h.weekday, 'from', h.from_minute, 'to', h.to_minute)), '[]')
      FROM nurse_hours h WHERE h.nurse_id = n.id),
    'daysOff', (SELECT coalesce(json_agg(o.date), '[]')
      FROM nurse_day_off o WHERE o.nurse_id = n.id AND o.date BETWEEN ${from} AND ${to}),
    'care', coalesce(c.care, '[]')
  )), '[]') FROM nurse n LEFT JOIN (
    SELECT nurse_id, json_agg(json_build_object('from', extract(epoch FROM from_at) * 1000,
      'to', extract(epoch FROM to_at) * 1000)) AS care
    FROM nurse_occupation
    WHERE visit_id IS NOT NULL AND from_at < ${end} AND from_at > ${start}::timestamptz - ${LONGEST} AND to_at > ${start}
    GROUP BY nurse_id) c ON c.nurse_id = n.id)`
}
