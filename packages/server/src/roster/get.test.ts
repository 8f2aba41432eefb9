import { addDays, dubaiInstant } from '@homecare/domain/dates'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingSteps } from '../testing/booking-steps'
import { CARE_DAY, careSteps } from '../testing/care-steps'
import { ownDatabase } from '../testing/own-database'
import { testContext, type TestCtx } from '../testing/test-context'
import { assignNurse } from '../visit/assign-nurse'
import { getRoster } from './get'

const { database } = await ownDatabase()
let ctx: TestCtx
const { paid } = bookingSteps(() => ctx)
const { actor, at, nurse, newCase, event, plan, change } = careSteps(() => ctx)
/** The day of care is a Thursday. */
const MONDAY = '2026-03-02'
const SUNDAY = '2026-03-08'

beforeEach(async () => {
  await database.db.careCase.deleteMany()
  await database.db.booking.deleteMany()
  await database.db.serviceRequest.deleteMany()
  await database.db.nurse.deleteMany()
  ctx = testContext({ db: database.db })
})

const rosterOf = (from: string, days = 1) => getRoster({ ctx, input: { from, days } })
const minute = (day: string, minutes: number) => dubaiInstant(day, minutes).toISOString()
const care = async (changes: Parameters<typeof newCase>[0] = {}) => event(await newCase(changes), 'beginCare')
const visit = { kind: 'visit' } as const

describe('the list of all visits', () => {
  it('has what a desk needs to assign each visit, without the door', async () => {
    const home = { doorNumber: '1204', building: 'Marina Heights', landmark: '', city: 'Dubai Marina, Dubai' }
    const careCase = await plan(await care(home), { ...visit, skills: ['catheter'], minutes: 240 })
    const { visits } = await rosterOf(CARE_DAY)
    expect(visits).toEqual([
      {
        ...{
          id: careCase.visits[0]?.id,
          caseId: careCase.id,
          caseVersion: careCase.version,
          caseNumber: careCase.number,
        },
        ...{ patientName: careCase.patientName, area: 'Dubai Marina', kind: 'visit', service: 'Elderly Care' },
        ...{ startsAt: at(10), endsAt: at(14), skills: ['catheter'], state: 'planned', nurse: null, acceptedRules: [] },
      },
    ])
    expect(JSON.stringify(visits)).not.toMatch(/1204|Marina Heights/)
  })

  it('has a visit on the day in Dubai on which it begins, by its beginning', async () => {
    const last = await plan(await care(), { ...visit, startsAt: minute(CARE_DAY, 1439), minutes: 600 })
    const first = await plan(await care(), { ...visit, startsAt: minute(CARE_DAY, 0), minutes: 600 })
    const next = await plan(await care(), { ...visit, startsAt: minute(addDays(CARE_DAY, 1), 0) })
    const of = async (from: string, days?: number) => (await rosterOf(from, days)).visits.map(({ caseId }) => caseId)
    expect(await of(CARE_DAY)).toEqual([first.id, last.id])
    expect(await of(addDays(CARE_DAY, 1))).toEqual([next.id])
    expect(await of(CARE_DAY, 2)).toEqual([first.id, last.id, next.id])
  })

  it('counts each day from Monday to Sunday, and what has no nurse', async () => {
    const maya = await nurse()
    await plan(await care(), { ...visit, startsAt: minute(CARE_DAY, 600), nurseId: maya.id })
    await plan(await care(), { ...visit, startsAt: minute(CARE_DAY, 600) })
    await plan(await care(), { ...visit, startsAt: minute(SUNDAY, 1439) })
    await plan(await care(), { ...visit, startsAt: minute(addDays(SUNDAY, 1), 0) })
    const { week } = await rosterOf(SUNDAY)
    expect(week.map(({ date }) => date)).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => addDays(MONDAY, day)))
    expect(week.map(({ visits, open }) => [visits, open])).toEqual([
      ...[
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      ...[
        [2, 1],
        [0, 0],
        [0, 0],
        [1, 1],
      ],
    ])
    expect((await rosterOf(addDays(SUNDAY, 1))).week[0]).toEqual({ date: addDays(SUNDAY, 1), visits: 1, open: 1 })
  })

  it('has no visit that is canceled, and one that took place still counts without being open', async () => {
    const maya = await nurse()
    const canceled = await plan(await care(), { ...visit, nurseId: maya.id })
    await change(canceled, 'cancel', { reasonName: 'familysWish' })
    const done = await plan(await care(), { ...visit, nurseId: maya.id })
    ctx.wait(Date.parse(at(10)) - ctx.now().getTime())
    await change(done, 'done')
    const { visits, week, nurses } = await rosterOf(CARE_DAY)
    expect(visits).toMatchObject([{ caseId: done.id, state: 'ended', nurse: { id: maya.id, name: 'Maya Rahman' } }])
    expect(week[3]).toMatchObject({ visits: 1, open: 0 })
    expect(nurses).toEqual([{ id: maya.id, name: 'Maya Rahman', visits: 1, minutes: 60 }])
  })

  it('has each nurse by name with all that begins in the week, of care and of blood tests', async () => {
    const [maya, amal] = [await nurse(), await nurse({ firstName: 'Amal' })]
    await nurse({ firstName: 'Idle' })
    const { id, version } = await paid({ date: CARE_DAY, time: '10:30 Am' })
    await assignNurse({ ctx, actor, input: { id, version, nurseId: amal.id } })
    await plan(await care(), { ...visit, startsAt: at(11), minutes: 480, nurseId: amal.id })
    const night = { ...visit, startsAt: minute(SUNDAY, 1320), minutes: 600, accepted: ['off-duty'] }
    await plan(await care(), { ...night, nurseId: maya.id })
    const list = async (from: string) =>
      (await rosterOf(from)).nurses.map(({ name, visits, minutes }) => [name, visits, minutes])
    expect(await list(CARE_DAY)).toEqual([
      ['Amal Rahman', 2, 510],
      ['Maya Rahman', 1, 600],
    ])
    expect(await list(addDays(SUNDAY, 1))).toEqual([])
  })

  it.each(['0001-01-01', '9999-12-31'])('is empty in a week in which nobody lives: %s', async (day) => {
    expect(await rosterOf(day, 7)).toMatchObject({ visits: [], nurses: [] })
  })
})
