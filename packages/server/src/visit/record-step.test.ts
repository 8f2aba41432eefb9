import { randomUUID } from 'node:crypto'
import type { StaffStep } from '@homecare/contract/admin/day-sheet'
import { expect, it } from 'vitest'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { ownDatabase } from '../testing/own-database'
import { TEST_NOW } from '../testing/test-context'
import { clearAction } from '../booking/clear-action'
import { getBooking } from '../record/get-booking'
import { recordVisitStep } from './record-step'

const actor = { name: 'sara', role: 'coordinator' } as const
const { ctx } = await ownDatabase()
const { paid, start, stored, effects, history } = bookingSteps(() => ctx)
const step = (kind: StaffStep['kind'], minutes = 0): StaffStep => ({
  id: randomUUID(),
  kind,
  at: new Date(TEST_NOW.getTime() + minutes * 60_000).toISOString(),
  ...(kind === 'sampleTaken' && { tubes: 2, fasted: true }),
})
const tell = async (bookingId: string, told: StaffStep) => {
  await recordVisitStep({ ctx, actor, input: { ...told, bookingId } })
  return getBooking({ ctx, input: { id: bookingId } })
}

it('a step that a nurse told the office has the consequences of one from the phone, and repeating it changes nothing', async () => {
  const { id, orderId } = await paid({ date: '2026-03-03', time: '06:00 Pm' })
  ctx.wait(60 * 60_000)
  const before = await effects('email-nurse-on-the-way')
  const onTheWay = step('onTheWay', 30)
  await tell(id, onTheWay)
  await tell(id, onTheWay)
  expect(await effects('email-nurse-on-the-way')).toBe(before + 1)
  const { steps, status } = await tell(id, step('sampleTaken', 40))
  expect(steps.map(({ kind, actor: by }) => `${by}: ${kind}`)).toEqual(['sara: onTheWay', 'sara: sampleTaken'])
  expect(status).toBe('Completed')
  expect((await stored(orderId)).completedBy).toBe('sara')
})

it('a step that does not fit is refused with a sentence and stays in the history; an unpaid booking has none', async () => {
  const { id } = await paid({ date: '2026-03-03', time: '06:30 Pm' })
  await tell(id, step('arrived', 60))
  await expect(tell(id, step('onTheWay', 61))).rejects.toMatchObject({
    code: 'ILLEGAL_TRANSITION',
    detail: 'This visit is further already.',
  })
  expect((await history(id)).at(-1)).toBe('sara: visit step refused')
  const unpaid = await stored((await start({ date: '2026-03-04', time: '10:00 Am' })).orderId)
  expect(await outcomeOf(tell(unpaid.id, step('arrived')))).toBe('ILLEGAL_TRANSITION')
  expect(await outcomeOf(tell(randomUUID(), step('arrived')))).toBe('NOT_FOUND')
})

it.each([
  [
    'a visit of tomorrow',
    '2026-03-04',
    '2026-03-03T04:59:00Z',
    'A step belongs to the day of its visit, Wed 4 Mar 2026.',
  ],
  [
    'a time before the booking was made',
    '2026-03-03',
    '2000-01-01T00:00:00Z',
    'This is from before the booking was made.',
  ],
])('staff can’t record a step of %s, and nothing changes', async (_, date, at, detail) => {
  const { id, orderId } = await paid({ date, time: '07:00 Pm' })
  const before = await stored(orderId)
  await expect(tell(id, { ...step('sampleTaken'), at })).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION', detail })
  expect(await stored(orderId)).toEqual(before)
})

it('a patient who had eaten needs action until staff clear it with a note, also behind another reason', async () => {
  const { id, orderId } = await paid({ date: '2026-03-03', time: '07:00 Pm' })
  await ctx.db.bookingLine.updateMany({ where: { bookingId: id }, data: { fastingHours: 10 } })
  const taken = { ...step('sampleTaken', 60), fasted: false }
  ctx.wait(60 * 60_000)
  const { needsAction, sample, version } = await tell(id, taken)
  expect([needsAction, sample?.fasted]).toEqual(['has-eaten', false])
  await ctx.db.booking.update({ where: { id }, data: { needsAction: 'paid-twice' } })
  const clear = async (at: number) => {
    await clearAction({ ctx, actor, input: { id, version: at, note: 'Called the patient' } })
    return getBooking({ ctx, input: { id } })
  }
  expect((await clear(version)).needsAction).toBe('has-eaten')
  expect((await clear(version + 1)).needsAction).toBeNull()
  await ctx.db.booking.update({ where: { id }, data: { needsAction: 'paid-twice' } })
  expect((await clear(version + 2)).needsAction).toBeNull()
  expect((await stored(orderId)).status).toBe('Completed')
})

it('a patient who had fasted needs no action', async () => {
  const { id } = await paid({ date: '2026-03-03', time: '07:30 Pm' })
  expect((await tell(id, step('sampleTaken', 120))).needsAction).toBeNull()
})
