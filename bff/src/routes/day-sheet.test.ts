import { createHash } from 'node:crypto'
import type { DaySheet, DaySheetLinks, SharedDaySheet } from '@homecare/contract/admin/day-sheet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { initiate, paidBooking } from '../testing/bookings'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
let staff: { cookie: string }
const DATE = '2026-03-04'
const HOUR_MS = 60 * 60_000

beforeAll(async () => {
  app = await createTestApp()
  staff = await app.login('coordinator')
  await paidBooking(app, { username: 'Late Marina', time: '11:00 Am', building: 'Dubai Marina Tower 1' })
  await paidBooking(app, {
    username: 'Deira Far',
    time: '10:00 Am',
    landmark: 'Deira clock tower',
    building: 'Tower 10',
  })
  await paidBooking(app, { username: 'Deira Near', time: '10:00 Am', city: 'deira', building: 'Tower 2' })
  await paidBooking(app, { username: 'Other Day', date: '2026-03-05' })
  await initiate(app, { username: 'Not Paid' })
  const canceled = await paidBooking(app, { username: 'Was Canceled' })
  const body = { status: 'Canceled', version: canceled.version, refundPayment: false, reason: 'x y z' }
  await app.post(`/api/bloodtests/${canceled.id}`, body, staff)
})
afterAll(() => app.close())

const sheet = async (query: string) => (await (await app.get(`/api/day-sheet?${query}`, staff)).json()) as DaySheet
const names = ({ visits }: DaySheet) => visits.map(({ fullName }) => fullName)
const share = async (changes: object = {}) =>
  (await (
    await app.post('/api/day-sheet/links', { date: DATE, hours: 14, ...changes }, staff)
  ).json()) as SharedDaySheet
const tokenOf = ({ url }: SharedDaySheet) => url.split('#')[1] ?? ''
const open = (token: string, from = '203.0.113.7') =>
  app.post('/api/day-sheet/shared', { token }, { 'x-forwarded-for': from })
const links = async () =>
  ((await (await app.get(`/api/day-sheet/links?date=${DATE}`, staff)).json()) as DaySheetLinks).links

