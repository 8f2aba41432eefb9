import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dubaiDate } from './dates'
import {
  fastingStart,
  findSlot,
  SLOT_MINUTES,
  SLOTS,
  type SlotReason,
  slotReason,
  slotsOfDay,
  slotStart,
} from './slots'

const rules = { capacity: 4, leadMinutes: 120, horizonDays: 60 }
const free = { closed: false, taken: new Map<string, number>(), rules }
/** 11:00 on a Tuesday in Dubai. */
const now = new Date('2026-03-03T07:00:00Z')
const today = '2026-03-03'

const reasons = (date: string, day: Partial<Parameters<typeof slotsOfDay>[1]> = {}) =>
  slotsOfDay(date, { ...free, now, ...day }).map((slot) => slot.reason)
const all = (reason: SlotReason | undefined) => SLOTS.map(() => reason)

const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
const anyDay = fc.record({
  now: moment,
  days: fc.integer({ min: -5, max: 70 }),
  closed: fc.boolean(),
  taken: fc.array(fc.tuple(fc.constantFrom(...SLOTS.map((slot) => slot.time)), fc.integer({ min: 0, max: 6 }))),
  leadMinutes: fc.integer({ min: 0, max: 600 }),
})

describe('the slots of a day', () => {
  it('a day has the 12 slots of the specification in three groups, in order', () => {
    expect(SLOTS.map((slot) => `${slot.period} ${slot.time}`)).toEqual([
      'Morning 10:00 Am',
      'Morning 10:30 Am',
      'Morning 11:00 Am',
      'Morning 11:30 Am',
      'Afternoon 01:00 Pm',
      'Afternoon 01:30 Pm',
      'Afternoon 02:00 Pm',
      'Afternoon 02:30 Pm',
      'Evening 06:00 Pm',
      'Evening 06:30 Pm',
      'Evening 07:00 Pm',
      'Evening 07:30 Pm',
    ])
  })

  it('every slot begins at the time in its name, and no two slots overlap', () => {
    const minutes = (time: string) => {
      const [hour = 0, minute = 0] = time.slice(0, 5).split(':').map(Number)
      return (hour % 12) * 60 + minute + (time.endsWith('Pm') ? 720 : 0)
    }
    expect(SLOTS.map((slot) => slot.startsAt)).toEqual(SLOTS.map((slot) => minutes(slot.time)))
    SLOTS.slice(1).forEach((slot, index) => {
      expect(slot.startsAt - (SLOTS[index]?.startsAt ?? 0)).toBeGreaterThanOrEqual(SLOT_MINUTES)
    })
  })

  it('a day shows all 12 slots, and a slot is available exactly when it has no reason', () => {
    fc.assert(
      fc.property(anyDay, ({ now, days, closed, taken, leadMinutes }) => {
        const date = addDays(dubaiDate(now), days)
        const views = slotsOfDay(date, { now, closed, taken: new Map(taken), rules: { ...rules, leadMinutes } })
        expect(views.map((view) => view.time)).toEqual(SLOTS.map((slot) => slot.time))
        expect(views.filter((view) => view.available === (view.reason !== undefined))).toEqual([])
      }),
    )
  })

  it('a slot is available only in the future, after the lead time, before the horizon, on an open day and with a free seat', () => {
    fc.assert(
      fc.property(anyDay, ({ now, days, closed, taken, leadMinutes }) => {
        const date = addDays(dubaiDate(now), days)
        const seats = new Map(taken)
        for (const view of slotsOfDay(date, { now, closed, taken: seats, rules: { ...rules, leadMinutes } })) {
          const msUntilSlot = slotStart(date, view.time).getTime() - now.getTime()
          const allowed =
            msUntilSlot > 0 &&
            msUntilSlot >= leadMinutes * 60_000 &&
            days <= 60 &&
            !closed &&
            (seats.get(view.time) ?? 0) < 4
          expect(view.available).toBe(allowed)
        }
      }),
    )
  })

  it('slots of today are past, then within the lead time, then free', () => {
    expect(reasons(today)).toEqual([
      'past',
      'past',
      'past',
      'lead-time',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(reasons(today, { now: new Date('2026-03-03T07:00:00.001Z') })[4]).toBe('lead-time')
  })

  it('all slots of yesterday are past, and all slots of tomorrow are free late in the evening', () => {
    expect(reasons('2026-03-02')).toEqual(all('past'))
    expect(reasons('2026-03-04', { now: new Date('2026-03-03T19:59:59Z') })).toEqual(all(undefined))
  })

  it('slots belong to the date in Dubai, which changes at 20:00 UTC', () => {
    const afterMidnight = new Date('2026-03-03T20:00:00Z')
    expect(reasons('2026-03-03', { now: afterMidnight })).toEqual(all('past'))
    expect(reasons('2026-03-04', { now: afterMidnight })).toEqual(all(undefined))
    expect(reasons(addDays('2026-03-04', 60), { now: afterMidnight })).toEqual(all(undefined))
  })

  it('slots are free up to the horizon and closed after it', () => {
    expect(reasons(addDays(today, 60))).toEqual(all(undefined))
    expect(reasons(addDays(today, 61))).toEqual(all('closed'))
  })

  it('slots of a closed day are closed, but those that have begun are past', () => {
    expect(reasons('2026-03-05', { closed: true })).toEqual(all('closed'))
    expect(reasons(today, { closed: true })[0]).toBe('past')
  })

  it('a slot is full when its last seat is taken, independently of other slots', () => {
    const taken = new Map([
      ['10:00 Am', 4],
      ['10:30 Am', 3],
      ['11:00 Am', 5],
    ])
    expect(reasons('2026-03-04', { taken })).toEqual(['full', undefined, 'full', ...all(undefined).slice(3)])
  })
})

describe('a slot with its own capacity', () => {
  it('a slot with its own capacity is full at that number, and the others at the default', () => {
    const capacities = new Map([
      ['10:00 Am', 1],
      ['10:30 Am', 6],
    ])
    const taken = new Map(SLOTS.map((slot) => [slot.time, 4]))
    expect(reasons('2026-03-04', { capacities, taken })).toEqual(['full', undefined, ...all('full').slice(2)])
    expect(reasons('2026-03-04', { capacities, taken: new Map([['10:00 Am', 1]]) })[0]).toBe('full')
  })

  it('a slot of capacity 0 is closed, not full', () => {
    const capacities = new Map([['07:30 Pm', 0]])
    expect(reasons('2026-03-04', { capacities })).toEqual([...all(undefined).slice(1), 'closed'])
  })
})

describe('a single slot', () => {
  it('a slot is found by its exact text only', () => {
    expect(findSlot('10:00 Am')?.startsAt).toBe(600)
    expect(['10:00 AM', '10:00', '12:00 Pm', ''].map(findSlot)).toEqual(all(undefined).slice(0, 4))
  })

  it('a slot starts at its local time in Dubai', () => {
    expect(slotStart('2026-03-03', '07:30 Pm').toISOString()).toBe('2026-03-03T15:30:00.000Z')
    expect(() => slotStart('2026-03-03', '07:31 Pm')).toThrow(RangeError)
  })

  it('a slot that is not available never becomes available later', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...SLOTS), fc.nat(60), fc.nat(200_000), (start, slot, days, later) => {
        const date = addDays(dubaiDate(start), days)
        const reasonAt = (at: Date) => slotReason(date, slot, { now: at, closed: false, taken: 0, rules })
        if (reasonAt(start)) expect(reasonAt(new Date(start.getTime() + later * 60_000))).toBeDefined()
      }),
    )
  })
})

it.each([
  ['10:00 Am', 12, '2026-03-04T18:00:00.000Z'],
  ['06:30 Pm', 8, '2026-03-05T06:30:00.000Z'],
])('with a visit at %s the patient does not eat for the %i hours before', (time, hours, expected) => {
  expect(fastingStart('2026-03-05', time, hours).toISOString()).toBe(expected)
})
