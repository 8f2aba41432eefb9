import type { OpenedReport, SharedReport, SharedReportLink } from '@homecare/contract/reports'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { aReport } from '@homecare/server/testing/report-steps'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paidBooking } from '../testing/bookings'
import { aVisitsReport, uploadReport } from '../testing/documents'
import { linkOf } from '../testing/links'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
let staff: { cookie: string }
beforeAll(async () => {
  app = await createTestApp({
    requestsPerMinute: 10_000,
    secureCookies: true,
    settings: { slotRules: { capacity: 100, leadMinutes: 120, horizonDays: 60 } },
  })
  staff = await app.login('coordinator')
})
afterAll(() => app.close())

const cookieOf = (answer: Response) => answer.headers.get('set-cookie') ?? ''
const sent = (answer: Response) => ({ cookie: cookieOf(answer).split(';')[0] ?? '' })
const address = (from: string) => ({ 'x-forwarded-for': from })

async function released() {
  const booking = await paidBooking(app, { phoneNumber: '0507654321' })
  const body = aReport()
  const reportId = await aVisitsReport(app, booking.id, { body })
  const { orderId } = booking
  await app.post(`/api/reports/${reportId}/release`, { orderEnd: orderId.slice(-4) }, staff)
  const { token } = await linkOf(app, orderId)
  return { ...booking, body, reportId, token, path: `/api/orders/${orderId}/report` }
}

