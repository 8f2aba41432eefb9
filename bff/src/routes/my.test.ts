import { draftBody } from '@homecare/server/testing/draft'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { initiate, paidBooking } from '../testing/bookings'
import { MESSAGE_WAYS } from '../testing/message-ways'
import { fromElsewhere, newNumber, signIn } from '../testing/phone-owner'
import { createTestApp, type TestApp } from '../testing/test-app'

const DAY = 24 * 3600_000
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({
    requestsPerMinute: 100_000,
    settings: { slotRules: { capacity: 1000, leadMinutes: 120, horizonDays: 60 } },
  })
})
beforeEach(() => {
  app.ctx.messages = MESSAGE_WAYS
})
afterAll(() => app.close())

const owner = (phoneNumber: string) => signIn(app, phoneNumber)

describe('GET /api/my', () => {
  test('has the visits, people and requests of its number in any way to write it, and nobody else’s', async () => {
    const phoneNumber = newNumber()
    const abroad = `+971 ${phoneNumber.slice(1, 3)} ${phoneNumber.slice(3)}`
    const { tests } = draftBody()
    const family = { people: ['Lina Haddad'], tests: [...tests, ...tests.map((test) => ({ ...test, person: 1 }))] }
    const { orderId } = await paidBooking(app, { phoneNumber, username: 'Mona Haddad', amount: 740, ...family })
    const contact = { fullName: 'Mona Haddad', email: 'mona@example.com', phoneNumber: abroad, date: '2026-03-05' }
    await app.post('/api/contact', { ...contact, service: 'Nurses Visit' }, fromElsewhere())
    await paidBooking(app, { phoneNumber: newNumber(), username: 'Somebody Else' })
    const { body } = await (await owner(phoneNumber)).get()
    expect(body.visits).toMatchObject([{ orderId, paymentStatus: 'Paid', people: ['Mona Haddad', 'Lina Haddad'] }])
    expect(body.people.map(({ fullName }) => fullName)).toEqual(['Mona Haddad', 'Lina Haddad'])
    expect(body.requests).toMatchObject([{ service: 'Nurses Visit', fullName: 'Mona Haddad' }])
    expect(JSON.stringify(body)).not.toContain('Somebody')
  })

  test('a visit’s token opens its page, with the date of birth as the proof for reports, and its order token the receipt', async () => {
    const phoneNumber = newNumber()
    await paidBooking(app, { phoneNumber })
    const { visits } = (await (await owner(phoneNumber)).get()).body
    const [{ orderId, token, orderToken }] = visits as [(typeof visits)[number]]
    const own = await app.get(`/api/orders/${orderId}/booking?token=${token}`)
    expect(await own.json()).toMatchObject({ reportProof: 'birth date' })
    expect((await app.get(`/api/orders/${orderId}/receipt.pdf?token=${orderToken}`)).status).toBe(200)
  })

  test('has no people of a booking that somebody began with this number and did not pay', async () => {
    const phoneNumber = newNumber()
    await initiate(app, { phoneNumber, username: 'Not Paid' })
    const { body } = await (await owner(phoneNumber)).get()
    expect(body.visits).toMatchObject([{ pay: true }])
    expect(body.people).toEqual([])
  })

  test('has every paid visit, however many bookings somebody began with this number', async () => {
    const phoneNumber = newNumber()
    const { orderId } = await paidBooking(app, { phoneNumber })
    for (let n = 0; n < 12; n++) await initiate(app, { phoneNumber, username: `Begun ${n}`, date: '2026-03-20' })
    const { visits } = (await (await owner(phoneNumber)).get()).body
    expect(visits.filter(({ paymentStatus }) => paymentStatus !== 'Paid')).toHaveLength(10)
    expect(visits.at(-1)).toMatchObject({ orderId, paymentStatus: 'Paid' })
  })

  test('leaves out what is older than 24 months, since numbers change their owners', async () => {
    const phoneNumber = newNumber()
    const { id } = await paidBooking(app, { phoneNumber })
    const months = (n: number) => new Date(app.ctx.now().getTime() - n * 31 * DAY)
    await app.ctx.db.booking.update({ where: { id }, data: { createdAt: months(23) } })
    const me = await owner(phoneNumber)
    expect((await me.get()).body.visits).toHaveLength(1)
    await app.ctx.db.booking.update({ where: { id }, data: { createdAt: months(25) } })
    expect((await me.get()).body).toMatchObject({ visits: [], people: [] })
  })

  test('asks the database as often for ten visits as for one', async () => {
    const { db } = app.ctx
    const counted = async (visits: number) => {
      const phoneNumber = newNumber()
      for (let n = 0; n < visits; n++) await paidBooking(app, { phoneNumber, username: `Person ${n}` })
      const me = await owner(phoneNumber)
      let count = 0
      app.ctx.db = new Proxy(db, { get: (target, name) => (count++, Reflect.get(target, name) as unknown) })
      expect((await me.get()).body.visits).toHaveLength(visits)
      app.ctx.db = db
      return count
    }
    expect(await counted(10)).toBe(await counted(1))
  })
})

describe('how news reach the phone', () => {
  test('is set for its open records, with an entry in the history of each', async () => {
    const phoneNumber = newNumber()
    const { id } = await paidBooking(app, { phoneNumber })
    const other = await paidBooking(app, { phoneNumber: newNumber() })
    const me = await owner(phoneNumber)
    const { body } = await me.post('contact-by', { contactBy: 'sms' })
    expect(body).toMatchObject({ contactBy: 'sms', ways: ['whatsapp', 'sms', 'email'] })
    const history = await app.ctx.db.auditEntry.findMany({ where: { action: 'way of contact changed', subjectId: id } })
    expect(history).toMatchObject([{ actor: 'visitor', detail: { contactBy: 'sms' } }])
    expect(await app.ctx.db.booking.findUniqueOrThrow({ where: { id: other.id } })).toMatchObject({
      contactBy: 'email',
    })
  })

  test('returns 422 with the field for a way that is not set up', async () => {
    const me = await owner(newNumber())
    app.ctx.messages = {}
    const { status, body } = await me.post('contact-by', { contactBy: 'sms' })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['contactBy']])
  })
})
