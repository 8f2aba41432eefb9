import { expect, it } from 'vitest'
import { initiatePaymentBody } from '@homecare/contract/payment'
import { getBooking } from '../record/get-booking'
import { getOwnBooking } from '../own/get'
import { findCaller } from '../patient/find-caller'
import { getDaySheet } from '../visit/get-day-sheet'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { draftBody } from '../testing/draft'
import { ownDatabase } from '../testing/own-database'

const { ctx } = await ownDatabase()
const { paid, start, stored } = bookingSteps(() => ctx)
const HOME = { kind: 'villa', pin: '25.2048,55.2708' } as const

it('flat or villa and the pin reach the patient, the desk and the nurse, whose map link leads to the pin, and the next call has flat or villa', async () => {
  const { id, orderId, token } = await paid({ date: '2026-03-05', home: HOME })
  expect((await getOwnBooking({ ctx, input: { orderId, token } })).order.home).toEqual(HOME)
  expect((await getBooking({ ctx, input: { id } })).home).toEqual(HOME)
  const { callers } = await findCaller({ ctx, input: { text: draftBody().email } })
  expect(callers[0]?.address?.homeKind).toBe('villa')
  const [visit] = (await getDaySheet({ ctx, input: { date: '2026-03-05' } })).visits
  expect(visit).toMatchObject({ home: HOME, mapLink: expect.stringContaining('mlat=25.2048&mlon=55.2708') as string })
})

it('a booking as the specification has it has neither, and its map link searches for the address', async () => {
  const { id } = await paid({ date: '2026-03-06' })
  expect((await getBooking({ ctx, input: { id } })).home).toEqual({ kind: null, pin: null })
  const [visit] = (await getDaySheet({ ctx, input: { date: '2026-03-06' } })).visits
  expect(visit?.mapLink).toContain('Sunrise%20Tower')
})

it('the same draft with another pin or kind of home is another content of its key, and without them it is as before', async () => {
  const date = '2026-03-07'
  const plain = await start({ date }, 'home-key-1')
  expect((await start({ date, home: {} }, 'home-key-1')).orderId).toBe(plain.orderId)
  for (const home of [HOME, { kind: 'flat' as const }, { pin: HOME.pin }])
    expect(await outcomeOf(start({ date, home }, 'home-key-1'))).toBe('CONFLICT')
  expect((await stored(plain.orderId)).pin).toBeNull()
})

const errorOf = (pin: unknown) => {
  const result = initiatePaymentBody.safeParse({ ...draftBody(), home: { pin } })
  return result.success
    ? result.data.home?.pin
    : result.error.issues.map(({ path, message }) => [path.join('.'), message])
}

it.each([
  ['25.204849123,55.270783999', '25.2048,55.2708'],
  [' ٢٥.٢٠٤٨, ٥٥.٢٧٠٨ ', '25.2048,55.2708'],
  [null, null],
  ['Dubai', [['home.pin', 'Give latitude and longitude, such as 25.2048,55.2708']]],
  ['51.5072,-0.1276', [['home.pin', 'This place is not in the Emirates']]],
])('the pin %j is read as %j', (pin, read) => {
  expect(errorOf(pin)).toEqual(read)
})
