import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leavesAt } from './leaves-at'

const MINUTE_MS = 60_000
const VISIT_AT = new Date('2026-03-03T10:30:00+04:00')
/** So many minutes after the visit's half hour begins. */
const at = (minutes: number) => new Date(VISIT_AT.getTime() + minutes * MINUTE_MS)
const before = (begins: number, over: number | null = null) => ({
  visitAt: at(begins),
  overAt: over === null ? null : at(over),
})

it.each([
  ['half an hour before, for the first visit of the day', null, -120, -30],
  ['when the visit of the half hour before is over', before(-30), -120, 0],
  ['half an hour before, when the visit before was much earlier', before(-180), -170, -30],
  ['half an hour before, when the visit before ended early', before(-60, -50), -45, -30],
  ['when the visit before was over, if that was later', before(-60, -21), -20, -20],
  ['nobody knows when, while the visit before takes longer than planned', before(-60), -29, null],
  ['nobody knows when, once the time is over', null, -19, null],
  ['at about the time that has just passed', null, -20, -30],
  ['nobody knows when, on the day before', null, -24 * 60, null],
])('the nurse leaves %s', (_, visitBefore, now, leaves) => {
  expect(leavesAt({ visitAt: VISIT_AT, before: visitBefore, now: at(now) })).toEqual(
    leaves === null ? null : at(leaves),
  )
})

it('a nurse never leaves before the usual time or more than some minutes ago, and at a time that people would say', () => {
  const minutes = fc.integer({ min: -600, max: 60 })
  fc.assert(
    fc.property(minutes, fc.option(minutes), fc.option(minutes), (now, begins, over) => {
      const visitBefore = begins === null ? null : before(begins, over)
      const leaves = leavesAt({ visitAt: VISIT_AT, before: visitBefore, now: at(now) })
      if (leaves === null) return
      expect(leaves.getTime()).toBeGreaterThanOrEqual(at(-30).getTime())
      expect(leaves.getTime()).toBeGreaterThanOrEqual(at(now - 13).getTime())
      expect(leaves.getUTCMinutes() % 5).toBe(0)
    }),
  )
})
