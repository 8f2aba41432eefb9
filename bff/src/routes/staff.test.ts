import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BloodTestDetail, BloodTestListResponse, RequestListResponse } from '@homecare/contract/staff'
import { PNG } from '@homecare/server/testing/documents'
import { paidBooking } from '../testing/bookings'
import { readCsv } from '../testing/read-csv'
import { createTestApp, type TestApp } from '../testing/test-app'

// The rules of lists, changes of status and uploads are tested beside the use cases, in packages/server.
const ROWS = Array.from({ length: 7 }, (_, n) => `Row ${n}`)
let app: TestApp
let staff: { cookie: string }
beforeAll(async () => {
  app = await createTestApp({ settings: { slotRules: { capacity: 1000, leadMinutes: 120, horizonDays: 60 } } })
  staff = await app.login('coordinator')
  for (const name of ROWS) await request(name)
  await paidBooking(app)
})
afterAll(() => app.close())

const request = (fullName: string) =>
  app.post('/api/contact', {
    fullName,
    email: 'a@b.co',
    phoneNumber: '0501234567',
    date: '2026-03-05',
    service: 'Nurses Visit',
  })
const list = async <T>(path: string) => (await (await app.get(path, staff)).json()) as T

describe('lists', () => {
  it('a list returns 200 with counts, and a cursor that the next call accepts', async () => {
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: RequestListResponse = await list<RequestListResponse>(
        `/api/services?search=Row&limit=3&cursor=${cursor}`,
      )
      expect(page.counts.total).toBeGreaterThanOrEqual(ROWS.length)
      seen.push(...page.items.map((item) => item.fullName))
      cursor = page.nextCursor
    }
    expect(seen.sort()).toEqual(ROWS)
  })

  it.each([
    '/api/services',
    '/api/bloodtests',
    '/api/catalogue',
    '/api/catalogue-in-short',
    '/api/catalogue-words',
    '/api/packages',
    '/api/remotes',
  ])('GET %s returns 304 while nothing has changed', async (path) => {
    const first = await app.get(path, staff)
    const tag = first.headers.get('etag') ?? ''
    expect((await app.get(path, { ...staff, 'if-none-match': tag })).status).toBe(304)
  })

  it('a list as CSV contains no cell that is a formula', async () => {
    await request('=HYPERLINK("http://evil","x")')
    const answer = await app.get('/api/services.csv?search=HYPER', staff)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const [, row, ...others] = readCsv(await answer.text())
    expect(row).toContain(`'=HYPERLINK("http://evil","x")`)
    expect(others).toEqual([])
  })
})

describe('changes of status', () => {
  it('a change of status returns 200 with the record, ignores all other fields and returns 409 for an older version', async () => {
    const { id, version } = await paidBooking(app)
    const whole = await list<BloodTestDetail>(`/api/bloodtests/${id}`)
    const body = { ...whole, status: 'Completed', confirmAhead: true, fullName: 'is not read' }
    const answer = await app.post(`/api/bloodtests/${id}`, body, staff)
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { status: 'Completed', version: version + 1, fullName: 'Mona Haddad' },
    ])
    const second = await app.post(`/api/bloodtests/${id}`, body, staff)
    expect([second.status, await second.json()]).toMatchObject([409, { code: 'CONFLICT' }])
    const next = await app.post(`/api/bloodtests/${id}`, { status: 'Canceled', version: version + 1 }, staff)
    expect([next.status, await next.json()]).toMatchObject([422, { code: 'ILLEGAL_TRANSITION' }])
  })

  it('a completion before the visit returns 409 with VISIT_AHEAD until it is confirmed', async () => {
    const { id, version } = await paidBooking(app)
    await request('Lies Ahead')
    const { items } = await list<RequestListResponse>('/api/services?search=Lies%20Ahead')
    for (const [path, seen] of [
      [`/api/bloodtests/${id}`, version],
      [`/api/services/${items[0]!.id}`, items[0]!.version],
    ] as const) {
      const complete = (more: object) => app.post(path, { status: 'Completed', version: seen, ...more }, staff)
      const refused = await complete({})
      expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'VISIT_AHEAD' }])
      expect((await complete({ confirmAhead: true })).status).toBe(200)
    }
  })

  it('a change of a request’s status accepts the whole record with 200, and returns 409 for a huge version', async () => {
    await request('Is Canceled')
    const { items } = await list<RequestListResponse>('/api/services?search=Is%20Canceled')
    const path = `/api/services/${items[0]!.id}`
    const huge = { status: 'Canceled', version: Number.MAX_SAFE_INTEGER }
    expect((await app.post(path, huge, staff)).status).toBe(409)
    const answer = await app.post(path, { ...items[0], status: 'Canceled' }, staff)
    expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'Canceled' }])
  })
})

