import { addDays, dubaiDate, dubaiInstant, type IsoDate } from '@homecare/domain/dates'
import { canTest, type NurseTimes } from '@homecare/domain/nurse'
import { SLOT_MINUTES, SLOTS, type Slot } from '@homecare/domain/slots'
import { dutiesAsJson } from '../nurse/queries'
import type { Prisma } from '../generated/prisma/client'

interface Span {
  from: Date
  to: Date
}

/** The days in Dubai of which a time has a part. */
export function daysOf({ from, to }: Span): IsoDate[] {
  const last = dubaiDate(new Date(to.getTime() - 1))
  const days = []
  for (let day = dubaiDate(from); day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/**
 * Returns the half hours of a time, or of a part of it, that need a nurse for a seat: as many seats are sold there as nurses are
 * left. A hold whose time is over counts until somebody takes it, since it can be renewed until then.
 */
export async function findNeededNurses(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  span: Span,
): Promise<(nurse: NurseTimes, part?: Span) => string[]> {
  const days = daysOf(span)
  const [from = '', to = from] = [days[0], days.at(-1)]
  const [row] = await tx.$queryRaw<{ taken: [date: string, time: string, seats: number][]; nurses: NurseTimes[] }[]>`
    SELECT (SELECT coalesce(json_agg(json_build_array(date, time, seats)), '[]') FROM (
        SELECT date, time, count(*)::int AS seats FROM slot_seat WHERE date BETWEEN ${from} AND ${to}
        GROUP BY date, time) s) AS taken,
      ${dutiesAsJson({ from, to })} AS nurses`
  const { taken, nurses } = row ?? { taken: [], nurses: [] }
  const tight = taken.flatMap(([date, time, seats]) => {
    const slot = SLOTS.find((each) => each.time === time)
    if (!slot || !touches(span, date, slot)) return []
    const left = nurses.filter((nurse) => canTest(nurse, date, slot)).length
    return seats >= left ? [{ date, slot }] : []
  })
  tight.sort((one, other) => one.date.localeCompare(other.date) || one.slot.startsAt - other.slot.startsAt)
  return (nurse, part = span) =>
    tight
      .filter(({ date, slot }) => touches(part, date, slot) && canTest(nurse, date, slot))
      .map(({ slot }) => slot.time)
}

function touches({ from, to }: Span, date: IsoDate, { startsAt }: Slot): boolean {
  return dubaiInstant(date, startsAt) < to && from < dubaiInstant(date, startsAt + SLOT_MINUTES)
}
