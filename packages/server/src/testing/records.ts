import { addDays, dubaiDate } from '@homecare/domain/dates'
import { requestAppointment } from '../request/request-appointment'
import { startBooking } from '../booking/start'
import type { TestCtx } from './test-context'

/** Every text about the patient is rare enough to be found wherever it must not be. */
export const PATIENT = {
  fullName: 'Zuleika Quartzberg',
  email: 'zuleika.quartzberg@example.com',
  phoneNumber: '971507654321',
  doorNumber: 'Door-9Q',
  building: 'Obelisk Tower',
  landmark: 'Behind the falcon clinic',
  city: 'Umm Suqeim',
}

const tomorrow = ({ now }: TestCtx) => addDays(dubaiDate(now()), 1)

/** A booking whose visitor is on the card page: one package, a visit tomorrow at 10:30. */
export async function createUnpaidBooking(ctx: TestCtx): Promise<{ orderId: string; bookingId: string }> {
  const date = tomorrow(ctx)
  const [pack] = await ctx.db.healthPackage.findMany({ orderBy: { id: 'asc' }, take: 1 })
  if (!pack) throw new Error('The catalogue is not seeded.')
  const tests = [{ id: pack.id, kind: 'package' as const, name: pack.name, price: pack.priceFils / 100, person: 0 }]
  const { orderId } = await startBooking({
    ctx,
    input: {
      ...PATIENT,
      people: [],
      amount: pack.priceFils / 100,
      date,
      time: '10:30 Am',
      tests,
      locale: 'en',
      contactBy: 'email',
    },
  })
  const booking = await ctx.db.booking.findUniqueOrThrow({ where: { orderId } })
  return { orderId, bookingId: booking.id }
}

export async function createRequest(
  ctx: TestCtx,
  service = 'Elderly Care',
  changes: Partial<Pick<typeof PATIENT, 'fullName' | 'phoneNumber'>> = {},
): Promise<void> {
  const { fullName, email, phoneNumber } = { ...PATIENT, ...changes }
  await requestAppointment({
    ctx,
    input: { fullName, email, phoneNumber, date: tomorrow(ctx), service, locale: 'en', contactBy: 'email' },
  })
}
