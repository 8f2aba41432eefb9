import { expect, it } from 'vitest'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { getOwnBooking } from './get'
import { getBookingStatus } from '../booking/get-status'
import { ownDatabase } from '../testing/own-database'

const DAY_MS = 24 * 3_600_000
const { ctx } = await ownDatabase()
const { paid } = bookingSteps(() => ctx)

it('getOwnBooking returns the booking with its owner’s permitted actions, and a status token other than the link’s token', async () => {
  const { orderId, token } = await paid({ date: '2026-03-06' })
  const own = await getOwnBooking({ ctx, input: { orderId, token } })
  expect(own).toMatchObject({
    order: { orderId, paymentStatus: 'Paid' },
    move: 'now',
    cancel: 'request',
    pay: false,
    changeRequests: [],
  })
  expect(own.orderToken).not.toBe(token)
  await getBookingStatus({ ctx, input: { orderId, token: own.orderToken } })
})

it('getOwnBooking throws NOT_FOUND 14 days after the visit, after the access key was renewed, and after the patient was erased', async () => {
  const { id, orderId, token } = await paid({ date: '2026-03-06' })
  const open = () => outcomeOf(getOwnBooking({ ctx, input: { orderId, token } }))
  const update = (data: object) => ctx.db.booking.update({ where: { id }, data })
  const { accessKey } = await ctx.db.booking.findUniqueOrThrow({ where: { id } })
  await update({ accessKey: 'another' })
  expect(await open()).toBe('NOT_FOUND')
  await update({ accessKey, erasedAt: new Date() })
  expect(await open()).toBe('NOT_FOUND')
  await update({ erasedAt: null })
  ctx.wait(17 * DAY_MS)
  expect(await open()).toBe('done')
  ctx.wait(DAY_MS)
  expect(await open()).toBe('NOT_FOUND')
})
