import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paidBooking } from '../testing/bookings'
import { filesOf, upload } from '../testing/documents'
import { readCsv } from '../testing/read-csv'
import { createTestApp, type TestApp } from '../testing/test-app'

const HOUR = 60 * 60_000

let app: TestApp
let staff: { cookie: string }
let id = ''
let before = 0n
beforeAll(async () => {
  app = await createTestApp({ requestsPerMinute: 10_000 })
  staff = await app.login('coordinator')
  for (let n = 0; n < 3; n++)
    ({ id } = await paidBooking(app, {
      phoneNumber: `050123456${n}`,
      email: `m${n}@example.com`,
      landmark: 'Dubai Marina Mall',
    }))
})
afterAll(() => app.close())
beforeEach(async () => {
  const last = await app.ctx.db.auditEntry.findFirst({ orderBy: { id: 'desc' } })
  before = last?.id ?? 0n
})

/** The entries about readings and downloads since the test began. */
const entries = async () => {
  const where = { id: { gt: before }, subjectType: { in: ['reading', 'download'] } }
  const rows = await app.ctx.db.auditEntry.findMany({ where, orderBy: { id: 'asc' } })
  return rows.map(({ actor, action, subjectId, detail }) => ({ actor, action, subjectId, detail }))
}

describe('reading a record', () => {
  it('a record that is opened, and refreshed every ten seconds, is in the audit history once an hour for each person', async () => {
    const path = `/api/bloodtests/${id}`
    const open = () => app.get(path, staff)
    const [first] = await Promise.all([open(), open(), open()])
    const etag = first?.headers.get('etag') ?? ''
    for (let n = 0; n < 3; n++) expect((await app.get(path, { ...staff, 'if-none-match': etag })).status).toBe(304)
    expect(await entries()).toMatchObject([{ actor: 'coordinator', action: 'read', subjectId: id }])
    app.ctx.wait(HOUR)
    staff = await app.login('coordinator')
    await open()
    await app.get(path, await app.login('viewer'))
    expect((await entries()).map(({ actor }) => actor)).toEqual(['coordinator', 'coordinator', 'viewer'])
  })

  it('a refresh that knows the answer is in the audit history too, if it is the first of its hour', async () => {
    const other = await app.login('admin')
    const etag = (await app.get(`/api/bloodtests/${id}`, staff)).headers.get('etag') ?? ''
    expect((await app.get(`/api/bloodtests/${id}`, { ...other, 'if-none-match': etag })).status).toBe(304)
    expect((await entries()).filter(({ actor }) => actor === 'admin')).toHaveLength(1)
  })

  it('a patient’s whole record is in the audit history, and a record that is not there is not', async () => {
    await app.get(`/api/bloodtests/${id}/patient`, staff)
    expect((await app.get('/api/bloodtests/00000000-0000-4000-8000-000000000000', staff)).status).toBe(404)
    expect(await entries()).toMatchObject([{ action: 'patient read', subjectId: id }])
  })

  it('a case that is opened is in the audit history once an hour, since it says what is known of the health', async () => {
    await app.post('/api/contact', {
      ...{ fullName: 'Huda Qasim', email: 'huda@example.com', phoneNumber: '0501112233' },
      ...{ service: 'Nurses Visit', date: '2026-03-05' },
    })
    const { id: caseId } = await app.ctx.db.careCase.findFirstOrThrow()
    for (let n = 0; n < 2; n++) expect((await app.get(`/api/cases/${caseId}`, staff)).status).toBe(200)
    expect(await entries()).toMatchObject([{ action: 'read', subjectId: caseId, detail: { record: 'case' } }])
  })

  it('a search for a patient is in the audit history by a hash, the same for every way to write a number', async () => {
    const find = (text: string) => app.post('/api/callers/find', { text }, staff)
    for (const text of ['050 123 4560', '+971501234560', 'm0@example.com']) expect((await find(text)).status).toBe(200)
    await app.post('/api/patients/find', { contact: 'M0@example.com' }, await app.login('admin'))
    const found = await entries()
    expect(found.map(({ actor, action }) => [actor, action])).toEqual(
      ['coordinator', 'coordinator', 'coordinator', 'admin'].map((actor) => [actor, 'patient searched']),
    )
    const [local, international, byStaff, byAdmin] = found.map(({ subjectId }) => subjectId)
    expect([international, byAdmin]).toEqual([local, byStaff])
    expect(JSON.stringify(found)).not.toMatch(/1234560|example/)
  })

  it('the history of changes on a record’s page has no entries about readings', async () => {
    const record = (await (await app.get(`/api/bloodtests/${id}`, staff)).json()) as { history: { action: string }[] }
    expect(record.history.map(({ action }) => action)).not.toContain('read')
  })
})

