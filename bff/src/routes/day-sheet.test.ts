import type { DaySheet, DaySheetLinks, SharedDaySheet } from '@homecare/contract/admin/day-sheet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paidBooking } from '../testing/bookings'
import { createTestApp, type TestApp } from '../testing/test-app'

// The contents of the sheet and the lifetime of its links are tested beside the use cases, in packages/server/src/visit.
let app: TestApp
let staff: { cookie: string }
const DATE = '2026-03-04'

beforeAll(async () => {
  app = await createTestApp()
  staff = await app.login('coordinator')
  await paidBooking(app, { username: 'Deira Near', city: 'Deira', building: 'Tower 2' })
  await paidBooking(app, { username: 'Late Marina', building: 'Dubai Marina Tower 1' })
})
afterAll(() => app.close())

const sheet = async (query: string) => (await (await app.get(`/api/day-sheet?${query}`, staff)).json()) as DaySheet
const names = ({ visits }: DaySheet) => visits.map(({ fullName }) => fullName)
const share = async (changes: object = {}) =>
  (await (await app.post('/api/day-sheet/links', { date: DATE, ...changes }, staff)).json()) as SharedDaySheet
const tokenOf = ({ url }: SharedDaySheet) => url.split('#')[1] ?? ''
const open = (token: string, from = '203.0.113.7') =>
  app.post('/api/day-sheet/shared', { token }, { 'x-forwarded-for': from })
const links = async () =>
  ((await (await app.get(`/api/day-sheet/links?date=${DATE}`, staff)).json()) as DaySheetLinks).links

describe('the day sheet', () => {
  it('the day sheet returns 200 with the visits, limited to the area in the query', async () => {
    expect(names(await sheet(`date=${DATE}`))).toEqual(['Deira Near', 'Late Marina'])
    expect(names(await sheet(`date=${DATE}&area=DUBAI%20marina`))).toEqual(['Late Marina'])
  })

  it('the PDF of the day sheet has the date in its file name', async () => {
    const answer = await app.get(`/api/day-sheet.pdf?date=${DATE}`, staff)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="day-sheet-2026-03-04.pdf"')
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })
})

describe('a link for a nurse', () => {
  it('a nurse’s link opens its day without a session, uncached, until it is revoked, and records the client’s address', async () => {
    const shared = await share({ area: 'Deira' })
    const answer = await open(tokenOf(shared), '203.0.113.8')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(names((await answer.json()) as DaySheet)).toEqual(['Deira Near'])
    expect((await links()).find(({ id }) => id === shared.id)).toMatchObject({ createdBy: 'Sara Nair', opened: 1 })
    const opening = await app.ctx.db.auditEntry.findFirst({
      where: { subjectId: shared.id, action: 'day sheet opened' },
    })
    expect(opening?.fromAddress).toBe('203.0.113.8')
    for (let n = 0; n < 2; n++) expect((await app.delete(`/api/day-sheet/links/${shared.id}`, staff)).status).toBe(204)
    expect((await open(tokenOf(shared))).status).toBe(404)
    for (const none of ['00000000-0000-4000-8000-000000000000', 'x'])
      expect((await app.delete(`/api/day-sheet/links/${none}`, staff)).status).toBe(404)
  })

  it('invalid tokens for the day sheet are limited by address and reveal nothing', async () => {
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

  it('a nurse’s link can be created by admins and coordinators, for a present or future day', async () => {
    const viewer = await app.login('viewer')
    expect((await app.post('/api/day-sheet/links', { date: DATE }, viewer)).status).toBe(403)
    expect((await app.get(`/api/day-sheet?date=${DATE}`, viewer)).status).toBe(200)
    expect((await app.get(`/api/day-sheet?date=${DATE}`)).status).toBe(401)
    for (const body of [{ date: '2026-03-02' }, { date: 'soon' }, {}])
      expect((await app.post('/api/day-sheet/links', body, staff)).status).toBe(422)
  })
})

it('a nurse’s link shows tests and tubes in Arabic to whoever reads it in Arabic', async () => {
  const token = tokenOf(await share())
  const answer = await app.post('/api/day-sheet/shared?locale=ar', { token })
  const { visits } = (await answer.json()) as DaySheet
  for (const name of visits.flatMap(({ people }) =>
    people.flatMap(({ tests, tubes }) => [...tests, ...tubes.map(({ specimen }) => specimen)]),
  ))
    expect(name).toMatch(/\p{Script=Arabic}/u)
})
