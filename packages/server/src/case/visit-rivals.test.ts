import { beforeEach, describe, expect, it } from 'vitest'
import { getSlots } from '../slot/get'
import { getBooking } from '../record/get-booking'
import { bookingSteps, countOutcomes, outcomeOf } from '../testing/booking-steps'
import { CARE_DAY, careSteps } from '../testing/care-steps'
import { ownDatabase } from '../testing/own-database'
import { testContext, type TestCtx } from '../testing/test-context'
import { assignNurse } from '../visit/assign-nurse'
import { changeBookingStatus } from '../visit/change-status'

const { database } = await ownDatabase()
let ctx: TestCtx
const { paid, stored, start } = bookingSteps(() => ctx)
const { actor, at, nurse, newCase, plan, change, occupied } = careSteps(() => ctx)
const slot = { date: CARE_DAY, time: '10:00 Am' }

beforeEach(async () => {
  await database.db.careCase.deleteMany()
  await database.db.booking.deleteMany()
  await database.db.serviceRequest.deleteMany()
  await database.db.nurse.deleteMany()
  ctx = testContext({ db: database.db })
})

const assign = async (orderId: string, nurseId: string) => {
  const { id, version } = await stored(orderId)
  await assignNurse({ ctx, actor, input: { id, version, nurseId } })
}
const clashOf = async (orderId: string) => (await getBooking({ ctx, input: await stored(orderId) })).nurseClash

describe('one nurse', () => {
  it('is got by one of several desks that want her for the same hour, and the others read what is there', async () => {
    const { id } = await nurse()
    const cases = [await newCase(), await newCase(), await newCase(), await newCase()]
    const outcomes = await countOutcomes(cases.map((each, n) => plan(each, { nurseId: id, startsAt: at(10 + n / 4) })))
    expect(outcomes).toEqual({ done: 1, NURSE_UNAVAILABLE: 3 })
    expect(await occupied(id)).toHaveLength(1)
  })

  it('never has two visits at a time, whoever assigns, moves and cancels at the same moment', async () => {
    const nurses = [await nurse(), await nurse({ firstName: 'Amal' })]
    const cases = []
    for (const n of [0, 1, 2, 3]) cases.push(await plan(await newCase(), { startsAt: at(9 + n * 2) }))
    const hands = cases.flatMap((each, n) =>
      nurses.map(({ id }) => change(each, 'move', { startsAt: at(10), minutes: 60 + n * 15, nurseId: id })),
    )
    await Promise.all(hands.map(outcomeOf))
    const rows = (await Promise.all(nurses.map(({ id }) => occupied(id)))).flat()
    expect(rows).toHaveLength(2)
  })

  it('who gets a blood test beside her care is a clash of the blood test, until one of the two goes', async () => {
    const { id } = await nurse()
    await nurse({ firstName: 'Amal' })
    const { orderId } = await paid(slot)
    const careCase = await plan(await newCase(), { nurseId: id, startsAt: at(9), minutes: 90 })
    await assign(orderId, id)
    expect(await clashOf(orderId)).toBe(true)
    await change(careCase, 'cancel', { reasonName: 'familysWish' })
    expect(await clashOf(orderId)).toBe(false)
    expect(await occupied(id)).toEqual([[at(10), at(10.5), 'booking']])
  })

  it('whose blood test is canceled is free for care', async () => {
    const { id } = await nurse()
    await nurse({ firstName: 'Amal' })
    const { orderId } = await paid(slot)
    await assign(orderId, id)
    const careCase = await newCase()
    expect(await outcomeOf(plan(careCase, { nurseId: id }))).toBe('NURSE_UNAVAILABLE')
    await changeBookingStatus({ ctx, actor, input: { ...(await stored(orderId)), status: 'Canceled' } })
    expect(await outcomeOf(plan(careCase, { nurseId: id }))).toBe('done')
  })
})

describe('seats and care', () => {
  const isOffered = async (time: string) =>
    (await getSlots({ ctx, input: { date: CARE_DAY } })).slots.find((each) => each.time === time)?.available

  it('a nurse with care leaves no seat in the half hours that it touches', async () => {
    const { id } = await nurse()
    const careCase = await plan(await newCase(), { nurseId: id, startsAt: at(10.25) })
    const offered = async () => Promise.all(['10:00 Am', '10:30 Am', '11:00 Am', '11:30 Am'].map(isOffered))
    expect(await offered()).toEqual([false, false, false, true])
    await change(careCase, 'unassign')
    expect(await offered()).toEqual([true, true, true, true])
  })

  it('care is refused to a nurse whose seat is sold, and taken by one more than is needed', async () => {
    const { id } = await nurse()
    await start(slot)
    const careCase = await newCase()
    const wanted = plan(careCase, { nurseId: id })
    await expect(wanted).rejects.toMatchObject({
      code: 'NURSE_UNAVAILABLE',
      detail: 'Maya Rahman: Is needed for a blood test that is sold at 10:00 Am.',
    })
    await nurse({ firstName: 'Amal' })
    expect(await outcomeOf(plan(careCase, { nurseId: id }))).toBe('done')
    expect(await outcomeOf(start(slot))).toBe('SLOT_FULL')
  })

  it('of a seat and care that want the only nurse at the same moment one wins, in either order', async () => {
    for (let round = 0; round < 6; round++) {
      const { id } = await nurse({ firstName: `N${round}` })
      const careCase = await newCase()
      const calls = [() => start(slot), () => plan(careCase, { nurseId: id })]
      const outcomes = await Promise.all((round % 2 ? calls : calls.toReversed()).map((call) => outcomeOf(call())))
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
      const seats = await ctx.db.slotSeat.count({ where: slot })
      expect(seats + (await occupied(id)).length).toBe(1)
      await ctx.db.slotSeat.deleteMany()
      await ctx.db.nurse.deleteMany()
    }
  })
})
