import { expect, it } from 'vitest'
import { addNote } from '../appointment/add-note'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { getBooking } from './get-booking'
import { ownDatabase } from '../testing/own-database'

const actor = { name: 'coordinator', role: 'coordinator' } as const
const { ctx } = await ownDatabase()
const { start, payAs, owner } = bookingSteps(() => ctx)

it('getBooking returns a booking with its lines, attempts, notes, history and gateway messages, each oldest first', async () => {
  const { orderId } = await start({}, 'two-attempts')
  await payAs(orderId, 'Unsuccessful')
  await start({}, 'two-attempts')
  await payAs(`${orderId}-2`, 'Successful')
  const { id } = await owner(orderId)
  const at = ctx.now().toISOString()
  for (const text of ['First', 'Second']) {
    await addNote({ ctx, actor, input: { subject: { type: 'booking', id }, text } })
    ctx.wait(1000)
  }
  const booking = await getBooking({ ctx, input: { id } })
  expect(booking).toMatchObject({
    id,
    orderId,
    fullName: 'Mona Haddad',
    status: 'Pending',
    paymentStatus: 'Paid',
    needsAction: null,
    total: 370,
    lines: [{ kind: 'package', id: 1, name: 'Basic Health Package I', price: 370 }],
    address: { doorNumber: '12', building: 'Sunrise Tower', landmark: 'Near the park', city: 'Dubai' },
    attempts: [
      { attemptId: orderId, state: 'failed', amount: 370, startedAt: at },
      { attemptId: `${orderId}-2`, state: 'paid', amount: 370, trackingId: `T-${orderId}-2`, refund: 'none' },
    ],
    notes: [{ text: 'First' }, { text: 'Second' }],
    files: [],
    changeRequests: [],
    refund: 'none',
  })
  expect(booking.history.map(({ action }) => action)).toEqual([
    'payment started',
    'payment failed',
    'payment started',
    'payment paid',
    'note added',
    'note added',
  ])
  expect(new Set(booking.gatewayMessages.map(({ attemptId }) => attemptId))).toEqual(new Set([orderId, `${orderId}-2`]))
})

it('getBooking returns neither the access key nor the draft nor a raw gateway message', async () => {
  const { orderId } = await start({ fullName: 'Other Person' }, 'a-draft-of-its-own')
  await payAs(orderId, 'Successful')
  const { accessKey } = await ctx.db.booking.findUniqueOrThrow({ where: { orderId } })
  const [message] = await ctx.db.gatewayMessage.findMany({ where: { attemptId: orderId } })
  const text = JSON.stringify(await getBooking({ ctx, input: { id: (await owner(orderId)).id } }))
  for (const secret of [accessKey, 'a-draft-of-its-own', JSON.stringify(message?.raw)])
    expect(text).not.toContain(secret)
})

it.each(['00000000-0000-4000-8000-000000000000', 'x', ''])(
  'getBooking throws NOT_FOUND for the booking %j',
  async (id) => {
    expect(await outcomeOf(getBooking({ ctx, input: { id } }))).toBe('NOT_FOUND')
  },
)
