import type { ChangeStatus } from '@homecare/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { getBooking } from '../record/get-booking'
import { changeBookingStatus } from './change-status'

const coordinator = { name: 'coordinator', role: 'coordinator' } as const
const admin = { name: 'admin', role: 'admin' } as const
let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db, settings: { slotRules: { capacity: 1000, leadMinutes: 120, horizonDays: 60 } } })
})
afterAll(() => database.drop())

const { start, owner, paid, stored, history } = bookingSteps(() => ctx)
const change = async (
  id: string,
  version: number,
  input: Omit<ChangeStatus, 'version'>,
  actor = coordinator as typeof coordinator | typeof admin,
) => {
  await changeBookingStatus({ ctx, actor, input: { id, version, ...input } })
  return getBooking({ ctx, input: { id } })
}
const complete = (id: string, version: number) => change(id, version, { status: 'Completed', confirmAhead: true })
const effectKeys = async (part: string) =>
  (await ctx.db.outbox.findMany({ where: { effectKey: { contains: part } } })).map(({ effectKey }) => effectKey)

describe('completing a booking', () => {
  it('completing a booking with an older version is refused with the name and time of the change', async () => {
    const { id, version } = await paid()
    const results = await Promise.allSettled([complete(id, version), complete(id, version)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const rejected = results.find((result) => result.status === 'rejected')
    expect(rejected?.reason).toMatchObject({
      code: 'CONFLICT',
      detail: expect.stringMatching(/^Changed by Sara Nair on .+ \(completed\)/),
    })
    expect(await ctx.db.booking.findUnique({ where: { id } })).toMatchObject({
      status: 'Completed',
      version: version + 1,
      completedBy: 'coordinator',
    })
    expect(await history(id)).toEqual([
      'visitor: payment started',
      'gateway: payment paid',
      'coordinator: accession number given',
      'coordinator: completed',
    ])
  })

  it('a completed booking cannot get any other status', async () => {
    const { id, version } = await paid()
    await complete(id, version)
    await expect(change(id, version + 1, { status: 'Canceled' })).rejects.toMatchObject({
      code: 'ILLEGAL_TRANSITION',
      detail: 'This appointment is closed already.',
    })
  })

  it('completing a booking before the visit throws VISIT_AHEAD until it is confirmed', async () => {
    const { id, orderId, version } = await paid()
    expect(await outcomeOf(change(id, version, { status: 'Completed' }))).toBe('VISIT_AHEAD')
    expect(await stored(orderId)).toMatchObject({ status: 'Pending', version })
    expect(await complete(id, version)).toMatchObject({ status: 'Completed' })
  })

  it('a completion that says who took the sample and when is the sample’s time, and is undone with it', async () => {
    const { id, version } = await paid()
    const at = ctx.now().toISOString()
    const input = { status: 'Completed', confirmAhead: true, collected: { by: 'Maya Rahman', at } } as const
    const { sample, steps } = await change(id, version, input)
    expect(sample).toMatchObject({ takenAt: at, takenBy: 'Maya Rahman', dueAt: expect.any(String) })
    expect(steps).toMatchObject([{ kind: 'sampleTaken', actor: 'Maya Rahman', tubes: null, fasted: null }])
    expect(await change(id, version + 1, { status: 'Pending' })).toMatchObject({ steps: [], status: 'Pending' })
    expect((await complete(id, version + 2)).sample).toMatchObject({ takenAt: null, takenBy: null, dueAt: null })
  })

  it.each([
    ['in the future', 60_000, 'This time is in the future'],
    ['before the booking was made', -400 * 24 * 3_600_000, 'This is before the booking was made'],
  ])('a completion with a sample taken %s is refused with the field and changes nothing', async (_, away, sentence) => {
    const { id, orderId, version } = await paid()
    const collected = { by: 'Maya Rahman', at: new Date(ctx.now().getTime() + away).toISOString() }
    await expect(change(id, version, { status: 'Completed', confirmAhead: true, collected })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'collected.at': sentence },
    })
    expect(await stored(orderId)).toMatchObject({ status: 'Pending', version })
  })

  it('completing an unpaid booking throws ILLEGAL_TRANSITION', async () => {
    const { id, version } = await owner((await start()).orderId)
    await expect(complete(id, version)).rejects.toMatchObject({
      code: 'ILLEGAL_TRANSITION',
      detail: 'Only a paid booking can be completed.',
    })
  })
})

it('a completion is undone by the person who made it within a minute, with the patient’s change request restored', async () => {
  const { id, version } = await paid()
  await ctx.db.changeRequest.create({ data: { bookingId: id, kind: 'cancel', createdAt: ctx.now() } })
  await ctx.db.booking.update({ where: { id }, data: { needsAction: 'change-requested' } })
  expect(await complete(id, version)).toMatchObject({ needsAction: null, changeRequests: [] })
  await expect(change(id, version + 1, { status: 'Pending' }, admin)).rejects.toMatchObject({
    code: 'ILLEGAL_TRANSITION',
    detail: 'Only whoever completed this appointment can take that back.',
  })
  expect(await change(id, version + 1, { status: 'Pending' })).toMatchObject({
    status: 'Pending',
    version: version + 2,
    needsAction: 'change-requested',
    changeRequests: [{ kind: 'cancel' }],
  })
  expect((await history(id)).at(-1)).toBe('coordinator: reopened')
  await complete(id, version + 2)
  ctx.wait(60_000)
  await expect(change(id, version + 3, { status: 'Pending' })).rejects.toMatchObject({
    code: 'ILLEGAL_TRANSITION',
    detail: 'It is too late to take this back.',
  })
})

describe('canceling a paid booking', () => {
  it('canceling a paid booking frees its seat, emails the patient, and requests the refund if staff chose that', async () => {
    const { id, orderId, version } = await paid()
    const input = { status: 'Canceled', refundPayment: true, reason: 'Patient\0 is away' } as const
    const detail = { refund: 'requested', reason: 'Patient\uFFFD is away' }
    const booking = await change(id, version, input)
    expect(booking).toMatchObject({ status: 'Canceled', refund: 'requested' })
    expect(booking.history.at(-1)).toMatchObject({ actor: 'coordinator', action: 'canceled', detail })
    expect((await stored(orderId)).seat).toBeNull()
    expect(await effectKeys(`email-booking-canceled:${id}`)).toHaveLength(1)
    expect(await effectKeys(`refund-payment:${orderId}`)).toHaveLength(1)
  })

  it.each([
    ['staff declined the refund', false, 'declined'],
    ['nobody decided about the refund', undefined, 'none'],
  ] as const)('canceling a paid booking requests no refund when %s', async (_, refundPayment, refund) => {
    const { id, orderId, version } = await paid()
    expect(await change(id, version, { status: 'Canceled', refundPayment })).toMatchObject({ refund })
    expect(await effectKeys(`refund-payment:${orderId}`)).toEqual([])
  })
})

it('canceling an unpaid booking frees its seat without a refund', async () => {
  const { id, orderId, version } = await owner((await start()).orderId)
  expect(await change(id, version, { status: 'Canceled', refundPayment: true })).toMatchObject({ refund: 'none' })
  expect((await stored(orderId)).seat).toBeNull()
  expect(await effectKeys(`refund-payment:${orderId}`)).toEqual([])
})

it.each(['00000000-0000-4000-8000-000000000000', 'x'])(
  'changeBookingStatus throws NOT_FOUND for the booking %j',
  async (id) => {
    expect(await outcomeOf(complete(id, 0))).toBe('NOT_FOUND')
  },
)
