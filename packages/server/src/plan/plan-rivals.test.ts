import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PlanChange } from '@homecare/contract/plans'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import { applyVisitEvent } from '../case/apply-visit-event'
import { AppError } from '../process/app-error'
import { outcomeOf } from '../testing/booking-steps'
import { careSteps } from '../testing/care-steps'
import { ownDatabase } from '../testing/own-database'
import { MORNINGS, planSteps } from '../testing/plan-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { generateVisits } from './generate'
import { occurrencesOf } from './occurrences'

const { database } = await ownDatabase()
let ctx: TestCtx
const { actor, nurse, newCase, event, plan } = careSteps(() => ctx)
const { again, apply, rules, visits } = planSteps(() => ctx)

async function clear(): Promise<void> {
  await database.db.careCase.deleteMany()
  await database.db.serviceRequest.deleteMany()
  await database.db.nurse.deleteMany()
  ctx = testContext({ db: database.db })
}
beforeEach(clear)

const FIRST = MORNINGS.startsOn
const cared = async () => (await event(await newCase(), 'beginCare')).id

/** A refusal is a result as well; anything else is a fault. */
const tried = (call: Promise<unknown>): Promise<void> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error
    },
  )

/** What must hold of a plan's visits whatever has happened. */
async function expectSound(id: string): Promise<void> {
  const all = await ctx.db.planRule.findMany({ where: { caseId: id } })
  const pauses = await ctx.db.planPause.findMany({ where: { caseId: id } })
  const planned = await visits(id)
  const isPaused = (day: string) => pauses.some(({ from, until }) => from <= day && (until === null || day <= until))
  for (const { ruleId, occursOn, byHand, startsAt } of planned) {
    const rule = all.find((each) => each.id === ruleId)
    // What has begun stays, whatever becomes of its rule.
    if (byHand || startsAt <= ctx.now()) continue
    expect(rule, 'a planned visit has a rule').toBeDefined()
    expect(isPaused(occursOn ?? ''), `${occursOn} is not paused`).toBe(false)
    const window = { from: occursOn ?? '', through: occursOn ?? '' }
    expect(rule && occurrencesOf(rule, window), 'a planned visit is on a day of its rule').toEqual([occursOn])
  }
  const lines = planned.map(({ ruleId, occursOn }) => `${all.find((each) => each.id === ruleId)?.lineId} ${occursOn}`)
  expect(new Set(lines).size, 'a line has one visit a day').toBe(lines.length)
  const occupied = await ctx.db.nurseOccupation.findMany({ where: { visit: { caseId: id } } })
  const assigned = planned.filter(({ nurseId }) => nurseId !== null)
  expect(
    new Map(occupied.map(({ visitId, nurseId, fromAt, toAt }) => [visitId, { nurseId, fromAt, toAt }])),
    'a planned visit with a nurse takes her time, and nothing else does',
  ).toEqual(
    new Map(
      assigned.map((visit) => [visit.id, { nurseId: visit.nurseId, fromAt: visit.startsAt, toAt: visit.endsAt }]),
    ),
  )
}

const ALL_DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const rule = fc
  .record({
    days: fc.subarray(ALL_DAYS, { minLength: 1 }),
    startMinute: fc.constantFrom(0, 480, 1140),
    long: fc.boolean(),
  })
  .map(({ days, startMinute, long }) => ({
    ...{ ...MORNINGS, rrule: `FREQ=WEEKLY;BYDAY=${days.join()}`, startMinute },
    minutes: long ? 720 : 60,
  }))
