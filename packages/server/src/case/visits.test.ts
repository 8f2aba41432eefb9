import { beforeEach, describe, expect, it } from 'vitest'
import { addDayOff } from '../nurse/add-day-off'
import { listNurses } from '../nurse/list'
import { erasePatient } from '../patient/erase'
import { exportPatient } from '../patient/export'
import { changeRequestStatus } from '../request/change-status'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { CARE_DAY, careSteps } from '../testing/care-steps'
import { ownDatabase } from '../testing/own-database'
import { PATIENT } from '../testing/records'
import { testContext, type TestCtx } from '../testing/test-context'
import { assignNurse } from '../visit/assign-nurse'
import { getDaySheet } from '../visit/get-day-sheet'
import { getNurseChoices } from '../visit/get-nurse-choices'
import { listDaySheetLinks } from '../visit/list-day-sheet-links'
import { applyVisitEvent } from './apply-visit-event'
import { getCase } from './get'
import { getCareNurses } from './get-nurses'

const { database } = await ownDatabase()
let ctx: TestCtx
const { paid, stored, history } = bookingSteps(() => ctx)
const { actor, at, nurse, newCase, event, plan, change, occupied } = careSteps(() => ctx)
const admin = { name: 'admin', role: 'admin' } as const

beforeEach(async () => {
  await database.db.careCase.deleteMany()
  await database.db.booking.deleteMany()
  await database.db.serviceRequest.deleteMany()
  await database.db.nurse.deleteMany()
  ctx = testContext({ db: database.db })
})

const detailOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'detail' in error ? error.detail : error),
  )

describe('an assessment', () => {
  it('takes its case further when it is booked, and back to calling when the last one is canceled', async () => {
    const booked = await plan(await newCase())
    expect(booked).toMatchObject({ state: 'assessmentBooked', visits: [{ state: 'planned', nurse: null }] })
    const second = await plan(booked, { startsAt: at(12) })
    const left = await change(second, 'cancel', { reasonName: 'familysWish' })
    expect(left).toMatchObject({ state: 'assessmentBooked', visits: [{ state: 'planned' }, { state: 'canceled' }] })
    expect((await change(left, 'cancel', { reasonName: 'other', text: 'They moved' })).state).toBe('calling')
  })

  it('keeps its case as it is once it is done, and is done by nobody before it begins', async () => {
    const { id } = await nurse()
    const booked = await plan(await newCase(), { nurseId: id })
    expect(await outcomeOf(change(booked, 'done'))).toBe('ILLEGAL_TRANSITION')
    ctx.wait(Date.parse(at(10)) - ctx.now().getTime())
    const done = await change(booked, 'done')
    expect(done).toMatchObject({ state: 'assessmentBooked', visits: [{ state: 'ended', nurse: { id } }] })
    expect(await outcomeOf(change(done, 'cancel', { reasonName: 'familysWish' }))).toBe('ILLEGAL_TRANSITION')
  })

  it('is canceled with its case, on the page of the case and on that of its request, and its nurse is free again', async () => {
    const { id } = await nurse()
    const lost = await event(await plan(await newCase(), { nurseId: id }), 'lose', { reasonName: 'tooExpensive' })
    expect(lost.visits).toMatchObject([{ state: 'canceled', reason: 'caseClosed' }])
    const other = await plan(await newCase(), { nurseId: id })
    const [request] = await ctx.db.serviceRequest.findMany({ where: { caseId: other.id } })
    const input = {
      id: request?.id ?? '',
      version: request?.version ?? 0,
      status: 'Canceled',
      confirmAhead: true,
    } as const
    await changeRequestStatus({ ctx, actor, input })
    expect((await getCase({ ctx, input: { id: other.id } })).visits).toMatchObject([{ state: 'canceled' }])
    expect(await occupied(id)).toEqual([])
  })
})

