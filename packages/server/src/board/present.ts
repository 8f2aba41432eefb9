import type { BoardDay, OwnerBoard } from '@homecare/contract/admin/owner-board'
import { daysOf, type BoardPeriod, type DaySpan } from '@homecare/domain/board-period'
import { COUNTED_STEPS } from '@homecare/domain/booking-step'
import type { IsoDate } from '@homecare/domain/dates'
import { SLOTS } from '@homecare/domain/slots'
import type { BoardSums } from './internal/read-sums'

interface BoardParts {
  sums: BoardSums
  /** Seats that were offered at a time of a day. */
  offered: (date: IsoDate, time: string) => number
  searches: OwnerBoard['searches']
  today: IsoDate
}

const pair = () => ({ now: 0, before: 0 })

export function presentOwnerBoard(period: BoardPeriod, parts: BoardParts): OwnerBoard {
  const { from, to, before } = period
  const { sums, searches, today } = parts
  const days = presentDays(sums, today)
  return {
    period: { from, to },
    before,
    days: daysOf(period).map(days),
    daysBefore: daysOf(before).map(days),
    items: presentItems(sums),
    slots: presentSeats(period, parts),
    steps: COUNTED_STEPS.map((step) => {
      const shown = pair()
      for (const [isNow, of, count] of sums.steps) if (of === step) shown[isNow ? 'now' : 'before'] += count
      return { step, shown }
    }),
    searches,
  }
}

/** Returns a function from a date to its day on the board. */
function presentDays({ daily }: BoardSums, today: IsoDate): (date: IsoDate) => BoardDay {
  const days = new Map<IsoDate, BoardDay>()
  const dayOf = (date: IsoDate): BoardDay => {
    const known = days.get(date)
    if (known) return known
    const empty = { bookings: 0, revenueFils: 0, refundsFils: 0, requests: 0 }
    const day = { date, ...empty, reportsKept: 0, reportsMissed: 0, reportsOpen: 0 }
    days.set(date, day)
    return day
  }
  for (const [date, figure, key, count, fils] of daily) {
    const day = dayOf(date)
    // A report that is due today may still come in time.
    const state = key < today ? 'reportsMissed' : 'reportsOpen'
    if (figure === 'paid') Object.assign(day, { bookings: count, revenueFils: fils })
    if (figure === 'refunded') day.refundsFils = fils
    if (figure === 'request') day.requests = count
    if (figure === 'sample') day[state] += count
    if (figure === 'report-kept') {
      day[state] -= count
      day.reportsKept += count
    }
  }
  return dayOf
}

function presentItems({ items, names }: BoardSums): OwnerBoard['items'] {
  const nameOf = new Map(names)
  const byKey = new Map<string, OwnerBoard['items'][number]>()
  for (const [isNow, key, count, fils] of items) {
    const [kind, id] = key.split(':')
    const name = nameOf.get(key) ?? `No longer in the catalogue (${id})`
    const item = byKey.get(key) ?? {
      kind: kind === 'package' ? 'package' : 'test',
      id: Number(id),
      name,
      bookings: pair(),
      revenueFils: pair(),
    }
    item.bookings[isNow ? 'now' : 'before'] = count
    item.revenueFils[isNow ? 'now' : 'before'] = fils
    byKey.set(key, item)
  }
  // A package and a test may have the same number: the order must be the same each time.
  return [...byKey.values()].sort(
    (a, b) =>
      b.bookings.now - a.bookings.now ||
      b.bookings.before - a.bookings.before ||
      a.id - b.id ||
      a.kind.localeCompare(b.kind),
  )
}

function presentSeats(period: BoardPeriod, { sums, offered }: BoardParts): OwnerBoard['slots'] {
  const taken = new Map(
    sums.daily.flatMap(([date, figure, time, count]) => (figure === 'seat' ? [[`${date} ${time}`, count]] : [])),
  )
  const sumOf = (span: DaySpan, seats: (date: IsoDate) => number) =>
    daysOf(span).reduce((sum, date) => sum + seats(date), 0)
  return SLOTS.map(({ time }) => {
    const takenOn = (date: IsoDate) => taken.get(`${date} ${time}`) ?? 0
    // Seats that were booked before a slot was made smaller, or its day closed, were offered.
    const seatsOn = (date: IsoDate) => Math.max(offered(date, time), takenOn(date))
    return {
      time,
      taken: { now: sumOf(period, takenOn), before: sumOf(period.before, takenOn) },
      seats: { now: sumOf(period, seatsOn), before: sumOf(period.before, seatsOn) },
    }
  })
}
