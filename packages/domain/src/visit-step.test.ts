import { expect, it } from 'vitest'
import { isEarlyStep, mayFollow, nextSteps, undoLeft, VISIT_STEPS } from './visit-step'

it('nothing follows a taken sample, and no step follows itself', () => {
  expect(nextSteps('sampleTaken')).toEqual([])
  for (const step of VISIT_STEPS) expect(mayFollow(step, step)).toBe(false)
})

it('a visit may begin with any step, because a nurse reports when both hands are free', () => {
  expect(nextSteps(null)).toEqual(VISIT_STEPS)
})

it('after nobody was there the nurse can come again and take the sample', () => {
  expect(nextSteps('nobodyThere')).toEqual(['onTheWay', 'arrived', 'sampleTaken'])
})

it.each([
  ['onTheWay', 61, true],
  ['onTheWay', 60, false],
  ['arrived', 16, true],
  ['sampleTaken', 15, false],
  ['nobodyThere', 1, true],
  ['nobodyThere', 0, false],
] as const)('%s %i minutes before the visit is early: %s', (kind, minutes, early) => {
  const visitAt = new Date('2026-11-25T10:00:00Z')
  expect(isEarlyStep(kind, { visitAt, now: new Date(visitAt.getTime() - minutes * 60_000) })).toBe(early)
})

it('a step can be taken back for ten seconds, and not at all once the clock was set back', () => {
  const at = new Date('2026-11-25T10:00:00Z')
  const left = (ms: number) => undoLeft(at, new Date(at.getTime() + ms))
  expect([0, 4000, 10_000, 60_000, -1].map(left)).toEqual([10_000, 6000, 0, 0, 0])
})