describe('what became of a visit', () => {
  const begun = async (kind: 'assessment' | 'visit') => {
    const maya = await nurse()
    const careCase = await newCase()
    const planned = await plan(kind === 'visit' ? await event(careCase, 'beginCare') : careCase, {
      ...{ kind, nurseId: maya.id },
    })
    ctx.wait(Date.parse(at(10)) - ctx.now().getTime())
    return { maya, planned }
  }

  it.each([
    ['done', {}],
    ['miss', { reasonName: 'nobodyHome' }],
  ] as const)(
    '%s by mistake is taken back: the visit is planned again, with its nurse and its time',
    async (kind, said) => {
      const { maya, planned } = await begun('assessment')
      const back = await change(await change(planned, kind, said), 'undo')
      expect(back).toMatchObject({
        state: 'assessmentBooked',
        visits: [{ state: 'planned', reason: null, nurse: { id: maya.id } }],
      })
      expect(await occupied(maya.id)).toEqual([[at(10), at(11), 'care']])
      expect((await change(back, 'done')).visits).toMatchObject([{ state: 'ended' }])
    },
  )

  it('is taken back by nobody else, not later, and never twice', async () => {
    const { planned } = await begun('visit')
    const done = await change(planned, 'done')
    const { id, version, visits } = done
    const input = { id, version, partId: visits[0]?.id ?? '', event: 'undo' } as const
    const other = { name: 'nurselead', role: 'nurseLead' } as const
    expect(await detailOf(applyVisitEvent({ ctx, actor: other, input }))).toBe(
      'Only whoever noted this can take it back.',
    )
    ctx.wait(60_000)
    expect(await detailOf(change(done, 'undo'))).toBe('It is too late to take this back.')
    expect(await outcomeOf(change(planned, 'undo'))).toBe('CONFLICT')
  })

  it('stays as it is where the nurse got another visit in the time of the missed one', async () => {
    const { maya, planned } = await begun('visit')
    const missed = await change(planned, 'miss', { reasonName: 'nobodyHome' })
    const times = { fromAt: new Date(at(10.5)), toAt: new Date(at(11)) }
    const other = await plan(await newCase(), { startsAt: at(10.5), minutes: 30 })
    await ctx.db.nurseOccupation.create({ data: { nurseId: maya.id, visitId: other.visits[0]?.id ?? '', ...times } })
    expect(await outcomeOf(change(missed, 'undo'))).toBe('NURSE_UNAVAILABLE')
    expect((await getCase({ ctx, input: { id: missed.id } })).visits).toMatchObject([{ state: 'missed' }])
  })
})

describe('a visit of care', () => {
  it('is planned once care has begun, with its nurse, whose time it takes', async () => {
    const { id } = await nurse()
    const fresh = await newCase()
    expect(await outcomeOf(plan(fresh, { kind: 'visit' }))).toBe('ILLEGAL_TRANSITION')
    const planned = await plan(await event(fresh, 'beginCare'), { kind: 'visit', nurseId: id, minutes: 240 })
    expect(planned).toMatchObject({ state: 'active', visits: [{ nurse: { id, name: 'Maya Rahman' }, endsAt: at(14) }] })
    expect(await occupied(id)).toEqual([[at(10), at(14), 'care']])
    expect((await listNurses({ ctx })).nurses).toMatchObject([
      { visitsAhead: 1, visitDays: [{ date: CARE_DAY, visits: 1 }], care: [{ startsAt: at(10), endsAt: at(14) }] },
    ])
  })

  it('moves with its nurse, gets another one, and gives the time back', async () => {
    const [maya, amal] = [await nurse(), await nurse({ firstName: 'Amal' })]
    const planned = await plan(await newCase(), { nurseId: maya.id })
    const moved = await change(planned, 'move', { startsAt: at(10.5), minutes: 90 })
    expect(await occupied(maya.id)).toEqual([[at(10.5), at(12), 'care']])
    const given = await change(moved, 'assign', { nurseId: amal.id })
    expect([await occupied(maya.id), await occupied(amal.id)]).toEqual([[], [[at(10.5), at(12), 'care']]])
    expect((await change(given, 'unassign')).visits[0]?.nurse).toBeNull()
    expect(await occupied(amal.id)).toEqual([])
    const visitId = planned.visits[0]?.id ?? ''
    expect((await history(visitId)).map((line) => line.split(': ')[1])).toEqual([
      ...['visit planned', 'visit moved', 'nurse assigned', 'nurse unassigned'],
    ])
    expect((await getCase({ ctx, input: { id: planned.id } })).history.map(({ action }) => action)).toContain(
      'visit moved',
    )
  })

  it('refuses a nurse who is busy, naming what is there, and one without a valid licence', async () => {
    const maya = await nurse()
    const first = await plan(await newCase(), { nurseId: maya.id })
    const other = await newCase()
    const clash = plan(other, { nurseId: maya.id, startsAt: at(10.5), accepted: ['overlap'] })
    expect(await detailOf(clash)).toBe(`Maya Rahman: Has care of ${first.number} from Thu 5 Mar 2026, 10:00 to 11:00.`)
    const unlicensed = await nurse({ licenceUntil: '2026-03-04' })
    expect(await outcomeOf(plan(other, { nurseId: unlicensed.id }))).toBe('NURSE_UNAVAILABLE')
    expect((await getCase({ ctx, input: { id: other.id } })).visits).toEqual([])
    expect(await outcomeOf(plan(other, { nurseId: maya.id, startsAt: at(11) }))).toBe('done')
  })

  it('takes a nurse who breaks soft rules once each of them is accepted, and keeps which', async () => {
    const maya = await nurse({ sex: 'male' })
    const careCase = await newCase({ languages: ['Urdu'], nurseSex: 'preferFemale' })
    const early = { nurseId: maya.id, startsAt: at(7) }
    expect(await detailOf(plan(careCase, early))).toBe(
      'Maya Rahman: Outside the working hours. Speaks none of: Urdu. The family wishes a woman.',
    )
    expect(await outcomeOf(plan(careCase, { ...early, accepted: ['off-duty', 'language'] }))).toBe('CONFIRM_RULES')
    const accepted = ['off-duty', 'language', 'prefer-sex']
    expect((await plan(careCase, { ...early, accepted })).visits[0]?.acceptedRules).toEqual(accepted)
  })

  it('is nobody’s again on a day off of its nurse and after the licence has ended, but not outside the hours', async () => {
    const maya = await nurse()
    const careCase = await plan(await newCase(), { nurseId: maya.id })
    const nurseOf = async () => (await getCase({ ctx, input: { id: careCase.id } })).visits[0]?.nurse ?? null
    await ctx.db.nurseHours.deleteMany()
    await addDayOff({ ctx, actor, input: { id: maya.id, date: '2026-03-06', reason: 'holiday' } })
    expect(await nurseOf()).not.toBeNull()
    await addDayOff({ ctx, actor, input: { id: maya.id, date: CARE_DAY, reason: 'holiday' } })
    expect(await nurseOf()).toBeNull()
    expect(await occupied(maya.id)).toEqual([])
  })

  it('is in its patient’s export, and gone when the patient is erased', async () => {
    const maya = await nurse()
    const careCase = await plan(await newCase(), { nurseId: maya.id })
    const exported = await exportPatient({ ctx, actor: admin, input: { contact: PATIENT.email } })
    expect(JSON.stringify(exported)).toContain(careCase.visits[0]?.id)
    await event(careCase, 'lose', { reasonName: 'other', text: 'They moved' })
    await erasePatient({ ctx, actor: admin, input: { contact: PATIENT.email, reason: 'asked' } })
    expect(await ctx.db.careVisit.count()).toBe(0)
  })
})

