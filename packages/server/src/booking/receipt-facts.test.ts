import { expect, it } from 'vitest'
import { bookingSteps } from '../testing/booking-steps'
import { getBookingStatus } from './get-status'
import { ownDatabase } from '../testing/own-database'

const { ctx } = await ownDatabase()
const { start, payAs } = bookingSteps(() => ctx)
const getStatus = (orderId: string, token: string) => getBookingStatus({ ctx, input: { orderId, token } })

it('the time of a payment stays when the money is returned and when the booking changes', async () => {
  const { orderId, token } = await start()
  expect((await getStatus(orderId, token)).order.paidAt).toBeNull()
  await payAs(orderId, 'Successful')
  const { paidAt } = (await getStatus(orderId, token)).order
  expect(paidAt).toBe(ctx.now().toISOString())
  const finishedAt = new Date(ctx.now().getTime() + 86_400_000)
  await ctx.db.paymentAttempt.update({ where: { attemptId: orderId }, data: { state: 'reversed', finishedAt } })
  expect((await getStatus(orderId, token)).order.paidAt).toBe(paidAt)
})

it('a package that is changed after it was booked keeps its contents in the order', async () => {
  const { orderId, token } = await start()
  const contentsOf = async () => (await getStatus(orderId, token)).order.lines.map(({ contents }) => contents)
  const booked = await contentsOf()
  expect(booked[0]?.length).toBeGreaterThan(1)
  await ctx.db.labTest.updateMany({ data: { active: false } })
  await ctx.db.packageTest.deleteMany()
  expect(await contentsOf()).toEqual(booked)
})
