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
 * Returns the half hours of a time that need a nurse for a seat: as many seats are sold there as nurses are left. A hold whose
 * time is over counts until somebody takes it, since it can be renewed until then.
 */
export async function findNeededNurses(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  span: Span,
): Promise<(nurse: NurseTimes) => string[]> {
  const days = daysOf(span)
  const [from = '', to = from] = [days[0], days.at(-1)]
  const [row] = await tx.$queryRaw<{ taken: [date: string, time: string, seats: number][]; nurses: NurseTimes[] }[]>`
    SELECT (SELECT coalesce(json_agg(json_build_array(date, time, seats)), '[]') FROM (
        SELECT date, time, count(*)::int AS seats FROM slot_seat WHERE date BETWEEN ${from} AND ${to}
        GROUP BY date, time) s) AS taken,
      ${dutiesAsJson({ from, to })} AS nurses`
  const { taken, nurses } = row ?? { taken: [], nurses: [] }
  const tight = days.flatMap((date) =>
    SLOTS.filter((slot) => touches(span, date, slot)).flatMap((slot) => {
      const seats = taken.find(([day, time]) => day === date && time === slot.time)?.[2] ?? 0
      const left = nurses.filter((nurse) => canTest(nurse, date, slot)).length
      return seats > 0 && seats >= left ? [{ date, slot }] : []
    }),
  )
  return (nurse) => tight.filter(({ date, slot }) => canTest(nurse, date, slot)).map(({ slot }) => slot.time)
}

function touches({ from, to }: Span, date: IsoDate, { startsAt }: Slot): boolean {
  return dubaiInstant(date, startsAt) < to && from < dubaiInstant(date, startsAt + SLOT_MINUTES)
}
