import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dubaiInstant } from './dates'
import { type Occurrence, planDiff, type PlanDiff, type PlanVisit } from './plan-diff'

type Diff = PlanDiff<PlanVisit, Occurrence>

const skills = fc.subarray(['newborn', 'wound-care'])
const times = (day: string) =>
  fc
    .tuple(fc.constantFrom(420, 1140), fc.constantFrom(60, 720))
    .map(([start, minutes]) => ({ from: dubaiInstant(day, start), to: dubaiInstant(day, start + minutes) }))

/** What may be there and what may be wanted on a day of a line, each at most once. */
const place = (line: string, day: string) => {
  const wanted = fc.tuple(times(day), skills).map(([times, skills]): Occurrence => ({ line, day, ...times, skills }))
  const visit = fc
    .record({
      what: wanted,
      state: fc.constantFrom('planned', 'off', 'fixed'),
      byHand: fc.boolean(),
    })
    .map(({ what, ...rest }): PlanVisit => ({ id: `${line} on ${day}`, ...what, ...rest }))
  return fc.record({ visit: fc.option(visit), wanted: fc.option(wanted) })
}
const plan = fc
  .record({
    places: fc.tuple(
      ...['day', 'night'].flatMap((line) =>
        Array.from({ length: 4 }, (_, days) => place(line, addDays('2026-12-30', days))),
      ),
    ),
    includeByHand: fc.boolean(),
    reversed: fc.boolean(),
  })
  .map(({ places, includeByHand, reversed }) => {
    const visits = places.flatMap(({ visit }) => visit ?? [])
    const occurrences = places.flatMap(({ wanted }) => wanted ?? [])
    return { visits: reversed ? visits.toReversed() : visits, occurrences, includeByHand }
  })
type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never

const diffOf = ({ visits, occurrences, includeByHand }: Plan) => planDiff(visits, occurrences, { includeByHand })

/** The visits after a change of the plan, the canceled ones included. */
function applied(visits: readonly PlanVisit[], { move, restore, add, cancel }: Diff): PlanVisit[] {
  const changed = new Map<PlanVisit, PlanVisit>([
    ...[...move, ...restore].map(({ visit, wanted }): [PlanVisit, PlanVisit] => [
      visit,
      { ...visit, ...wanted, state: 'planned' },
    ]),
    ...cancel.map((visit): [PlanVisit, PlanVisit] => [visit, { ...visit, state: 'off' }]),
  ])
  const added = add.map((wanted): PlanVisit => ({
    id: `new ${wanted.line} on ${wanted.day}`,
    ...wanted,
    state: 'planned',
    byHand: false,
  }))
  return [...visits.map((visit) => changed.get(visit) ?? visit), ...added]
}

const always = (holds: (plan: Plan, diff: Diff) => void) =>
  fc.assert(fc.property(plan, (plan) => holds(plan, diffOf(plan))))
const isFree = (visit: PlanVisit, { includeByHand }: Plan) =>
  visit.state !== 'fixed' && (includeByHand || !visit.byHand || visit.state === 'off')

describe('what must be done for a plan', () => {
  it('a plan that was carried out and is compared again asks for nothing more', () => {
    always((plan, diff) => {
      const again = diffOf({ ...plan, visits: applied(plan.visits, diff) })
      expect(again).toMatchObject({ move: [], restore: [], add: [], cancel: [] })
      expect(again.leave).toEqual(diff.leave)
    })
  })

  it('visits that have begun and those that were moved by hand stay as they are, the latter unless they are included', () => {
    always((plan, diff) => {
      const touched = [...diff.move, ...diff.restore].map(({ visit }) => visit).concat(diff.cancel)
      expect(touched.filter((visit) => !isFree(visit, plan))).toEqual([])
      expect(diff.leave.filter((visit) => isFree(visit, plan))).toEqual([])
    })
  })

  it('each day that the plan wants has one visit afterwards, at its time unless it must be left', () => {
    always((plan, diff) => {
      const after = applied(plan.visits, diff).filter(({ state }) => state !== 'off')
      for (const wanted of plan.occurrences) {
        const there = after.filter(({ line, day }) => line === wanted.line && day === wanted.day)
        expect(there).toHaveLength(1)
        if (!there.some(({ id }) => diff.leave.some((left) => left.id === id))) expect(there).toMatchObject([wanted])
      }
    })
  })

  it('on a day that the plan does not want no visit takes place but one that must be left', () => {
    always((plan, diff) => {
      const after = applied(plan.visits, diff).filter(({ state }) => state !== 'off')
      const unwanted = after.filter(
        (visit) => !plan.occurrences.some(({ line, day }) => line === visit.line && day === visit.day),
      )
      expect(unwanted.filter((visit) => !diff.leave.includes(visit))).toEqual([])
    })
  })

  it('every visit has one fate, but one that is canceled already and not wanted; every day that is wanted is met once', () => {
    always(({ visits, occurrences }, { keep, move, restore, add, cancel, leave }) => {
      const paired = [...keep, ...move, ...restore]
      const has = (all: readonly { line: string; day: string }[], one: { line: string; day: string }) =>
        all.some(({ line, day }) => line === one.line && day === one.day)
      const decided = [...paired.map(({ visit }) => visit), ...cancel, ...leave]
      const expected = visits.filter((visit) => visit.state !== 'off' || has(occurrences, visit))
      expect(new Set(decided)).toEqual(new Set(expected))
      expect(decided).toHaveLength(expected.length)
      const met = [...paired.map(({ wanted }) => wanted), ...add]
      const wanted = occurrences.filter((each) => !has(leave, each))
      expect(new Set(met)).toEqual(new Set(wanted))
      expect(met).toHaveLength(wanted.length)
    })
  })

  it('a visit keeps its id and is paired with the day of its own line alone', () => {
    always((_, { keep, move, restore }) => {
      for (const { visit, wanted } of [...keep, ...move, ...restore])
        expect([visit.line, visit.day]).toEqual([wanted.line, wanted.day])
    })
  })

  it('a visit whose skills are the same in another order is kept', () => {
    const wanted = { line: 'day', day: '2026-12-31', from: new Date(0), to: new Date(1), skills: ['a', 'b'] }
    const visit = { ...wanted, id: '1', state: 'planned' as const, byHand: false, skills: ['b', 'a'] }
    expect(planDiff([visit], [wanted])).toMatchObject({ keep: [{ visit }], move: [] })
    expect(planDiff([{ ...visit, skills: ['a'] }], [wanted])).toMatchObject({ keep: [], move: [{ wanted }] })
  })
})
