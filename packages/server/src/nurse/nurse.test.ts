import type { NurseInput } from '@homecare/contract/admin/nurses'
import { SLOTS } from '@homecare/domain/slots'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getBooking } from '../record/get-booking'
import { listBookings } from '../booking/list'
import { getSlots } from '../slot/get'
import { bookingSteps, countOutcomes, outcomeOf } from '../testing/booking-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { assignNurse } from '../visit/assign-nurse'
import { getNurseChoices } from '../visit/get-nurse-choices'
import { getDaySheet } from '../visit/get-day-sheet'
import { moveVisit } from '../visit/move'
import { staffMoveVisit } from '../visit/staff-move'
import { addNurse } from './add'
import { addDayOff } from './add-day-off'
import { changeNurse } from './change'
import { listNurses } from './list'
import { removeDayOff } from './remove-day-off'
import { setNurseLeave } from './set-leave'

/** A Wednesday. */
const DATE = '2026-03-04'
const actor = { name: 'admin', role: 'admin' } as const
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 540, to: 1260 }))
let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.db.booking.deleteMany()
  await database.db.nurse.deleteMany()
  ctx = testContext({ db: database.db })
})
afterAll(() => database.drop())

const { paid, start, history, stored } = bookingSteps(() => ctx)
let licences = 0
async function nurse(firstName: string, more: Partial<NurseInput> = {}) {
  const input: NurseInput = {
    firstName,
    lastName: 'Rahman',
    licenceNumber: `DHA-${++licences}`,
    phoneNumber: '971501112233',
    languages: ['English', 'Arabic'],
    areas: [],
    hours: EVERY_DAY,
    ...more,
  }
  const { nurses } = await addNurse({ ctx, actor, input })
  const added = nurses.find(({ licenceNumber }) => licenceNumber === input.licenceNumber)
  if (!added) throw new Error('The new nurse is not in the list.')
  return { ...added, input }
}
const assign = async ({ id, version }: { id: string; version: number }, nurseId: string | null) => {
  await assignNurse({ ctx, actor, input: { id, version, nurseId } })
  return getBooking({ ctx, input: { id } })
}
const free = async (date = DATE) =>
  (await getSlots({ ctx, input: { date } })).slots.filter(({ available }) => available).map(({ time }) => time)

describe('nurses', () => {
  it('a nurse is listed with hours and days off from today on, and every change is in the history', async () => {
    const maya = await nurse('Maya', { hours: [{ weekday: 3, from: 600, to: 900 }] })
    await addDayOff({ ctx, actor, input: { id: maya.id, date: DATE, reason: 'Training' } })
    const { nurses, areasServed } = await listNurses({ ctx })
    expect(nurses).toMatchObject([
      {
        firstName: 'Maya',
        hours: [{ weekday: 3, from: 600, to: 900 }],
        daysOff: [{ date: DATE, reason: 'Training' }],
        leftOn: null,
        visitsAhead: 0,
        visitDays: [],
      },
    ])
    expect(areasServed).toEqual(ctx.profile.areasServed)
    await removeDayOff({ ctx, actor, input: { id: maya.id, date: DATE } })
    await removeDayOff({ ctx, actor, input: { id: maya.id, date: DATE } })
    expect(await history(maya.id)).toEqual(['admin: nurse added', 'admin: day off added', 'admin: day off removed'])
  })

  it('two nurses never have one licence number, even when both are added at the same moment', async () => {
    const { input } = await nurse('Maya')
    const again = () => addNurse({ ctx, actor, input: { ...input, licenceNumber: 'DHA-twice' } })
    expect(await countOutcomes([again(), again(), again()])).toEqual({ done: 1, INVALID_INPUT: 2 })
  })

  it('a change of a version that somebody else has changed is refused and changes nothing', async () => {
    const { id, version, input } = await nurse('Maya')
    const change = (firstName: string) => changeNurse({ ctx, actor, input: { ...input, firstName, id, version } })
    expect(await countOutcomes([change('Amal'), change('Sara')])).toEqual({ done: 1, CONFLICT: 1 })
  })

  it('a day off in the past, and a nurse who does not exist, are refused', async () => {
    const { id } = await nurse('Maya')
    const off = (nurseId: string, date: string) =>
      outcomeOf(addDayOff({ ctx, actor, input: { id: nurseId, date, reason: 'x' } }))
    expect(await off(id, '2026-03-02')).toBe('INVALID_INPUT')
    expect(await off('00000000-0000-4000-8000-000000000000', DATE)).toBe('NOT_FOUND')
    expect(await off('x', DATE)).toBe('NOT_FOUND')
  })
})