describe('downloads', () => {
  it.each([
    ['/api/bloodtests.csv', 'bloodtests', { sort: 'created', rows: 3 }],
    ['/api/bloodtests.csv?payment=Failed', 'bloodtests', { payment: 'Failed', sort: 'created', rows: 0 }],
    ['/api/bloodtests.csv?search=m1@&sort=visit', 'bloodtests', { searched: true, sort: 'visit', rows: 1 }],
    ['/api/bloodtests.csv?sort=due', 'bloodtests', { sort: 'due', rows: 3 }],
    ['/api/services.csv?status=Canceled', 'services', { status: 'Canceled', sort: 'created', rows: 0 }],
  ])('the download %s is in the audit history with filter and rows', async (path, subjectId, detail) => {
    const lines = readCsv(await (await app.get(path, staff)).text())
    expect(await entries()).toEqual([{ actor: 'coordinator', action: 'downloaded', subjectId, detail }])
    expect(lines).toHaveLength(detail.rows + 1)
  })

  it('a file of bookings has Dubai times, phone numbers as people write them, addresses, areas and refunds', async () => {
    const [head = [], row = []] = readCsv(await (await app.get('/api/bloodtests.csv', staff)).text())
    expect(Object.fromEntries(head.map((name, index) => [name, row[index]]))).toMatchObject({
      'createdAt (Dubai time)': expect.stringMatching(/^\w{3} \d+ \w{3} \d{4}, \d\d:\d\d$/) as string,
      phoneNumber: expect.stringMatching(/^05\d \d{3} \d{4}$/) as string,
      ...{ landmark: 'Dubai Marina Mall', city: 'Dubai', area: 'Dubai Marina', refund: 'none', refunded: '0' },
    })
    await entries()
  })

  it('a printed day sheet is in the audit history with its day', async () => {
    const { date } = await app.ctx.db.booking.findUniqueOrThrow({ where: { id } })
    expect((await app.get(`/api/day-sheet.pdf?date=${date}`, staff)).status).toBe(200)
    expect(await entries()).toMatchObject([{ action: 'downloaded', subjectId: 'day-sheet', detail: { date, rows: 3 } }])
  })

  it.each([
    ['labels', 'labels'],
    ['hand-over', 'hand-over-list'],
  ])('the paper %s of the laboratory is a PDF, and in the audit history with its day', async (paper, subjectId) => {
    const { date } = await app.ctx.db.booking.findUniqueOrThrow({ where: { id } })
    const answer = await app.get(`/api/laboratory/${paper}.pdf?date=${date}`, staff)
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${paper}-${date}.pdf"`)
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-')
    expect(await entries()).toMatchObject([{ action: 'downloaded', subjectId, detail: { date } }])
  })

  it('each opening of an uploaded file is in the audit history with the file', async () => {
    await upload(app, staff, { id, body: new TextEncoder().encode('%PDF-1.7\n%x'), name: 'a.pdf' })
    const [file] = await filesOf(app, staff, id)
    for (const query of ['', '?preview=1'])
      expect((await app.get(`/files/${file?.filename}${query}`, staff)).status).toBe(200)
    const opened = (await entries()).filter(({ action }) => action === 'file opened')
    expect(opened).toEqual(
      Array.from({ length: 2 }, () => ({
        actor: 'coordinator',
        action: 'file opened',
        subjectId: id,
        detail: { record: 'booking', filename: file?.filename },
      })),
    )
  })
})
