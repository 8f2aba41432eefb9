import { beforeEach, describe, expect, it } from 'vitest'
import type { PlanChange, PlanRuleInput } from '@homecare/contract/plans'
import { addDays, dubaiInstant } from '@homecare/domain/dates'
import { applyVisitEvent } from '../case/apply-visit-event'
import { outcomeOf } from '../testing/booking-steps'
import { careSteps } from '../testing/care-steps'
import { ownDatabase } from '../testing/own-database'
import { MORNINGS, planSteps } from '../testing/plan-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { applyPlan } from './change'
import { followPauses } from './follow-pauses'
import { generateVisits } from './generate'
import { getPlan } from './get'
import { setHoliday, removeHoliday } from './holidays'

const { database } = await ownDatabase()
let ctx: TestCtx
const { actor, nurse, newCase, event, plan, occupied } = careSteps(() => ctx)
const { again, preview, apply, counts, rules, visits } = planSteps(() => ctx)

beforeEach(async () => {
  await database.db.careCase.deleteMany()
  await database.db.serviceRequest.deleteMany()
  await database.db.nurse.deleteMany()
  await database.db.holiday.deleteMany()
  ctx = testContext({ db: database.db })
})

const DAY_MS = 86_400_000
const FIRST = MORNINGS.startsOn
const days = (rows: { occursOn: string | null }[]) => rows.map(({ occursOn }) => occursOn)
const cared = async () => (await event(await newCase(), 'beginCare')).id
const added = (changes: Partial<PlanRuleInput> = {}): PlanChange => ({
  kind: 'addRules',
  rules: [{ ...MORNINGS, ...changes }],
})
/** A case with a plan: each morning of two weeks, unless the changes say otherwise. */
async function planned(changes: Partial<PlanRuleInput> = {}) {
  const id = await cared()
  await apply(id, added({ endsOn: addDays(FIRST, 13), ...changes }))
  const [rule] = await rules(id)
  return { id, ruleId: rule?.id ?? '' }
}
const move = async (id: string, partId: string, startsAt: Date) =>
  applyVisitEvent({
    ...{ ctx, actor },
    input: {
      ...{ id, version: (await again(id)).version, partId, event: 'move' },
      ...{ startsAt: startsAt.toISOString(), minutes: 240 },
    },
  })

