import type { IsoDate } from '@homecare/domain/dates'
import { slotCapacity, type NurseTimes } from '@homecare/domain/nurse'
import { findSlot, SLOTS, type Slot, type SlotRules } from '@homecare/domain/slots'
import { dutiesAsJson } from '../nurse/queries'
import { Prisma } from '../generated/prisma/client'

/** The stored plan and bookings of some days, by date and by `date time`. */
export interface StoredDays {
  /** The reasons of closed days. */
  closed: ReadonlyMap<IsoDate, string>
  /** Held and booked seats by time; an expired hold does not count. */
  taken(date: IsoDate): ReadonlyMap<string, number>
  /** Capacities by time that differ from the default: set by staff, or limited by the nurses on duty. */
  capacities(date: IsoDate): ReadonlyMap<string, number>
}

interface Row {
  nurses: NurseTimes[]
  closed: [date: string, reason: string][]
  taken: [date: string, time: string, seats: number][]
  capacities: [date: string, time: string, seats: number][]
}

const closedAsJson = (from: IsoDate, to: IsoDate) => Prisma.sql`
  (SELECT coalesce(json_agg(json_build_array(date, reason)), '[]') FROM closed_day WHERE date BETWEEN ${from} AND ${to})`
const capacitiesAsJson = (from: IsoDate, to: IsoDate) => Prisma.sql`
  (SELECT coalesce(json_agg(json_build_array(date, time, capacity) ORDER BY date), '[]')
    FROM slot_capacity WHERE date = '' OR date BETWEEN ${from} AND ${to})`

/** Reads all days from `from` to `to` in one query, in which Postgres counts and writes the JSON. */
export async function readDays(
  db: Pick<Prisma.TransactionClient, '$queryRaw'>,
  { from, to, now, rules }: { from: IsoDate; to: IsoDate; now: Date; rules: SlotRules },
): Promise<StoredDays> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT
      ${closedAsJson(from, to)} AS closed,
      (SELECT coalesce(json_agg(json_build_array(date, time, seats)), '[]') FROM (
        SELECT date, time, count(*)::int AS seats FROM slot_seat
        WHERE date BETWEEN ${from} AND ${to} AND (state = 'booked' OR held_until > ${now})
        GROUP BY date, time) s) AS taken,
      ${capacitiesAsJson(from, to)} AS capacities,
      ${dutiesAsJson({ from, to })} AS nurses`
  const { closed, taken, ...plan } = row ?? { closed: [], taken: [], capacities: [], nurses: [] }
  return {
    closed: new Map(closed),
    taken: (day) => new Map(taken.flatMap(([date, time, seats]) => (date === day ? [[time, seats]] : []))),
    capacities: (date) => capacitiesOn(date, plan, rules),
  }
}

function capacitiesOn(day: IsoDate, { capacities, nurses }: Pick<Row, 'capacities' | 'nurses'>, rules: SlotRules) {
  // The capacity for every day comes first in the query's order, so one for this date replaces it.
  const set = new Map(capacities.flatMap(([date, time, seats]) => (date === '' || date === day ? [[time, seats]] : [])))
  if (nurses.length === 0) return set
  const of = (slot: Slot) => slotCapacity(set.get(slot.time) ?? rules.capacity, nurses, { date: day, slot })
  return new Map(SLOTS.map((slot) => [slot.time, of(slot)]))
}

/** The seats of every slot from `from` to `to` by the plan as it is now; a closed day has none. */
export async function readOfferedSeats(
  db: Pick<Prisma.TransactionClient, '$queryRaw'>,
  { from, to, rules }: { from: IsoDate; to: IsoDate; rules: SlotRules },
): Promise<(date: IsoDate, time: string) => number> {
  const [row] = await db.$queryRaw<Omit<Row, 'taken'>[]>`
    SELECT ${closedAsJson(from, to)} AS closed, ${capacitiesAsJson(from, to)} AS capacities,
      ${dutiesAsJson({ from, to })} AS nurses`
  const { closed, ...plan } = row ?? { closed: [], capacities: [], nurses: [] }
  const closedDays = new Set(closed.map(([date]) => date))
  const byDay = new Map<IsoDate, Map<string, number>>()
  return (date, time) => {
    if (closedDays.has(date)) return 0
    const day = byDay.get(date) ?? capacitiesOn(date, plan, rules)
    byDay.set(date, day)
    return day.get(time) ?? rules.capacity
  }
}

/** The capacity of one slot, and the numbers of its taken seats. */
export async function readSeats(
  db: Pick<Prisma.TransactionClient, '$queryRaw'>,
  { date, time, now, rules }: { date: IsoDate; time: string; now: Date; rules: SlotRules },
): Promise<{ capacity: number; taken: ReadonlySet<number> }> {
  const [row] = await db.$queryRaw<{ capacity: number | null; taken: number[]; nurses: NurseTimes[] }[]>`
    SELECT
      (SELECT capacity FROM slot_capacity WHERE time = ${time} AND date IN ('', ${date}) ORDER BY date DESC LIMIT 1),
      ARRAY(SELECT seat FROM slot_seat
        WHERE date = ${date} AND time = ${time} AND (state = 'booked' OR held_until > ${now})) AS taken,
      ${dutiesAsJson({ from: date, to: date })} AS nurses`
  const ceiling = row?.capacity ?? rules.capacity
  const slot = findSlot(time)
  const capacity = slot ? slotCapacity(ceiling, row?.nurses ?? [], { date, slot }) : ceiling
  return { capacity, taken: new Set(row?.taken) }
}
