import { addDays, dubaiInstant } from '@homecare/domain/dates'
import { beforeEach, describe, expect, it } from 'vitest'
import { addFollowUp, finishFollowUp } from '../case/follow-ups'
import { changeRequestStatus } from '../request/change-status'
import { alarmSteps } from '../testing/alarm-steps'
import { careSteps } from '../testing/care-steps'
import { ownDatabase } from '../testing/own-database'
import { testContext, type TestCtx } from '../testing/test-context'

const MINUTE_MS = 60_000
const TODAY = '2026-03-03'
const { database } = await ownDatabase()
let ctx: TestCtx
const { shown, kinds, raise, mailed } = alarmSteps(() => ctx)
const { actor, nurse, newCase, event, plan } = careSteps(() => ctx)

beforeEach(async () => {
  await database.db.alarm.deleteMany()
  await database.db.careCase.deleteMany()
  await database.db.serviceRequest.deleteMany()
  await database.db.nurse.deleteMany()
  await database.db.outbox.deleteMany()
  ctx = testContext({ db: database.db })
})

/** To a time of TODAY or a later day in Dubai. */
const goTo = (minutes: number, day = TODAY) => ctx.wait(dubaiInstant(day, minutes).getTime() - ctx.now().getTime())

describe('what is next in a case', () => {
  const caseInCare = async (dueAt: Date) => {
    const careCase = await event(await newCase(), 'beginCare')
    const input = { id: careCase.id, version: careCase.version, dueAt: dueAt.toISOString(), text: 'Call the family' }
    return addFollowUp({ ctx, actor, input })
  }

  it('is an alert once it has been due for an hour, until it is done', async () => {
    const careCase = await caseInCare(dubaiInstant(TODAY, 600))
    goTo(660)
    expect(await raise()).toBe(0)
    ctx.wait(MINUTE_MS)
    expect([await raise(), await raise(), await mailed()]).toEqual([1, 0, 0])
    const { id, number, patientName, version } = careCase
    const text = `What is next in the case ${number} has been due for more than an hour.`
    expect(await shown()).toMatchObject([
      { kind: 'follow-up', text, booking: null, careCase: { id, number, patientName } },
    ])
    const partId = careCase.followUps[0]?.id ?? ''
    await finishFollowUp({ ctx, actor, input: { id, version, partId, result: 'They agree' } })
    expect(await kinds()).toEqual([])
    await raise()
    expect(await ctx.db.alarm.count({ where: { endedAt: null } })).toBe(0)
  })

  it('waits for the morning if it was due in the evening', async () => {
    await caseInCare(dubaiInstant(TODAY, 1230))
    goTo(510, addDays(TODAY, 1))
    expect(await raise()).toBe(0)
    ctx.wait(MINUTE_MS)
    expect(await raise()).toBe(1)
  })

  it('is an alert of the call to who has asked, and of none once the request is canceled', async () => {
    const { id } = await newCase()
    ctx.wait(61 * MINUTE_MS)
    expect(await raise()).toBe(1)
    const request = await ctx.db.serviceRequest.findFirstOrThrow({ where: { caseId: id } })
    const input = { id: request.id, version: request.version, status: 'Canceled', confirmAhead: true } as const
    await changeRequestStatus({ ctx, actor, input })
    expect(await kinds()).toEqual([])
  })

  it('is shown to who works on cases, and to nobody else', async () => {
    await newCase()
    ctx.wait(61 * MINUTE_MS)
    await raise()
    expect([await kinds('coordinator'), await kinds('nurseLead')]).toEqual([['follow-up'], ['follow-up']])
    expect([await kinds('owner'), await kinds('viewer'), await kinds('laboratory')]).toEqual([[], [], []])
  })
})

describe('a licence', () => {
  const until = addDays(TODAY, 61)

  it('is an alert at each of its warnings, and none once its new end is entered', async () => {
    const { id, licenceNumber } = await nurse({ licenceUntil: until })
    expect(await raise()).toBe(0)
    for (const days of [60, 30, 7]) {
      goTo(480, addDays(until, -days))
      expect([days, await raise(), await raise()]).toEqual([days, 1, 0])
      ctx.wait(2 * 24 * 60 * MINUTE_MS)
      expect(await raise()).toBe(0)
    }
    expect(await mailed()).toBe(3)
    expect(await shown('nurseLead')).toMatchObject([{ kind: 'licence', text: expect.stringContaining(licenceNumber) }])
    await ctx.db.nurse.update({ where: { id }, data: { licenceUntil: '2027-12-31' } })
    expect(await kinds('nurseLead')).toEqual([])
  })

  it('that has ended is one while visits are planned for its nurse', async () => {
    const maya = await nurse()
    const { visits } = await plan(await newCase(), { nurseId: maya.id })
    await ctx.db.nurse.update({ where: { id: maya.id }, data: { licenceUntil: addDays(TODAY, -1) } })
    expect(await raise()).toBe(1)
    expect((await shown('nurseLead'))[0]?.text).toMatch(/^A licence has ended/)
    await ctx.db.careVisit.update({ where: { id: visits[0]?.id ?? '' }, data: { nurseId: null } })
    expect(await kinds('nurseLead')).toEqual([])
  })

  it('of a nurse who has left is none, and whoever can’t change nurses gets none', async () => {
    const { id } = await nurse({ licenceUntil: addDays(TODAY, 20) })
    await raise()
    expect([await kinds('nurseLead'), await kinds('admin')]).toEqual([['licence'], ['licence']])
    expect([await kinds('coordinator'), await kinds('owner')]).toEqual([[], []])
    await ctx.db.nurse.update({ where: { id }, data: { leftOn: TODAY } })
    expect(await kinds('nurseLead')).toEqual([])
  })
})