describe('a plan', () => {
  it('has the visits of its rule, with the nurse whom it names, on the days that were shown before', async () => {
    const { id: nurseId } = await nurse()
    const id = await cared()
    const change = added({ rrule: 'FREQ=WEEKLY;BYDAY=MO,TH', endsOn: addDays(FIRST, 13), nurseId })
    const effect = await preview(id, change)
    expect(counts(effect)).toEqual({ add: 4 })
    expect(effect.visits[0]).toMatchObject({ day: FIRST, nurse: 'Maya Rahman', lost: null })
    expect(effect).toMatchObject({ nurses: [{ name: 'Maya Rahman', before: 0, after: 960 }], unpriced: 4 })
    expect(await ctx.db.planRule.count()).toBe(0)
    expect(await visits(id)).toEqual([])
    await apply(id, change)
    expect(days(await visits(id, { nurseId }))).toEqual(effect.visits.map(({ day }) => day))
    expect(await occupied(nurseId)).toHaveLength(4)
    const { generatedThrough, rules: shown } = await getPlan({ ctx, input: { id } })
    expect(generatedThrough).toBe('2026-04-30')
    expect(shown).toMatchObject([{ rrule: 'FREQ=WEEKLY;BYDAY=MO,TH', nurse: { id: nurseId }, price: null }])
  })

  it('is not made if its effect is another one by now, or the case was changed', async () => {
    const { id: nurseId } = await nurse()
    const id = await cared()
    const { hash } = await preview(id, added({ nurseId }))
    const { version } = await again(id)
    const input = { id, version, change: added({ nurseId }), includeByHand: false, hash }
    await plan(await newCase(), { nurseId, startsAt: dubaiInstant(FIRST, 600).toISOString() })
    expect(await outcomeOf(applyPlan({ ctx, actor, input }))).toBe('PREVIEW_CHANGED')
    expect(await outcomeOf(applyPlan({ ctx, actor, input: { ...input, version: version - 1 } }))).toBe('CONFLICT')
    expect(await rules(id)).toEqual([])
  })

  it('leaves a visit without a nurse, with the sentence, where something speaks against hers', async () => {
    const { id: nurseId } = await nurse()
    await plan(await newCase(), { nurseId, startsAt: dubaiInstant(FIRST, 600).toISOString() })
    const id = await cared()
    const { visits: shown } = await apply(id, added({ endsOn: addDays(FIRST, 1), nurseId }))
    expect(shown[0]).toMatchObject({ nurse: null, lost: { nurse: 'Maya Rahman' } })
    expect(shown[0]?.lost?.why).toContain('Has care of')
    expect((await visits(id)).map((visit) => visit.nurseId)).toEqual([null, nurseId])
  })

  it('has its nurse although she gets many hours, once somebody has accepted that for its rule', async () => {
    const { id: nurseId } = await nurse()
    const id = await cared()
    const shifts = { nurseId, minutes: 720, startsOn: '2026-03-09', endsOn: '2026-03-14' }
    const { visits: shown } = await preview(id, added(shifts))
    expect(shown.map(({ lost }) => lost?.rules ?? null)).toEqual([null, null, null, null, ['week'], ['week']])
    await apply(id, added({ ...shifts, accepted: ['week'] }))
    const made = await visits(id, { nurseId })
    expect(made.map(({ acceptedRules }) => acceptedRules)).toEqual([[], [], [], [], ['week'], ['week']])
  })

  it('is refused with a sentence at its field, and nothing is stored', async () => {
    const id = await cared()
    const cases: [Partial<PlanRuleInput>, string][] = [
      [{ rrule: 'FREQ=YEARLY' }, 'rrule'],
      [{ rrule: 'every day' }, 'rrule'],
      [{ rrule: 'FREQ=MONTHLY;BYMONTHDAY=31', startsOn: '2026-04-01', endsOn: '2026-04-30' }, 'rrule'],
      [{ endsOn: '2026-03-04' }, 'endsOn'],
      [{ startsOn: '2026-01-01' }, 'startsOn'],
      [{ startsOn: '2028-01-01' }, 'startsOn'],
      [{ endsOn: '2029-12-31' }, 'endsOn'],
      [{ quoteLine: { quoteId: id, position: 0 } }, 'quoteLine'],
      [{ nurseId: id }, 'nurseId'],
    ]
    for (const [changes, field] of cases) {
      const error: unknown = await preview(id, added(changes)).catch((refused: unknown) => refused)
      expect(Object.keys((error as { fields?: object }).fields ?? {}), field).toEqual([`change.rules.0.${field}`])
    }
    await apply(id, added())
    const overlap = added({ rrule: 'FREQ=WEEKLY;BYDAY=SU', startMinute: 600 })
    expect(await outcomeOf(preview(id, overlap))).toBe('INVALID_INPUT')
    expect(await outcomeOf(preview((await newCase()).id, added()))).toBe('ILLEGAL_TRANSITION')
    expect(await rules(id)).toHaveLength(1)
  })

  it('of day and night has a visit over midnight on the day on which it begins, across the end of a month', async () => {
    const id = await cared()
    const day = { startMinute: 420, minutes: 720, startsOn: '2026-03-30', endsOn: '2026-04-01' }
    const both = [
      { ...MORNINGS, ...day },
      { ...MORNINGS, ...day, startMinute: 1140 },
    ]
    expect(counts(await apply(id, { kind: 'addRules', rules: both }))).toEqual({ add: 6 })
    const nights = await visits(id, { startsAt: dubaiInstant('2026-03-31', 1140) })
    expect(nights).toMatchObject([{ occursOn: '2026-03-31', endsAt: dubaiInstant('2026-04-01', 420) }])
  })
})

