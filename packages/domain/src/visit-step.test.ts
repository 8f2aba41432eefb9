import { expect, it } from 'vitest'
import { mayFollow, nextSteps, VISIT_STEPS } from './visit-step'

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