const step = fc.record({
  kind: fc.constantFrom('add', 'change', 'end', 'pause', 'endPause', 'move', 'cancel', 'wait', 'generate'),
  day: fc.nat(30),
  length: fc.nat(8),
  rule,
  nurse: fc.nat(2),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

async function take(
  id: string,
  { kind, day, length, rule: input, nurse: pick }: Step,
  nurses: string[],
): Promise<void> {
  const today = dubaiDate(ctx.now())
  const from = addDays(today, day)
  const wished = { ...input, startsOn: from, nurseId: nurses[pick] ?? null }
  const [first] = await rules(id)
  const ruleId = first?.id ?? ''
  const [pause] = await ctx.db.planPause.findMany({ where: { caseId: id }, orderBy: { from: 'desc' }, take: 1 })
  const visit = (await visits(id))[day]
  const changes: Partial<Record<Step['kind'], PlanChange>> = {
    add: { kind: 'addRules', rules: [wished] },
    ...(first && { change: { kind: 'changeRule', ruleId, from, rule: wished } }),
    ...(first && { end: { kind: 'endRule', ruleId, from } }),
    pause: { kind: 'pause', from, until: addDays(from, length), reason: 'Hospital' },
    ...(pause && { endPause: { kind: 'endPause', pauseId: pause.id, until: addDays(today, length - 1) } }),
  }
  const change = changes[kind]
  if (change) return tried(apply(id, change, length === 0))
  if (kind === 'wait') return ctx.wait(length * 86_400_000)
  if (kind === 'generate') return tried(generateVisits({ ctx }))
  if (!visit) return
  const own = { id, version: (await again(id)).version, partId: visit.id }
  const startsAt = new Date(visit.startsAt.getTime() + length * 3_600_000).toISOString()
  const input2 =
    kind === 'move'
      ? { ...own, event: 'move' as const, startsAt, minutes: 60 }
      : { ...own, event: 'cancel' as const, reasonName: 'hospital' }
  return tried(applyVisitEvent({ ctx, actor, input: input2 }))
}

describe('the visits of a plan', () => {
  it('are those of its rules and pauses, and take their nurses’ time, after any changes in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), async (steps) => {
        await clear()
        const nurses = [(await nurse()).id, (await nurse({ firstName: 'Amal' })).id]
        const id = await cared()
        for (const each of steps) {
          await take(id, each, nurses)
          await expectSound(id)
        }
      }),
      { numRuns: 5 },
    )
  }, 60_000)

  it('are those of one of two desks that change a plan at the same moment, while it is continued', async () => {
    const { id: nurseId } = await nurse()
    const id = await cared()
    await apply(id, { kind: 'addRules', rules: [{ ...MORNINGS, nurseId }] })
    const [first] = await rules(id)
    const ruleId = first?.id ?? ''
    ctx.wait(10 * 86_400_000)
    const from = dubaiDate(ctx.now())
    await Promise.all([
      outcomeOf(apply(id, { kind: 'endRule', ruleId, from: addDays(from, 5) })),
      outcomeOf(apply(id, { kind: 'changeRule', ruleId, from, rule: { ...MORNINGS, startMinute: 600 } })),
      outcomeOf(apply(id, { kind: 'pause', from: addDays(from, 2), until: null, reason: 'Hospital' })),
      generateVisits({ ctx }),
      generateVisits({ ctx }),
    ])
    await expectSound(id)
  })

  it('never share a nurse, whoever plans care with her at the same moment', async () => {
    const nurses = [(await nurse()).id, (await nurse({ firstName: 'Amal' })).id]
    const cases = [await cared(), await cared(), await cared(), await cared()]
    const other = await newCase()
    await Promise.all([
      ...cases.map((id, n) =>
        tried(
          apply(id, {
            kind: 'addRules',
            rules: [{ ...MORNINGS, startMinute: 480 + n * 60, nurseId: nurses[n % 2] ?? null }],
          }),
        ),
      ),
      tried(plan(other, { nurseId: nurses[0] ?? null })),
    ])
    for (const id of cases) await expectSound(id)
    const made = await ctx.db.careVisit.count({ where: { ruleId: { not: null } } })
    expect(made).toBeGreaterThan(100)
    expect(
      await ctx.db.careVisit.count({ where: { nurseId: { not: null }, occursOn: { gte: FIRST } } }),
    ).toBeGreaterThan(50)
  })
})
