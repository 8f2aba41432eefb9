import type { TestCtx } from '@homecare/server/testing/test-context'
import { requestAppointment } from '@homecare/server/request/request-appointment'
import { startBooking } from '@homecare/server/booking/start'
import { dubaiTomorrow } from '../dubai-clock'

/** Every text about the patient is odd enough to be found wherever it doesn't belong. */
export const PATIENT = {
  username: 'Zuleika Quartzberg',
  email: 'zuleika.quartzberg@example.com',
  phoneNumber: '971507654321',
  doorNo: 'Door-9Q',
  building: 'Obelisk Tower',
  landmark: 'Behind the falcon clinic',
  city: 'Umm Suqeim',
}

/** An order that the visitor has gone off to pay: one package, a visit tomorrow at 10:30. */
export async function startOrder(ctx: TestCtx): Promise<{ orderId: string; bookingId: string }> {
  const date = dubaiTomorrow(ctx.now())
  const [pack] = await ctx.db.healthPackage.findMany({ orderBy: { id: 'asc' }, take: 1 })
  if (!pack) throw new Error('The catalogue is not seeded.')
  const tests = [{ id: pack.id, kind: 'package' as const, name: pack.name, price: pack.priceFils / 100 }]
  const { orderId } = await startBooking({
    ctx,
    input: { ...PATIENT, amount: pack.priceFils / 100, date, time: '10:30 Am', tests },
  })
  const booking = await ctx.db.booking.findUniqueOrThrow({ where: { orderId } })
  return { orderId, bookingId: booking.id }
}

export async function sendRequest(ctx: TestCtx, service = 'Elderly Care'): Promise<void> {
  const { username: fullName, email, phoneNumber } = PATIENT
  await requestAppointment({ ctx, input: { fullName, email, phoneNumber, date: dubaiTomorrow(ctx.now()), service } })
}