describe('the day sheet', () => {
  it('holds the paid visits of the day that are not canceled, by area, then time, then building', async () => {
    const day = await sheet(`date=${DATE}`)
    expect(names(day)).toEqual(['Deira Near', 'Deira Far', 'Late Marina'])
    expect(day.areas).toEqual(['Deira', 'Dubai Marina'])
    expect(day.visits[0]).toEqual({
      bookingId: expect.any(String),
      orderId: expect.stringMatching(/^ORD-/),
      area: 'Deira',
      time: '10:00 Am',
      fullName: 'Deira Near',
      phoneNumber: '971501234567',
      address: { doorNo: '12', building: 'Tower 2', landmark: 'Near the park', city: 'deira' },
      mapLink: 'https://www.openstreetmap.org/search?query=Tower%202%2C%20Near%20the%20park%2C%20deira',
      tests: ['Basic Health Package I'],
      specimens: expect.arrayContaining([expect.any(String)]),
      fastingHours: expect.any(Number),
      paymentStatus: 'Paid',
      status: 'Pending',
    })
  })

  it('can be cut to one area, and tells of no e-mail address', async () => {
    expect(names(await sheet(`date=${DATE}&area=DUBAI%20marina`))).toEqual(['Late Marina'])
    expect(names(await sheet(`date=${DATE}&area=Nowhere`))).toEqual([])
    expect(JSON.stringify(await sheet(`date=${DATE}`))).not.toContain('@')
  })

  it('comes as a PDF under the day’s name', async () => {
    const answer = await app.get(`/api/day-sheet.pdf?date=${DATE}`, staff)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="day-sheet-2026-03-04.pdf"')
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  it('marks a visit whose payment was taken back', async () => {
    await app.ctx.db.booking.updateMany({ where: { fullName: 'Other Day' }, data: { paymentStatus: 'Reversed' } })
    expect((await sheet('date=2026-03-05')).visits).toMatchObject([{ paymentStatus: 'Reversed' }])
  })
})

describe('a link for a nurse', () => {
  it('opens its day and area without a session; each opening is in the history with the address it came from', async () => {
    const shared = await share({ area: 'Deira' })
    expect(shared.url).toMatch(/^http:\/\/localhost:3000\/day-sheet#[\w-]{32}$/)
    for (const from of ['203.0.113.7', '203.0.113.8']) {
      const answer = await open(tokenOf(shared), from)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(names((await answer.json()) as DaySheet)).toEqual(['Deira Near', 'Deira Far'])
    }
    const history = await app.ctx.db.auditEntry.findMany({
      where: { subjectType: 'day-sheet', subjectId: shared.id },
      orderBy: { id: 'asc' },
    })
    expect(history.map(({ actor, action, fromAddress }) => [actor, action, fromAddress])).toEqual([
      ['coordinator', 'day sheet shared', expect.any(String)],
      ['visitor', 'day sheet opened', '203.0.113.7'],
      ['visitor', 'day sheet opened', '203.0.113.8'],
    ])
    expect((await links()).find(({ id }) => id === shared.id)).toMatchObject({
      area: 'Deira',
      createdBy: 'coordinator',
      revokedAt: null,
      opened: 2,
    })
  })

  it('is stored as a hash only', async () => {
    const shared = await share()
    const row = await app.ctx.db.daySheetLink.findUniqueOrThrow({ where: { id: shared.id } })
    expect(row.tokenHash).toBe(createHash('sha256').update(tokenOf(shared)).digest('hex'))
    expect(JSON.stringify(await links())).not.toContain(tokenOf(shared))
  })

  it('ends when it expires, and when it is revoked, once and for good', async () => {
    const [short, revoked] = [await share({ hours: 1 }), await share()]
    app.ctx.wait(HOUR_MS - 1000)
    expect((await open(tokenOf(short))).status).toBe(200)
    app.ctx.wait(1000)
    expect((await open(tokenOf(short))).status).toBe(404)
    staff = await app.login('coordinator')
    for (let n = 0; n < 2; n++) expect((await app.delete(`/api/day-sheet/links/${revoked.id}`, staff)).status).toBe(204)
    expect((await open(tokenOf(revoked))).status).toBe(404)
    expect(await app.ctx.db.auditEntry.count({ where: { action: 'day sheet revoked' } })).toBe(1)
    expect((await app.delete('/api/day-sheet/links/00000000-0000-4000-8000-000000000000', staff)).status).toBe(404)
    expect((await app.delete('/api/day-sheet/links/x', staff)).status).toBe(404)
  })

  it('is none that can be guessed: tries from one address are counted, an unknown token tells nothing', async () => {
    const other = await createTestApp({ requestsPerMinute: 3 })
    const guess = () => other.post('/api/day-sheet/shared', { token: 'A'.repeat(32) })
    for (let n = 0; n < 3; n++) expect((await guess()).status).toBe(404)
    const refused = await guess()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await other.close()
    for (const token of ['', 'short', 'x'.repeat(201), 7, null])
      expect((await app.post('/api/day-sheet/shared', { token })).status).toBe(422)
    expect((await open(`${'A'.repeat(31)}\0`)).status).toBe(404)
  })

  it('is made by who works on bookings, for a day that is still to come, for two days at most', async () => {
    const viewer = await app.login('viewer')
    expect((await app.post('/api/day-sheet/links', { date: DATE }, viewer)).status).toBe(403)
    expect((await app.get(`/api/day-sheet?date=${DATE}`, viewer)).status).toBe(200)
    expect((await app.get(`/api/day-sheet?date=${DATE}`)).status).toBe(401)
    for (const body of [{ date: '2026-03-02' }, { date: DATE, hours: 49 }, { date: DATE, hours: 0 }, { date: 'soon' }])
      expect((await app.post('/api/day-sheet/links', body, staff)).status).toBe(422)
  })
})
