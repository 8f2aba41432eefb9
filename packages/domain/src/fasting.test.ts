import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, dubaiInstant } from './dates'
import { fastAdvice, fastProblem, fastWhenMoved, keepsFast, neededStatement, statementChoices } from './fasting'
import { SLOTS, slotStart } from './slots'

const HOUR = 3_600_000
const DAY = '2026-11-25'
const slot = fc.record({
  date: fc.nat(3).map((days) => addDays(DAY, days)),
  time: fc.constantFrom(...SLOTS.map(({ time }) => time)),
})
const now = fc.nat(4 * 24 * 60).map((minutes) => dubaiInstant(DAY, minutes))
const hours = fc.constantFrom(0, 8, 10, 12, 14)
const statement = fc.option(fc.nat(60 * 60).map((minutes) => dubaiInstant(DAY, minutes - 12 * 60)))

describe('the fast of a visit', () => {
  it('is kept by every slot that is accepted: from now on, or since the patient’s own statement', () => {
    fc.assert(
      fc.property(slot, now, hours, statement, (chosen, at, needed, notEatenSince) => {
        const fast = { hours: needed, notEatenSince }
        if (fastProblem(chosen, fast, at) !== null) return
        const said = neededStatement(chosen, fast, at)
        const since = Math.min(at.getTime(), said?.getTime() ?? Infinity)
        expect(needed === 0 || since + needed * HOUR <= slotStart(chosen.date, chosen.time).getTime()).toBe(true)
      }),
    )
  })

  it('forbids no slot: each half hour that is offered for the statement is accepted', () => {
    fc.assert(
      fc.property(slot, now, hours, fc.nat(23), (chosen, at, needed, index) => {
        const start = slotStart(chosen.date, chosen.time)
        if (start <= at || fastProblem(chosen, { hours: needed, notEatenSince: null }, at) === null) return
        const notEatenSince = statementChoices(chosen, needed)[index]!
        expect(fastProblem(chosen, { hours: needed, notEatenSince }, at)).toBeNull()
      }),
    )
  })

  it('needs no statement for a later slot than the one for which the patient was told when to begin', () => {
    fc.assert(
      fc.property(slot, slot, now, hours, statement, (present, to, at, needed, notEatenSince) => {
        const stored = { hours: needed, notEatenSince: neededStatement(present, { hours: needed, notEatenSince }, at) }
        if (slotStart(to.date, to.time) < slotStart(present.date, present.time)) return
        if (fastProblem(present, stored, at) !== null) return
        const later = new Date(at.getTime() + HOUR)
        expect(fastProblem(to, fastWhenMoved(present, stored, later), later)).toBeNull()
      }),
      {
        examples: [
          [
            { date: DAY, time: '07:30 Pm' },
            { date: DAY, time: '07:30 Pm' },
            dubaiInstant(DAY, 12 * 60),
            12,
            dubaiInstant('2026-11-23', 12 * 60 + 30),
          ],
        ],
      },
    )
  })
})

test.each([
  ['unstated', null],
  ['too-short', dubaiInstant(DAY, 8 * 60)],
  ['future', dubaiInstant(DAY, 18 * 60)],
  ['long-ago', dubaiInstant('2026-11-23', 8 * 60)],
  [null, dubaiInstant(DAY, 7 * 60 + 30)],
] as const)('a 12-hour fast for 07:30 Pm that is booked at 17:20 is %s with the statement %s', (problem, since) => {
  const chosen = { date: DAY, time: '07:30 Pm' }
  expect(fastProblem(chosen, { hours: 12, notEatenSince: since }, dubaiInstant(DAY, 17 * 60 + 20))).toBe(problem)
})

it('a statement that is not needed is neither judged nor kept', () => {
  const at = dubaiInstant(DAY, 17 * 60)
  const tomorrow = { date: '2026-11-26', time: '10:00 Am' }
  const fast = { hours: 12, notEatenSince: dubaiInstant('2026-11-20', 0) }
  expect([fastProblem(tomorrow, fast, at), neededStatement(tomorrow, fast, at)]).toEqual([null, null])
})

describe('the advice about the last meal', () => {
  it('names an hour only while it is to come', () => {
    fc.assert(
      fc.property(slot, now, hours, statement, (chosen, at, needed, notEatenSince) => {
        const advice = fastAdvice(chosen, { hours: needed, notEatenSince }, at)
        if (advice.kind !== 'from') return
        expect(advice.at >= at).toBe(true)
        expect(keepsFast(chosen, { hours: needed, notEatenSince: null }, at)).toBe(true)
      }),
    )
  })

  test.each([
    ['from', '2026-11-26', '10:00 Am', null],
    ['begun', DAY, '07:30 Pm', null],
    ['stated', DAY, '07:30 Pm', dubaiInstant(DAY, 420)],
    ['over', DAY, '02:00 Pm', null],
  ])('is %s at 17:20 for a visit on %s at %s', (kind, date, time, notEatenSince) => {
    const fast = { hours: 12, notEatenSince }
    expect(fastAdvice({ date, time }, fast, dubaiInstant(DAY, 17 * 60 + 20)).kind).toBe(kind)
  })
})
