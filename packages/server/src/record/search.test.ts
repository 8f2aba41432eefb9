import { expect, it, test } from 'vitest'
import { openCase } from '../testing/case-steps'
import { bookingSteps } from '../testing/booking-steps'
import { ownDatabase } from '../testing/own-database'
import { requestAppointment } from '../request/request-appointment'
import { allotSampleNumbers } from '../sample/allot-numbers'
import { getLaboratoryDay } from '../sample/get-laboratory-day'
import { searchRecords } from './search'

const { ctx } = await ownDatabase()
const { paid, start } = bookingSteps(() => ctx)
const coordinator = { name: 'coordinator', role: 'coordinator' } as const
const search = (text: string, actor: Parameters<typeof searchRecords>[0]['actor'] = coordinator) =>
  searchRecords({ ctx, actor, input: { text } })
const DATE = '2026-03-03'
const request = (person: { fullName: string; email: string; phoneNumber: string }) =>
  requestAppointment({
    ctx,
    input: { ...person, date: DATE, service: 'Elderly Care', locale: 'en', contactBy: 'email' },
  })
const visit = { date: DATE, fullName: 'Omar Al Farsi', email: 'omar@example.com', phoneNumber: '0521234567' } as const

test('one text finds bookings and requests: by name in any order, phone number, email and order number', async () => {
  const booking = await paid(visit)
  await request({ fullName: 'Omar Farsi', email: visit.email, phoneNumber: visit.phoneNumber })
  for (const text of ['farsi omar', '+971 52 123 4567', visit.email]) {
    const { bookings, requests, more } = await search(text)
    expect([text, bookings.map(({ orderId }) => orderId), requests.map(({ fullName }) => fullName), more]).toEqual([
      text,
      [booking.orderId],
      ['Omar Farsi'],
      { bookings: false, cases: false, requests: false },
    ])
  }
  expect((await search(booking.orderId)).bookings).toMatchObject([{ id: booking.id, accession: null }])
})

it.each(['\uFE70', '\uFE71\u2066'])('a search for a vowel sign alone, %j, finds nothing', async (sign) => {
  expect(await search(sign)).toEqual({
    bookings: [],
    cases: [],
    requests: [],
    more: { bookings: false, cases: false, requests: false },
  })
})

it('the search finds unpaid bookings too, and says when a list has more than it shows', async () => {
  for (let n = 0; n < 7; n++) await start({ fullName: 'Rana Many', date: `2026-03-1${n}` })
  const { bookings, more } = await search('rana many')
  expect([bookings.length, more]).toEqual([6, { bookings: true, cases: false, requests: false }])
})

it('the search finds the one booking of an accession number, spaced or not, and nothing for one that nobody got', async () => {
  const { id, orderId } = await paid({ ...visit, fullName: 'Sample Person', email: 'sample@example.com' })
  await allotSampleNumbers({ ctx, actor: coordinator, input: { date: DATE, bookingIds: [id] } })
  const { samples } = await getLaboratoryDay({ ctx, input: { date: DATE } })
  const accession = samples.find((sample) => sample.orderId === orderId)?.accession ?? ''
  const spaced = `${accession.slice(0, 3)} ${accession.slice(3)}`
  expect((await search(spaced.toLowerCase())).bookings).toMatchObject([{ orderId, accession }])
  expect((await search('999999999R')).bookings).toEqual([])
})

it('the search finds a case by its patient, phone, number and the number of a quote, also when it is closed, for roles that read cases', async () => {
  const { careCase } = await openCase(ctx, { fullName: 'Salma Qubaisi', phoneNumber: '0567654321' })
  const found = async (text: string) => (await search(text)).cases.map(({ id }) => id)
  const texts = ['qubaisi salma', '+971 56 765 4321', careCase.number, `${careCase.number}-2`]
  for (const text of texts) expect(await found(text), text).toEqual([careCase.id])
  await ctx.db.careCase.update({ where: { id: careCase.id }, data: { state: 'lost', reason: 'notNeeded' } })
  expect((await search(careCase.number)).cases).toMatchObject([{ patientName: 'Salma Qubaisi', state: 'lost' }])
  expect((await search('qubaisi', { name: 'owner', role: 'owner' })).cases).toEqual([])
})

it('the search finds no requests for a role that may not read them', async () => {
  await request({ fullName: 'Laila Request', email: 'laila@example.com', phoneNumber: '0551234567' })
  expect((await search('laila')).requests).toHaveLength(1)
  expect((await search('laila', { name: 'lab', role: 'laboratory' })).requests).toEqual([])
})

it('the audit history has a search for a whole phone number or email, and none for the letters of a name', async () => {
  const recorded = () => ctx.db.auditEntry.count({ where: { action: 'patient searched' } })
  const before = await recorded()
  await search('omar')
  expect(await recorded()).toBe(before)
  await search(visit.phoneNumber)
  await search(visit.email)
  expect(await recorded()).toBe(before + 2)
})
