import type { RequestListResponse } from '@homecare/contract/staff'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './testing/test-app'

// Anybody can have us write to anybody: few emails a day to one mailbox and about one phone number, whatever the writing.

const PER_DAY = 3
let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ requestsPerMinute: 10_000, settings: { strangerEmailsPerDay: PER_DAY } })
})
afterEach(() => app.close())

let people = 0
/** A request of somebody else each time, but for what is given. */
function send(changes: object, from = `203.0.113.${++people % 250}`) {
  const number = String(10_000_000 + ++people).slice(1)
  const body = {
    ...{ fullName: 'Mona Haddad', email: `person${people}@example.com`, phoneNumber: `050${number}` },
    ...{ date: '2026-03-05', service: 'Nurses Visit', ...changes },
  }
  const path = people % 2 === 0 ? '/api/contact' : '/api/send-email'
  const service = path === '/api/contact' ? 'Nurses Visit' : 'Elderly Care'
  return app.post(path, { ...body, service }, { 'x-forwarded-for': from })
}
const mailed = () => app.ctx.db.outbox.count({ where: { name: 'email-request-received' } })
const toStaff = () => app.ctx.db.outbox.count({ where: { name: 'email-staff-request' } })
const stored = () => app.ctx.db.serviceRequest.count()

const SAME: [string, (n: number) => object][] = [
  ['one mailbox', () => ({ email: 'stranger@example.com' })],
  ['one mailbox in other letters', (n) => ({ email: n % 2 ? 'Stranger@Example.com' : 'stranger@example.COM' })],
  ['one mailbox with tags', (n) => ({ email: `stranger+${n}@example.com` })],
  ['one mailbox at Gmail with dots', (n) => ({ email: `s${'.'.repeat(n % 2)}tranger@gmail.com` })],
  ['one phone number', () => ({ phoneNumber: '0501234567' })],
  [
    'one phone number in other writings',
    (n) => ({ phoneNumber: ['0501234567', '+971 50 123 4567', '00971501234567'][n % 3] }),
  ],
]

describe('requests of a stranger', () => {
  it.each(SAME)(`to %s are all stored, and ${PER_DAY} of a day send emails`, async (_, same) => {
    for (let n = 0; n < 12; n++) expect((await send(same(n))).status).toBe(201)
    expect([await stored(), await mailed(), await toStaff()]).toEqual([12, PER_DAY, PER_DAY])
    expect((await send({})).status).toBe(201)
    expect(await mailed()).toBe(PER_DAY + 1)
  })

  it('to many mailboxes from one network send ten times as many, and leave other networks alone', async () => {
    for (let n = 0; n < PER_DAY * 10 + 5; n++) await send({}, '198.51.100.7')
    expect(await mailed()).toBe(PER_DAY * 10)
    await send({}, '198.51.100.8')
    expect(await mailed()).toBe(PER_DAY * 10 + 1)
  })

  it('sent twice count once, and one that is refused by the phone number is not counted for the mailbox', async () => {
    const twice = { email: 'a@example.com', phoneNumber: '0507000001', orderId: 'ORD-77' }
    const body = { ...twice, fullName: 'Mona Haddad', date: '2026-03-05', service: 'Elderly Care' }
    for (let n = 0; n < 6; n++) expect((await app.post('/api/send-email', body)).status).toBe(201)
    for (let n = 0; n < 5; n++) await send({ phoneNumber: '0507000002' })
    for (let n = 0; n < 4; n++) await send({ phoneNumber: '0507000002', email: 'b@example.com' })
    const before = await mailed()
    await send({ email: 'b@example.com' })
    expect(await mailed()).toBe(before + 1)
  })

  it('are marked in the list and the detail of staff, and found by a filter', async () => {
    for (let n = 0; n < PER_DAY + 1; n++) await send({ email: 'stranger@example.com' })
    const staff = await app.login('coordinator')
    const { items } = (await (await app.get('/api/services', staff)).json()) as RequestListResponse
    expect(items.filter(({ unmailed }) => unmailed)).toHaveLength(1)
    const marked = items.find(({ unmailed }) => unmailed)
    expect(await (await app.get(`/api/services/${marked?.id}`, staff)).json()).toMatchObject({ unmailed: true })
    const found = (await (await app.get('/api/services?mail=none', staff)).json()) as RequestListResponse
    expect(found.items.map(({ id }) => id)).toEqual([marked?.id])
  })
})