describe('the seats of a slot with nurses', () => {
  it('slots outside the hours of all nurses are not offered, and without nurses the setting counts alone', async () => {
    expect(await free()).toHaveLength(SLOTS.length)
    await nurse('Maya', { hours: [{ weekday: 3, from: 600, to: 690 }] })
    expect(await free()).toEqual(['10:00 Am', '10:30 Am', '11:00 Am'])
    expect(await free('2026-03-05')).toEqual([])
  })

  it('as many visitors as nurses are on duty get one slot, however many try at the same time', async () => {
    await nurse('Maya')
    await nurse('Amal')
    const attempts = Array.from({ length: 6 }, () => start({ date: DATE, time: '10:00 Am' }))
    expect(await countOutcomes(attempts)).toEqual({ done: 2, SLOT_FULL: 4 })
    expect(await ctx.db.slotSeat.count()).toBe(2)
  })

  it('a day off closes the slot that only this nurse could serve', async () => {
    const maya = await nurse('Maya')
    await addDayOff({ ctx, actor, input: { id: maya.id, date: DATE, reason: 'Ill' } })
    expect(await outcomeOf(start({ date: DATE, time: '10:00 Am' }))).toBe('INVALID_INPUT')
  })
})

describe('the nurse of a visit', () => {
  it('the nurse of a visit is assigned, changed and unassigned, each with the nurse’s name in the history', async () => {
    const [maya, amal] = [await nurse('Maya'), await nurse('Amal')]
    const visit = await paid({ date: DATE })
    const first = await assign(visit, maya.id)
    expect(first.nurse).toEqual({ id: maya.id, name: 'Maya Rahman' })
    const second = await assign(first, amal.id)
    await assign(second, null)
    const entries = await ctx.db.auditEntry.findMany({ where: { subjectId: visit.id }, orderBy: { id: 'asc' } })
    expect(entries.slice(-3).map(({ action, detail }) => [action, detail])).toEqual([
      ['nurse assigned', { nurse: 'Maya Rahman' }],
      ['nurse assigned', { nurse: 'Amal Rahman' }],
      ['nurse unassigned', { nurse: 'Amal Rahman' }],
    ])
  })

  it('of two coordinators who assign a nurse to one visit at the same moment one is refused', async () => {
    const [maya, amal] = [await nurse('Maya'), await nurse('Amal')]
    const visit = await paid({ date: DATE })
    expect(await countOutcomes([assign(visit, maya.id), assign(visit, amal.id)])).toEqual({ done: 1, CONFLICT: 1 })
  })

  it('a nurse is not assigned to an unpaid visit, nor after having left', async () => {
    const maya = await nurse('Maya')
    const { orderId } = await start({ date: DATE })
    expect(await outcomeOf(assign(await stored(orderId), maya.id))).toBe('ILLEGAL_TRANSITION')
    const visit = await paid({ date: DATE, time: '11:00 Am' })
    await setNurseLeave({ ctx, actor, input: { id: maya.id, leftOn: DATE } })
    expect(await outcomeOf(assign(visit, maya.id))).toBe('INVALID_INPUT')
    expect((await stored(visit.orderId)).nurseId).toBeNull()
  })

  it('the nurse of a visit is suggested by area and load, and a clash is shown', async () => {
    const [maya, amal] = [await nurse('Maya'), await nurse('Amal', { areas: ['Deira'] })]
    const visit = await paid({ date: DATE, city: 'Deira' })
    const choices = async () => (await getNurseChoices({ ctx, input: visit })).choices
    expect((await choices()).map(({ name, suggested }) => [name, suggested])).toEqual([
      ['Amal Rahman', true],
      ['Maya Rahman', false],
    ])
    await assign(await paid({ date: DATE, city: 'Deira' }), amal.id)
    expect(await choices()).toMatchObject([
      { id: maya.id, suggested: true, clash: false },
      { id: amal.id, suggested: false, clash: true, visits: 1 },
    ])
  })

  it.each([
    ['leaves', (id: string) => setNurseLeave({ ctx, actor, input: { id, leftOn: DATE } })],
    ['has a day off', (id: string) => addDayOff({ ctx, actor, input: { id, date: DATE, reason: 'Ill' } })],
  ])('a nurse who %s loses the visits of that day, and keeps those before and those completed', async (_, change) => {
    const maya = await nurse('Maya')
    const assigned = async (changes: Parameters<typeof paid>[0]) => {
      const visit = await paid(changes)
      await assign(visit, maya.id)
      return visit
    }
    const before = await assigned({ date: '2026-03-03', time: '06:00 Pm' })
    const done = await assigned({ date: DATE, time: '10:00 Am' })
    const lost = await assigned({ date: DATE, time: '11:00 Am' })
    await ctx.db.booking.update({ where: { id: done.id }, data: { status: 'Completed' } })
    const days = async () => (await listNurses({ ctx })).nurses.map(({ visitDays }) => visitDays)
    const theDayBefore = { date: '2026-03-03', visits: 1 }
    expect(await days()).toEqual([[theDayBefore, { date: DATE, visits: 1 }]])
    await change(maya.id)
    expect(await days()).toEqual([[theDayBefore]])
    const nurses = await Promise.all([before, done, lost].map(async ({ orderId }) => (await stored(orderId)).nurseId))
    expect(nurses).toEqual([maya.id, maya.id, null])
    expect((await history(lost.id)).at(-1)).toBe('admin: nurse unassigned')
  })

  const AT_11 = { date: DATE, time: '11:00 Am' }
  const moveTo11 = async ({ id, version }: { id: string; version: number }, nurseId?: string | null) => {
    await staffMoveVisit({ ctx, actor, input: { id, version, ...AT_11, nurseId } })
    return getBooking({ ctx, input: { id } })
  }

  it('a moved visit keeps its nurse who is free at the new time, and whom staff choose otherwise makes it', async () => {
    const [maya, amal] = [await nurse('Maya'), await nurse('Amal')]
    const [kept, given] = [await paid({ date: DATE }), await paid({ date: DATE, time: '10:30 Am' })]
    expect((await moveTo11(await assign(kept, maya.id))).nurse?.id).toBe(maya.id)
    expect((await moveTo11(await assign(given, maya.id), amal.id)).nurse?.id).toBe(amal.id)
    expect((await history(given.id)).slice(-2)).toEqual(['admin: nurse assigned', 'admin: moved'])
  })

  it('a moved visit whose nurse is busy, off duty or taken off then has nobody, with an entry in its history', async () => {
    const maya = await nurse('Maya', { hours: EVERY_DAY.map((day) => ({ ...day, to: 690 })) })
    await nurse('Amal')
    const other = await assign(await paid(AT_11), maya.id)
    const busy = await assign(await paid({ date: DATE }), maya.id)
    const { choices } = await getNurseChoices({ ctx, input: { id: busy.id, ...AT_11 } })
    expect(choices.map(({ name, clash, suggested }) => [name, clash, suggested])).toEqual([
      ['Amal Rahman', false, true],
      ['Maya Rahman', true, false],
    ])
    expect(await outcomeOf(moveTo11(busy, maya.id))).toBe('INVALID_INPUT')
    expect((await stored(busy.orderId)).time).toBe('10:00 Am')
    expect((await moveTo11(busy)).nurse).toBeNull()
    expect((await history(busy.id)).slice(-2)).toEqual(['admin: nurse unassigned', 'admin: moved'])
    const late = { id: other.id, version: other.version, date: DATE, time: '02:00 Pm' }
    await staffMoveVisit({ ctx, actor, input: late })
    expect((await stored(other.orderId)).nurseId).toBeNull()
    const open = await assign(await paid({ date: DATE }), maya.id)
    expect((await moveTo11(open, null)).nurse).toBeNull()
  })

  it('of two visits that are moved to one time at the same moment one keeps the nurse of both', async () => {
    const maya = await nurse('Maya')
    await nurse('Amal')
    const visits = [
      await assign(await paid({ date: DATE }), maya.id),
      await assign(await paid({ date: DATE, time: '10:30 Am' }), maya.id),
    ]
    const moved = await Promise.all(visits.map((each) => moveTo11(each)))
    expect(moved.map((each) => each.nurse?.name ?? 'nobody').sort()).toEqual(['Maya Rahman', 'nobody'])
  })

  it('a move by the patient keeps the nurse who is free then; otherwise staff see that it needs one', async () => {
    const maya = await nurse('Maya')
    const own = await paid({ date: '2026-03-10' })
    await assign(own, maya.id)
    const move = async (time: string) => {
      const { version } = await stored(own.orderId)
      const to = { orderId: own.orderId, token: own.token, version, date: '2026-03-11', time }
      await moveVisit({ ctx, actor: { name: 'visitor', role: 'visitor' }, input: to })
      return (await stored(own.orderId)).nurseId
    }
    await nurse('Amal')
    expect(await move('11:00 Am')).toBe(maya.id)
    await assign(await paid({ date: '2026-03-11', time: '11:30 Am' }), maya.id)
    expect(await move('11:30 Am')).toBeNull()
  })

  it('a nurse with two visits at one time is marked at both, on sheet, list and detail, until one of them has another', async () => {
    const [maya, amal] = [await nurse('Maya'), await nurse('Amal')]
    const visits = [
      await paid({ date: DATE }),
      await paid({ date: DATE }),
      await paid({ date: DATE, time: '11:00 Am' }),
    ]
    for (const each of visits) await assign(each, maya.id)
    const marks = async () => {
      const list = await listBookings({ ctx, input: { sort: 'created', limit: 50 } })
      const sheet = await getDaySheet({ ctx, input: { date: DATE } })
      return Promise.all(
        visits.map(async ({ id }) => [
          (await getBooking({ ctx, input: { id } })).nurseClash,
          list.items.find((item) => item.id === id)?.nurseClash,
          sheet.visits.find(({ bookingId }) => bookingId === id)?.nurseClash,
        ]),
      )
    }
    const [yes, no] = [
      [true, true, true],
      [false, false, false],
    ]
    expect(await marks()).toEqual([yes, yes, no])
    const [first] = visits
    await assign(await stored(first?.orderId ?? ''), amal.id)
    expect(await marks()).toEqual([no, no, no])
  })
})
