import { expect, it } from 'vitest'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { getBookingStatus } from './get-status'
import { ownDatabase } from '../testing/own-database'

const { ctx } = await ownDatabase()
const { start, payAs } = bookingSteps(() => ctx)
const getStatus = (orderId: string, token: string) => getBookingStatus({ ctx, input: { orderId, token } })

it('getBookingStatus returns a booking for its status token', async () => {
  const { orderId, token } = await start()
  await payAs(orderId, 'Successful')
  expect((await getStatus(orderId, token)).order).toMatchObject({
    orderId,
    paymentStatus: 'Paid',
    status: 'Pending',
    needsAction: false,
    total: 370,
    trackingId: `T-${orderId}`,
    patient: { firstName: 'Mona', lastName: 'Haddad' },
  })
})

it('getBookingStatus throws NOT_FOUND for a wrong token, another booking’s token and an unknown order id', async () => {
  const [mine, other] = [await start({ fullName: 'One Person' }), await start({ fullName: 'Two Person' })]
  for (const [orderId, token] of [
    [mine.orderId, other.token],
    [mine.orderId, mine.token.slice(0, -1)],
    ['ORD-1', mine.token],
    ['no order id', mine.token],
  ] as const)
    expect(await outcomeOf(getStatus(orderId, token))).toBe('NOT_FOUND')
})