it('staff upload, see, discard and release a report', async () => {
  const { id, orderId } = await paidBooking(app)
  const wrong = await aVisitsReport(app, id)
  const ended = await app.post(`/api/reports/${wrong}/end`, { from: 'uploaded', reason: 'Another patient' }, staff)
  expect(await ended.json()).toMatchObject({ reports: [{ state: 'discarded', readable: false }] })
  const body = aReport()
  const uploaded = await uploadReport(app, staff, { id, body, name: 'lab.pdf' })
  const { reports } = (await uploaded.json()) as BloodTestDetail
  const path = `/api/reports/${reports[0]?.id}`
  const shown = await app.get(`${path}/file`, staff)
  expect(shown.headers.get('content-disposition')).toMatch(/^inline; filename="Laboratory report ORD-/)
  expect(shown.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(Number(shown.headers.get('content-length'))).toBe(body.length)
  expect((await app.post(`${path}/release`, { orderEnd: 'XXXX' }, staff)).status).toBe(422)
  const answer = await app.post(`${path}/release`, { orderEnd: orderId.slice(-4) }, staff)
  expect(await answer.json()).toMatchObject({ reports: [{ state: 'released' }, { state: 'discarded' }] })
  expect((await app.post(`${path}/release`, { orderEnd: orderId.slice(-4) }, staff)).status).toBe(409)
})

it('a patient opens the report with a cookie that only its own calls get and no script can read', async () => {
  const { path, token, body } = await released()
  expect((await app.get(`${path}/file`)).status).toBe(403)
  const opened = await app.post(`${path}/open`, { token, digits: '4321' })
  expect(opened.status).toBe(200)
  expect(cookieOf(opened)).toMatch(
    new RegExp(`^__Secure-report=[\\w.-]+; Path=${path}; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$`),
  )
  const shown = await app.get(`${path}/file`, sent(opened))
  expect(Buffer.from(await shown.arrayBuffer()).equals(body)).toBe(true)
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
  expect((await app.get(`${path}/file?download=1`, sent(opened))).headers.get('content-disposition')).toMatch(/^attach/)
  const { state } = (await opened.json()) as OpenedReport
  expect(state).toBe('ready')
})

it('wrong digits return 422 without a cookie, and then 429 with Retry-After, for this booking from every address', async () => {
  const { path, token } = await released()
  for (let n = 0; n < 5; n++) {
    const answer = await app.post(`${path}/open`, { token, digits: '0001' }, address(`203.0.113.${n}`))
    expect([answer.status, cookieOf(answer)]).toEqual([422, ''])
  }
  const answer = await app.post(`${path}/open`, { token, digits: '4321' }, address('203.0.113.99'))
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
})

it('wrong digits for many bookings from one address keep nobody behind it from the own report', async () => {
  const from = address('198.51.100.77')
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) {
    const { path, token } = await released()
    for (let k = 0; k < 4; k++) statuses.push((await app.post(`${path}/open`, { token, digits: '0001' }, from)).status)
  }
  expect(statuses).toEqual(Array.from({ length: 24 }, () => 422))
  const { path, token } = await released()
  expect((await app.post(`${path}/open`, { token, digits: '4321' }, from)).status).toBe(200)
})

it('a doctor opens the report with link and passcode, until the patient withdraws the link', async () => {
  const { path, token, body } = await released()
  const mine = sent(await app.post(`${path}/open`, { token, digits: '4321' }))
  expect((await app.post(`${path}/shares`, { token, recipient: 'Dr Haddad' })).status).toBe(403)
  const made = await app.post(`${path}/shares`, { token, recipient: 'Dr Haddad' }, mine)
  expect([made.status, made.headers.get('cache-control')]).toEqual([201, 'no-store'])
  const { url, passcode, shares } = (await made.json()) as SharedReportLink
  const doctors = { token: url.split('#')[1], passcode }
  const wrong = await app.post('/api/report-shares/open', { ...doctors, passcode: 'x' })
  expect([wrong.status, cookieOf(wrong)]).toEqual([422, ''])
  const opened = await app.post('/api/report-shares/open', doctors)
  const { id } = (await opened.clone().json()) as SharedReport
  expect(cookieOf(opened)).toContain(`Path=/api/report-shares/${id};`)
  const file = `/api/report-shares/${id}/file`
  expect((await app.get(file)).status).toBe(403)
  expect(Buffer.from(await (await app.get(file, sent(opened))).arrayBuffer()).equals(body)).toBe(true)
  const revoked = await app.post(`${path}/shares/${shares[0]?.id}/revoke`, { token }, mine)
  expect(await revoked.json()).toMatchObject({ shares: [{ state: 'revoked', openings: [expect.any(String)] }] })
  expect((await app.get(file, sent(opened))).status).toBe(404)
  expect((await app.post('/api/report-shares/open', doctors)).status).toBe(404)
})

it('the reports of two people of a visit are opened one by one, and both stay open together', async () => {
  const lines = [0, 1].map((person) => ({ id: 1, kind: 'package' as const, name: '', price: 370, person }))
  const booking = await paidBooking(app, {
    people: ['Lina Haddad'],
    tests: lines,
    amount: 740,
    phoneNumber: '0507654321',
  })
  const first = await aVisitsReport(app, booking.id)
  const body = aReport()
  const answer = await uploadReport(app, staff, { id: booking.id, person: 1, body })
  const { reports } = (await answer.json()) as BloodTestDetail
  const second = reports.find(({ person }) => person === 1)?.id
  const orderEnd = booking.orderId.slice(-4)
  expect((await app.post(`/api/reports/${second}/release`, { orderEnd }, staff)).status).toBe(422)
  expect((await app.post(`/api/reports/${first}/release`, { orderEnd }, staff)).status).toBe(200)
  expect((await app.post(`/api/reports/${second}/release`, { orderEnd, person: 1 }, staff)).status).toBe(200)
  const { token } = await linkOf(app, booking.orderId)
  const path = `/api/orders/${booking.orderId}/report`
  const mine = sent(await app.post(`${path}/open`, { token, digits: '4321' }))
  expect((await app.get(`${path}/file?person=1`, mine)).status).toBe(403)
  const hers = sent(await app.post(`${path}/open`, { token, digits: '4321', person: 1 }))
  const both = { cookie: `${mine.cookie}; ${hers.cookie}` }
  expect(Buffer.from(await (await app.get(`${path}/file?person=1`, both)).arrayBuffer()).equals(body)).toBe(true)
  expect((await app.get(`${path}/file`, both)).status).toBe(200)
  expect((await app.get(`${path}/file?person=6`, both)).status).toBe(422)
  expect((await app.post(`${path}/shares`, { token, person: 1, recipient: 'Dr Haddad' }, mine)).status).toBe(403)
  expect((await app.post(`${path}/shares`, { token, person: 1, recipient: 'Dr Haddad' }, both)).status).toBe(201)
})

it.each([7, -1, 'x', 0.5])('an upload for person %j is refused and stores nothing', async (person) => {
  const { id } = await paidBooking(app)
  const form = new FormData()
  form.set('file', new File([new Uint8Array(aReport())], 'report.pdf'))
  form.set('test', JSON.stringify({ id, person }))
  expect((await app.post('/api/reports/uploadFile', form, staff)).status).toBe(422)
  expect(await app.ctx.db.report.count({ where: { bookingId: id } })).toBe(0)
})

it('guesses of link tokens from one address return 429 after twenty', async () => {
  const from = address('198.51.100.88')
  const guess = (n: number) =>
    app.post('/api/report-shares/open', { token: `${n}`.padStart(32, 'A'), passcode: 'ABCD2345' }, from)
  for (let n = 0; n < 20; n++) expect((await guess(n)).status).toBe(404)
  expect((await guess(20)).status).toBe(429)
})