describe('from here on', () => {
  it('visits keep their ids and nurses at another time, those before stay, and one moved by hand is left', async () => {
    const { id: nurseId } = await nurse()
    const { id, ruleId } = await planned({ nurseId })
    const before = await visits(id)
    await move(id, before[9]?.id ?? '', dubaiInstant(addDays(FIRST, 9), 900))
    const rule = { ...MORNINGS, startMinute: 540, endsOn: addDays(FIRST, 13) }
    const change = { kind: 'changeRule', ruleId, from: addDays(FIRST, 7), rule } as const
    expect(counts(await apply(id, change))).toEqual({ move: 6, leave: 1 })
    const after = await visits(id)
    expect(after.map((visit) => visit.id).toSorted()).toEqual(before.map((visit) => visit.id).toSorted())
    expect(after.filter((visit) => visit.nurseId !== nurseId)).toEqual([])
    expect(await occupied(nurseId)).toHaveLength(14)
    const [, next] = await rules(id)
    const again = { kind: 'changeRule', ruleId: next?.id ?? '', from: addDays(FIRST, 7), rule } as const
    expect(counts(await preview(id, again))).toEqual({ keep: 6, leave: 1 })
    expect(counts(await apply(id, again, true))).toEqual({ keep: 6, move: 1 })
    expect((await rules(id)).map(({ startsOn, endsOn }) => [startsOn, endsOn])).toEqual([
      [FIRST, addDays(FIRST, 6)],
      [addDays(FIRST, 7), addDays(FIRST, 13)],
    ])
  })

  it('every second week stays the same second week at another time, whatever day the change begins', async () => {
    const { id, ruleId } = await planned({ rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', endsOn: null })
    const before = days(await visits(id)).filter((day) => (day ?? '') >= '2026-03-10')
    const rule = { ...MORNINGS, rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', startMinute: 600 }
    await apply(id, { kind: 'changeRule', ruleId, from: '2026-03-10', rule })
    const after = days(await visits(id)).filter((day) => (day ?? '') >= '2026-03-10')
    expect(after).toEqual(before)
  })

  it('another nurse makes the visits, and the one before is free', async () => {
    const [first, second] = [await nurse(), await nurse({ firstName: 'Amal' })]
    const { id, ruleId } = await planned({ nurseId: first.id })
    const rule = { ...MORNINGS, endsOn: addDays(FIRST, 13), nurseId: second.id }
    const effect = await apply(id, { kind: 'changeRule', ruleId, from: FIRST, rule })
    expect(effect.nurses.map(({ before, after }) => [before, after])).toEqual([
      [0, 3360],
      [3360, 0],
    ])
    expect(await occupied(first.id)).toEqual([])
    expect(await rules(id)).toHaveLength(1)
  })

  it('nothing is planned once the rule has ended, what took place stays, and the nurse is free', async () => {
    const { id: nurseId } = await nurse()
    const { id, ruleId } = await planned({ nurseId })
    ctx.wait(dubaiInstant(addDays(FIRST, 3), 600).getTime() - ctx.now().getTime())
    expect(counts(await apply(id, { kind: 'endRule', ruleId, from: FIRST }))).toEqual({ cancel: 10 })
    expect(days(await visits(id))).toEqual([0, 1, 2, 3].map((n) => addDays(FIRST, n)))
    expect(await visits(id, { state: 'canceled', reason: 'planChanged' })).toHaveLength(10)
    expect(await occupied(nurseId)).toHaveLength(4)
  })

  it('a visit that the family canceled is not planned again, whatever becomes of its rule', async () => {
    const { id, ruleId } = await planned()
    const [first] = await visits(id)
    const { version } = await again(id)
    const cancel = { id, version, partId: first?.id ?? '', event: 'cancel', reasonName: 'familysWish' } as const
    await applyVisitEvent({ ctx, actor, input: cancel })
    const rule = { ...MORNINGS, startMinute: 600, endsOn: addDays(FIRST, 13) }
    expect(counts(await apply(id, { kind: 'changeRule', ruleId, from: FIRST, rule }))).toEqual({ move: 13 })
  })
})

describe('a pause', () => {
  it('cancels its visits and brings back those that have not passed when it ends early, with their nurse', async () => {
    const { id: nurseId } = await nurse()
    const { id } = await planned({ nurseId })
    const [from, until] = [addDays(FIRST, 4), addDays(FIRST, 9)]
    expect(counts(await apply(id, { kind: 'pause', from, until, reason: 'Hospital' }))).toEqual({ cancel: 6, keep: 4 })
    expect(await visits(id, { reason: 'paused' })).toHaveLength(6)
    expect(await occupied(nurseId)).toHaveLength(8)
    const { pauses } = await getPlan({ ctx, input: { id } })
    const end = { kind: 'endPause', pauseId: pauses[0]?.id ?? '', until: addDays(FIRST, 5) } as const
    expect(counts(await apply(id, end))).toEqual({ add: 4, keep: 4 })
    expect(await occupied(nurseId)).toHaveLength(12)
  })

  it('pauses its case on its first day, and ends with its last', async () => {
    const { id } = await planned()
    await apply(id, { kind: 'pause', from: FIRST, until: addDays(FIRST, 1), reason: 'Travel' })
    expect((await again(id)).state).toBe('active')
    ctx.wait(dubaiInstant(FIRST, 1).getTime() - ctx.now().getTime())
    expect(await followPauses({ ctx })).toBe(1)
    expect(await again(id)).toMatchObject({ state: 'paused', reasonText: 'Travel' })
    expect(await followPauses({ ctx })).toBe(0)
    ctx.wait(2 * DAY_MS)
    expect(await followPauses({ ctx })).toBe(1)
    expect((await again(id)).state).toBe('active')
  })

  it('of a case without an end takes its visits away, and they are planned again when care goes on', async () => {
    const { id } = await planned()
    await event(await again(id), 'pause', { reasonName: 'hospital' })
    expect(await generateVisits({ ctx })).toBe(1)
    expect(await visits(id)).toEqual([])
    ctx.wait(6 * DAY_MS)
    expect(await followPauses({ ctx })).toBe(0)
    await event(await again(id), 'resume')
    expect(await generateVisits({ ctx })).toBe(1)
    const left = await visits(id)
    expect(left.length).toBeGreaterThan(8)
    expect(left.filter(({ startsAt }) => startsAt < ctx.now())).toEqual([])
  })
})

describe('public holidays', () => {
  it('have no visits of a rule that leaves them out, until the day turns out to be another one', async () => {
    const { id } = await planned({ onHolidays: 'skip' })
    const working = await planned()
    const holiday = { date: addDays(FIRST, 2), name: 'Eid al-Fitr', confirmed: false }
    await setHoliday({ ctx, actor, input: holiday })
    expect(await generateVisits({ ctx })).toBe(1)
    expect(await visits(id, { reason: 'holiday' })).toMatchObject([{ occursOn: holiday.date, state: 'canceled' }])
    expect(await visits(working.id)).toHaveLength(14)
    await removeHoliday({ ctx, actor, input: holiday })
    await generateVisits({ ctx })
    expect(await visits(id)).toHaveLength(14)
  })
})

describe('visits that are made ahead', () => {
  it('reach to the end of the window each day, and none is made twice by two workers', async () => {
    const { id } = await planned({ endsOn: null })
    expect(await visits(id)).toHaveLength(57)
    ctx.wait(3 * DAY_MS)
    expect(await generateVisits({ ctx })).toBe(0)
    ctx.wait(30 * DAY_MS)
    await Promise.all([generateVisits({ ctx }), generateVisits({ ctx }), generateVisits({ ctx })])
    const made = await visits(id)
    expect(new Set(days(made)).size).toBe(made.length)
    expect(days(made).at(-1)).toBe('2026-05-31')
    expect(await generateVisits({ ctx })).toBe(0)
  })

  it('end with the case', async () => {
    const { id } = await planned({ endsOn: null })
    await event(await again(id), 'end', { reasonName: 'recovered' })
    ctx.wait(40 * DAY_MS)
    expect(await generateVisits({ ctx })).toBe(0)
    expect(await visits(id)).toEqual([])
  })
})