describe('care on the day sheet', () => {
  it('stands on the sheet of its day and of its nurse alone, with how to get in and what to be careful about', async () => {
    const maya = await nurse()
    const careCase = await newCase({ building: 'Palm Villas', city: 'Jumeirah', accessNotes: 'Ring twice' })
    await ctx.db.caseHealth.create({ data: { caseId: careCase.id, allergies: 'Penicillin' } })
    const planned = await plan(careCase, { nurseId: maya.id })
    const sheet = async (more: object = {}) => (await getDaySheet({ ctx, input: { date: CARE_DAY, ...more } })).care
    const own = {
      ...{ visitId: planned.visits[0]?.id, number: careCase.number, area: 'Jumeirah', accessNotes: 'Ring twice' },
      ...{ health: { allergies: 'Penicillin', risks: '' }, contact: { phoneNumber: PATIENT.phoneNumber } },
    }
    expect(await sheet()).toMatchObject([own])
    expect(await sheet({ nurse: maya.id, area: 'jumeirah' })).toMatchObject([own])
    for (const other of [{ nurse: 'none' }, { area: 'Deira' }, { date: '2026-03-06' }])
      expect(await sheet(other)).toEqual([])
    const nurses = async () => (await listDaySheetLinks({ ctx, input: { date: CARE_DAY } })).nurses.map(({ id }) => id)
    expect(await nurses()).toEqual([maya.id])
    await change(planned, 'cancel', { reasonName: 'familysWish' })
    expect([await sheet(), await nurses()]).toEqual([[], []])
  })
})

describe('the choice of a nurse', () => {
  it('lists who fits first, and says what speaks against the others', async () => {
    const free = await nurse({ firstName: 'Zoya', skills: ['ventilator'] })
    const late = await nurse({ firstName: 'Late', skills: ['ventilator'], hours: { create: [] } })
    const unable = await nurse({ firstName: 'Amal' })
    const { id } = await newCase()
    const { nurses } = await getCareNurses({
      ctx,
      input: { id, startsAt: at(10), minutes: 60, skills: 'ventilator' },
    })
    expect(nurses.map((each) => [each.id, each.broken.map(({ name }) => name)])).toEqual([
      [free.id, []],
      [late.id, ['off-duty']],
      [unable.id, ['skill']],
    ])
  })

  it('does not count a visit against the nurse who has it', async () => {
    const maya = await nurse()
    const careCase = await plan(await newCase(), { nurseId: maya.id })
    const visitId = careCase.visits[0]?.id
    const input = { id: careCase.id, startsAt: at(10.5), minutes: 60, skills: '' }
    const broken = async (more: object) =>
      (await getCareNurses({ ctx, input: { ...input, ...more } })).nurses[0]?.broken
    expect(await broken({ visitId })).toEqual([])
    expect(await broken({})).toMatchObject([{ name: 'overlap', level: 'hard' }])
  })

  it('of a blood test is no nurse who has care then', async () => {
    const maya = await nurse()
    await nurse({ firstName: 'Amal' })
    await plan(await newCase(), { nurseId: maya.id })
    const { id, orderId } = await paid({ date: CARE_DAY, time: '10:30 Am' })
    const { choices } = await getNurseChoices({ ctx, input: { id } })
    expect(choices.find((choice) => choice.id === maya.id)).toMatchObject({ clash: true, suggested: false })
    const { version } = await stored(orderId)
    await assignNurse({ ctx, actor, input: { id, version, nurseId: maya.id } })
    expect(await occupied(maya.id)).toEqual([[at(10), at(11), 'care']])
  })
})
