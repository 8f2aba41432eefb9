import { describe, expect, test } from 'vitest'
import { addDays } from '@homecare/domain/dates'
import { bookableWeeks, seatsOfDay } from './plan-of-day'

const plan = {
  defaultCapacity: 4,
  closedDays: [],
  capacities: [
    { date: '', time: '10:00 Am', capacity: 6 },
    { date: '2026-03-03', time: '10:00 Am', capacity: 0 },
    { date: '2026-03-03', time: '10:30 Am', capacity: 9 },
  ],
}
const seats = (date: string) =>
  seatsOfDay(plan, date)
    .slice(0, 3)
    .map((slot) => [slot.seats, slot.usual, slot.own])

describe('the seats of a day', () => {
  test('are the day’s own, else those of every day, else the setting', () =>
    expect(seats('2026-03-03')).toEqual([
      [0, 6, true],
      [9, 4, true],
      [4, 4, false],
    ]))
  test('of every day default to the setting', () => expect(seats('')[0]).toEqual([6, 4, true]))
  test('are given for all twelve slots', () => expect(seatsOfDay(plan, '2026-03-04')).toHaveLength(12))
})

describe('the calendar', () => {
  test.each(['2026-03-02', '2026-03-08', '2026-11-21'])(
    'from %s holds today and the 60 days after, in weeks',
    (today) => {
      const weeks = bookableWeeks(today)
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      expect(weeks.flat().filter((day) => day !== null)).toEqual(
        Array.from({ length: 61 }, (_, later) => addDays(today, later)),
      )
    },
  )
  test('begins its weeks on Monday', () => expect(bookableWeeks('2026-03-03')[0]?.indexOf('2026-03-03')).toBe(1))
})
