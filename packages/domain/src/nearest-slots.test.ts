import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './dates'
import { nearestSlots, type OfferedDay, type SlotChoice } from './nearest-slots'
import { SLOTS, slotStart } from './slots'

const FIRST = '2026-03-03'
const time = fc.constantFrom(...SLOTS.map((slot) => slot.time))
const day = (index: number, free: readonly boolean[]): OfferedDay => ({
  date: addDays(FIRST, index),
  slots: SLOTS.map(({ time, period }, slot) =>
    free[slot] ? { time, period, available: true } : { time, period, available: false, reason: 'full' as const },
  ),
})
const days = fc
  .array(fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), { minLength: 1, maxLength: 6 })
  .map((list) => list.map((free, index) => day(index, free)))
const slotChoice = fc.record({ date: fc.nat(5).map((index) => addDays(FIRST, index)), time })

const freeOf = (offered: readonly OfferedDay[]): SlotChoice[] =>
  offered.flatMap(({ date, slots }) => slots.filter((slot) => slot.available).map(({ time }) => ({ date, time })))
const equal = (a: SlotChoice, b: SlotChoice) => a.date === b.date && a.time === b.time
/** Days away, then minutes away: smaller is nearer. */
const distance = (from: SlotChoice, to: SlotChoice): number => {
  const minutes = Math.abs(slotStart(from.date, to.time).getTime() - slotStart(from.date, from.time).getTime()) / 60_000
  return ((Date.parse(to.date) - Date.parse(from.date)) / 86_400_000) * 1440 + minutes
}

describe('the nearest free slots', () => {
  it('the nearest slots are at most three different free slots, without the excepted one and without earlier days', () => {
    fc.assert(
      fc.property(slotChoice, days, slotChoice, (lost, offered, own) => {
        const found = nearestSlots(lost, offered, { except: own })
        expect(found.length).toBeLessThanOrEqual(3)
        expect(new Set(found.map(({ date, time }) => `${date} ${time}`)).size).toBe(found.length)
        for (const each of found) {
          expect(freeOf(offered).some((free) => equal(free, each))).toBe(true)
          expect(equal(each, own)).toBe(false)
          expect(each.date >= lost.date).toBe(true)
        }
      }),
    )
  })

  it('the nearest slots are in order of distance, and no free slot that is left out is nearer', () => {
    fc.assert(
      fc.property(slotChoice, days, (lost, offered) => {
        const found = nearestSlots(lost, offered)
        const distances = found.map((each) => distance(lost, each))
        expect(distances).toEqual(distances.toSorted((a, b) => a - b))
        const others = freeOf(offered).filter(
          (free) => free.date >= lost.date && !found.some((each) => equal(each, free)),
        )
        if (found.length < 3) expect(others).toEqual([])
        for (const other of others) expect(distance(lost, other)).toBeGreaterThanOrEqual(distances.at(-1) ?? 0)
      }),
    )
  })

  it('the nearest slots do not depend on the order in which the days are given', () => {
    fc.assert(
      fc.property(slotChoice, days, (lost, offered) => {
        expect(nearestSlots(lost, offered.toReversed())).toEqual(nearestSlots(lost, offered))
      }),
    )
  })

  it('the earlier of two equally near slots comes first', () => {
    const all = day(
      0,
      SLOTS.map(() => true),
    )
    expect(nearestSlots({ date: FIRST, time: '10:30 Am' }, [all])).toEqual([
      { date: FIRST, time: '10:30 Am' },
      { date: FIRST, time: '10:00 Am' },
      { date: FIRST, time: '11:00 Am' },
    ])
  })

  it('the nearest slots after a full day are those of the next day, the same time of day first', () => {
    const none = day(
      0,
      SLOTS.map(() => false),
    )
    const next = day(
      1,
      SLOTS.map(() => true),
    )
    expect(nearestSlots({ date: FIRST, time: '07:30 Pm' }, [none, next])).toEqual([
      { date: next.date, time: '07:30 Pm' },
      { date: next.date, time: '07:00 Pm' },
      { date: next.date, time: '06:30 Pm' },
    ])
  })
})
