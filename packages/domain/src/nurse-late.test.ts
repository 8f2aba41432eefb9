import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nurseLate } from './nurse-late'
import { VISIT_STEPS, type VisitStepKind } from './visit-step'

const MINUTE_MS = 60_000
const VISIT_AT = new Date('2026-03-03T13:30:00+04:00')
/** So many minutes after the visit's half hour began. */
const at = (minutes: number) => new Date(VISIT_AT.getTime() + minutes * MINUTE_MS)
const step = (kind: VisitStepKind, minutes: number) => ({ kind, at: at(minutes) })

type Case = [string, { last: ReturnType<typeof step> | null; now: number; late: string | null; since?: number }]

it.each<Case>([
  ['has not set off a minute before the half hour', { last: null, now: -1, late: null }],
  ['has not set off when the half hour begins', { last: null, now: 0, late: 'not-set-off', since: 0 }],
  ['has not set off two hours later', { last: null, now: 120, late: 'not-set-off', since: 0 }],
  ['set off early and the half hour runs', { last: step('onTheWay', -50), now: 29, late: null }],
  [
    'set off early and the half hour is over',
    { last: step('onTheWay', -50), now: 30, late: 'long-on-the-way', since: 30 },
  ],
  ['set off late and has half an hour', { last: step('onTheWay', 20), now: 49, late: null }],
  ['set off late, half an hour ago', { last: step('onTheWay', 20), now: 50, late: 'long-on-the-way', since: 50 }],
  ['has arrived', { last: step('arrived', 5), now: 120, late: null }],
  ['arrived a little early', { last: step('arrived', -20), now: 120, late: null }],
  ['found nobody', { last: step('nobodyThere', 15), now: 120, late: null }],
  ['has taken the sample', { last: step('sampleTaken', 15), now: 120, late: null }],
  [
    'found nobody this morning, before the visit was moved',
    { last: step('nobodyThere', -240), now: 0, late: 'not-set-off', since: 0 },
  ],
  [
    'set off this morning, before the visit was moved',
    { last: step('onTheWay', -240), now: 0, late: 'not-set-off', since: 0 },
  ],
])('a nurse who %s', (_, { last, now, late, since }) => {
  const found = nurseLate({ visitAt: VISIT_AT, lastStep: last, now: at(now) })
  expect(found?.reason ?? null).toBe(late)
  if (since !== undefined) expect(found?.since).toEqual(at(since))
})

it('a nurse who is late stays late until she reports the next step, and `since` never changes meanwhile', () => {
  const minutes = fc.integer({ min: -600, max: 600 })
  const last = fc.option(fc.record({ kind: fc.constantFrom(...VISIT_STEPS), minute: minutes }))
  fc.assert(
    fc.property(last, minutes, fc.nat(600), (given, now, later) => {
      const lastStep = given && step(given.kind, given.minute)
      const first = nurseLate({ visitAt: VISIT_AT, lastStep, now: at(now) })
      fc.pre(first !== null)
      expect(now).toBeGreaterThanOrEqual(0)
      expect(nurseLate({ visitAt: VISIT_AT, lastStep, now: at(now + later) })).toEqual(first)
    }),
  )
})
