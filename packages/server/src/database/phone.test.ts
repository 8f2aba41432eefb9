import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addNurse } from '../nurse/add'
import { changeNurse } from '../nurse/change'
import { listBookings } from '../booking/list'
import { findCaller } from '../patient/find-caller'
import { listRequests } from '../request/list'
import { bookingSteps } from '../testing/booking-steps'
import { createRequest, PATIENT } from '../testing/records'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { requestContact } from '../request/request-contact'
import { readPhoneNumbers } from './read-phone-numbers'

const actor = { name: 'admin', role: 'admin' } as const
let database: TestDatabase
let ctx: TestCtx
beforeEach(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
})
afterEach(() => database.drop())
const { start, paid, stored } = bookingSteps(() => ctx)

const form = {
  ...{ fullName: 'Mona Haddad', email: 'mona@example.com', locale: 'en' as const, contactBy: 'email' as const },
  ...{ date: '2026-03-05', service: 'Nurses Visit' },
}
const ask = (phoneNumber: string) => requestContact({ ctx, input: { ...form, phoneNumber } })
const nurse = { firstName: 'Maya', lastName: 'Rahman', licenceNumber: 'DHA-1', languages: [], areas: [], hours: [] }
const numbers = { select: { phoneNumber: true, phoneE164: true } } as const
const asWithTheVersionBefore = () => ctx.db.$executeRaw`UPDATE booking SET phone_e164 = NULL`

describe('a stored phone number', () => {
  it.each([
    ['050 123 4567', '0501234567', '+971501234567'],
    ['+971 (0)50 123-4567', '+971501234567', '+971501234567'],
    ['0044 20 7946 0958', '00442079460958', '+442079460958'],
    // The plus tells a number of Belize from a mobile phone of the Emirates.
    ['+501 223 4567 ', '+5012234567', '+5012234567'],
    ['2025550123', '2025550123', ''],
  ])('%s of a booking is stored as it was typed, %s, and as what it was read, %j', async (typed, digits, e164) => {
    const { orderId } = await start({ phoneNumber: typed })
    expect(await stored(orderId)).toMatchObject({ phoneNumber: digits, phoneE164: e164 })
  })

  it('is read for requests and nurses too, and again when it changes', async () => {
    await createRequest(ctx)
    const [added] = (await addNurse({ ctx, actor, input: { ...nurse, phoneNumber: '0501234567' } })).nurses
    expect(await ctx.db.serviceRequest.findFirst(numbers)).toEqual({
      phoneNumber: PATIENT.phoneNumber,
      phoneE164: `+${PATIENT.phoneNumber}`,
    })
    expect(await ctx.db.nurse.findFirst(numbers)).toMatchObject({ phoneE164: '+971501234567' })
    const { id = '', version = 0 } = added ?? {}
    await changeNurse({ ctx, actor, input: { ...nurse, id, version, phoneNumber: '+442079460958' } })
    expect(await ctx.db.nurse.findFirst(numbers)).toMatchObject({ phoneE164: '+442079460958' })
  })

  it('is not kept as what it was read when a version that does not know the column changes or erases it', async () => {
    const { orderId } = await start({ phoneNumber: '0501234567' })
    await ctx.db.booking.updateMany({ data: { city: 'Dubai' } })
    expect(await stored(orderId)).toMatchObject({ phoneE164: '+971501234567' })
    await ctx.db.booking.updateMany({ data: { phoneNumber: '' } })
    expect(await stored(orderId)).toMatchObject({ phoneNumber: '', phoneE164: null })
  })

  it('is read by a job, batch by batch, where an earlier version stored it', async () => {
    for (const [n, phoneNumber] of ['971501234567', '442079460958', '2025550123'].entries())
      await start({ phoneNumber, email: `p${n}@example.com` })
    await asWithTheVersionBefore()
    expect(await readPhoneNumbers({ ctx, batch: 2 })).toBe(3)
    const rows = await ctx.db.booking.findMany({ ...numbers, orderBy: { createdAt: 'asc' } })
    expect(rows.map(({ phoneE164 }) => phoneE164)).toEqual(['+971501234567', '+442079460958', ''])
    expect(await readPhoneNumbers({ ctx })).toBe(0)
  })
})

describe('a search by phone number', () => {
  const WRITINGS = ['+44 20 7946 0958', '0044 (0)20 7946 0958', '442079460958', 'tel:+44-20-7946-0958', '٤٤٢٠٧٩٤٦٠٩٥٨+']

  it.each(WRITINGS)('%s finds booking, request and caller that typed it with 00 and with +', async (text) => {
    await paid({ phoneNumber: '00442079460958' })
    await ask('+442079460958')
    const input = { search: text, sort: 'created', limit: 10 } as const
    expect((await listBookings({ ctx, input })).items).toHaveLength(1)
    expect((await listRequests({ ctx, input })).items).toHaveLength(1)
    const { callers } = await findCaller({ ctx, input: { text } })
    expect(callers).toMatchObject([{ bookings: 1, requests: 1 }])
  })

  it('does not find a caller with the same last digits in another country', async () => {
    await ask('+44501234567')
    expect(await findCaller({ ctx, input: { text: '050 123 4567' } })).toEqual({ callers: [] })
  })

  it('finds a caller whose number was not read yet', async () => {
    await start({ phoneNumber: '0501234567' })
    await asWithTheVersionBefore()
    expect((await findCaller({ ctx, input: { text: '+971 50 123 4567' } })).callers).toHaveLength(1)
  })
})