describe('an upload', () => {
  const upload = async (id: string, body: Uint8Array<ArrayBuffer> | string, name: string) => {
    const form = new FormData()
    form.set('file', new File([body], name))
    form.set('test', JSON.stringify({ id, fullName: 'not read' }))
    return app.post('/api/bloodtests/uploadFile', form, staff)
  }

  it('an upload returns 200 with the record, and the file downloads as an attachment under its own name', async () => {
    const { id } = await paidBooking(app)
    const answer = await upload(id, new Uint8Array(PNG), 'gnp.exe')
    expect(answer.status).toBe(200)
    const { files } = (await answer.json()) as BloodTestDetail
    expect(files).toMatchObject([{ name: 'gnp.exe.png', uploadedBy: 'Sara Nair' }])
    const download = await app.get(`/files/${files[0]!.filename}`, staff)
    expect(download.headers.get('content-disposition')).toBe(
      `attachment; filename="gnp.exe.png"; filename*=UTF-8''gnp.exe.png`,
    )
    expect(download.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await download.arrayBuffer())).toEqual(PNG)
  })

  it.each([
    ['"quoted" and ‘so’.pdf', '"quoted" and ‘so’.pdf'],
    ['100 %; a=b, «فاتورة» счёт 王.pdf', '100 %; a=b, «فاتورة» счёт 王.pdf'],
    ['نتیجه\u200cها 👩‍⚕️.pdf', 'نتیجه\u200cها 👩‍⚕️.pdf'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe.pdf'],
    ['\u200ea\tb\r\nc\u0007.pdf', 'a b c.pdf'],
    ["it’s 50%25 of (1) & Mona's *.pdf", "it’s 50%25 of (1) & Mona's _.pdf"],
    [`${'é'.repeat(300)}.pdf`, `${'é'.repeat(150)}.pdf`],
    ['Report 3.2 of Mona', 'Report 3.2 of Mona.pdf'],
  ])('the name %j is kept as %j, and is the name of the download', async (name, kept) => {
    const { id } = await paidBooking(app)
    const answer = await upload(id, '%PDF-1.7', name)
    expect(answer.status).toBe(200)
    const { files } = (await answer.json()) as BloodTestDetail
    expect(files.map((file) => file.name)).toEqual([kept])
    const download = await app.get(`/files/${files[0]!.filename}`, staff)
    const encoded = /filename\*=UTF-8''(\S+)$/.exec(download.headers.get('content-disposition') ?? '')?.[1] ?? ''
    expect(decodeURIComponent(encoded)).toBe(kept)
    // What RFC 8187 lets stand as it is; everything else is in percent.
    expect(encoded).toMatch(/^([\w!#$&+.^`|~-]|%[0-9A-F]{2})+$/)
    await download.arrayBuffer()
  })

  it.each([
    ['HTML that calls itself a PDF', '<html><script>alert(1)</script>', 'a.pdf', 415],
    ['nothing', '', 'a.pdf', 422],
    ['more than 20 MB', '%PDF-1.7\n'.padEnd(20 * 1024 * 1024 + 1, 'x'), 'a.pdf', 413],
    ['far more than 20 MB', '%PDF-1.7\n'.padEnd(22 * 1024 * 1024, 'x'), 'a.pdf', 413],
  ])('an upload of %s is refused', async (_, body, name, status) => {
    const { items } = await list<BloodTestListResponse>('/api/bloodtests')
    const before = app.ctx.files.objects.size
    expect((await upload(items[0]!.id, body, name)).status).toBe(status)
    expect(app.ctx.files.objects.size).toBe(before)
  })

  it('an upload needs JSON that names an existing record', async () => {
    expect((await upload('00000000-0000-4000-8000-000000000000', new Uint8Array(PNG), 'a.png')).status).toBe(404)
    expect((await app.post('/api/bloodtests/uploadFile', new FormData(), staff)).status).toBe(422)
    expect((await app.post('/api/bloodtests/uploadFile', {}, staff)).status).toBe(415)
  })
})

describe('a detail screen', () => {
  it.each(['services', 'bloodtests'])('the detail of %s returns 304 until the record changes', async (kind) => {
    const { items } = await list<BloodTestListResponse>(`/api/${kind}`)
    const path = `/api/${kind}/${items[0]?.id}`
    const revalidate = (tag: string) => app.get(path, { ...staff, 'if-none-match': tag })
    const tag = (await app.get(path, staff)).headers.get('etag') ?? ''
    const same = await revalidate(tag)
    expect([same.status, await same.text()]).toEqual([304, ''])
    await app.post(`${path}/notes`, { text: 'Gate code 4411' }, staff)
    const changed = await revalidate(tag)
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(tag)
    expect(((await changed.json()) as BloodTestDetail).notes.map(({ text }) => text)).toEqual(['Gate code 4411'])
  })
})
