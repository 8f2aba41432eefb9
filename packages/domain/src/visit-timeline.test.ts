import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VISIT_STEPS } from './visit-step'
import { visitTimeline, type VisitFacts } from './visit-timeline'

const HOUR_MS = 3_600_000
const visitAt = new Date('2026-03-04T06:00:00Z')
const after = (hours: number) => new Date(visitAt.getTime() + hours * HOUR_MS)
/** The progress of a booking with one report. */
const reportsAt = (completeAt: Date | null) => ({ expected: 1, here: completeAt ? 1 : 0, completeAt })
const facts = (more: Partial<VisitFacts> = {}): VisitFacts => ({
  bookedAt: after(-48),
  visitAt,
  steps: [],
  completedAt: null,
  handedOverAt: null,
  turnaroundHours: 24,
  reports: reportsAt(null),
  now: after(-24),
  ...more,
})
const states = (more: Partial<VisitFacts>) => visitTimeline(facts(more)).map(({ state }) => state)

describe('the timeline of a visit', () => {
  it('before the visit the nurse’s way comes next, and the report has no date yet', () => {
    expect(states({})).toEqual(['done', 'next', 'later', 'later', 'later'])
    expect(visitTimeline(facts()).at(-1)?.expected).toBeNull()
  })

  it('a nurse who has not come by the end of the half hour is late, before the patient has to ask', () => {
    expect(states({ now: after(0.4) })).toEqual(['done', 'late', 'later', 'later', 'later'])
    expect(states({ now: after(0.6) })).toEqual(['done', 'late', 'late', 'later', 'later'])
  })

  it('the report is expected by the slowest test’s time after the sample, and late after that', () => {
    const steps = [{ kind: 'sampleTaken' as const, at: after(0.3) }]
    const waiting = visitTimeline(facts({ steps, now: after(2) })).at(-1)
    expect(waiting).toMatchObject({ name: 'report', state: 'next', expected: after(24.3) })
    expect(states({ steps, now: after(25) }).at(-1)).toBe('late')
    expect(states({ steps, now: after(25), reports: reportsAt(after(20)) })).toEqual(Array(5).fill('done'))
  })

  it('a sample that the laboratory got is between the visit and the report', () => {
    const steps = [{ kind: 'sampleTaken' as const, at: after(0.3) }]
    const milestones = visitTimeline(facts({ steps, handedOverAt: after(3), now: after(4) })).slice(-2)
    expect(milestones).toMatchObject([
      { name: 'atLaboratory', state: 'done', at: after(3) },
      { name: 'report', state: 'next', expected: after(24.3) },
    ])
  })

  it('of several reports the timeline says how many are here, and the report is done with the last one', () => {
    const steps = [{ kind: 'sampleTaken' as const, at: after(0.3) }]
    const some = { expected: 3, here: 2, completeAt: null }
    expect(visitTimeline(facts({ steps, reports: some, now: after(20) })).at(-1)).toMatchObject({
      state: 'next',
      expected: after(24.3),
      part: { here: 2, expected: 3 },
    })
    expect(states({ steps, reports: some, now: after(25) }).at(-1)).toBe('late')
    const all = { expected: 3, here: 3, completeAt: after(20) }
    const done = visitTimeline(facts({ steps, reports: all, now: after(25) })).at(-1)
    expect([done?.state, done?.at, done?.part]).toEqual(['done', after(20), undefined])
  })

  it('a report of one person shows that the samples were taken, although nobody reported it', () => {
    expect(states({ reports: { expected: 2, here: 1, completeAt: null }, now: after(3) })).toEqual([
      ...Array(4).fill('done'),
      'next',
    ])
  })

  it('after nobody was at the door the visit begins again', () => {
    const steps = [
      { kind: 'arrived' as const, at: after(0.1) },
      { kind: 'nobodyThere' as const, at: after(0.2) },
    ]
    expect(states({ steps, now: after(0.3) })).toEqual(['done', 'late', 'later', 'later', 'later'])
  })

  it('whatever was reported, nothing that is done comes after something that is still to come', () => {
    const step = fc.record({
      kind: fc.constantFrom(...VISIT_STEPS),
      at: fc.integer({ min: -2, max: 5 }).map(after),
    })
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 6 }),
        fc.option(fc.integer({ min: 1, max: 40 }).map(after)),
        fc.integer({ min: -30, max: 60 }).map(after),
        (steps, reportAt, now) => {
          const found = states({ steps, reports: reportsAt(reportAt), now })
          expect(found.lastIndexOf('done')).toBe(found.filter((state) => state === 'done').length - 1)
        },
      ),
    )
  })
})
