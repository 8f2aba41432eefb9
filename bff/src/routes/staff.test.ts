import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BloodTestDetail, BloodTestList, ServiceList } from '@homecare/contract/staff'
import { initiate, paidBooking } from '../testing/bookings'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
let staff: { cookie: string }
beforeAll(async () => {
  app = await createTestApp({ settings: { slotRules: { capacity: 1000, leadMinutes: 120, horizonDays: 60 } } })
  staff = await app.login('coordinator')
})
afterAll(() => app.close())

const list = async <T>(path: string) => (await (await app.get(path, staff)).json()) as T
const jobs = async (id: string) =>
  (await app.ctx.db.outbox.findMany({ where: { effectKey: { contains: id } } })).map(({ name }) => name)

describe('lists', () => {
  it('show blood tests once they are paid or need action; the rest is a filter of its own', async () => {
    await paidBooking(app, { username: 'Paid Person' })
    await initiate(app, { username: 'Unpaid Person' })
    const names = async (query: string) =>
      (await list<BloodTestList>(`/api/bloodtests${query}`)).items.map((item) => item.fullName)
    expect(await names('')).toEqual(['Paid Person'])
    expect(await names('?payment=Pending')).toEqual(['Unpaid Person'])
    expect((await names('?payment=All')).sort()).toEqual(['Paid Person', 'Unpaid Person'])
    expect(await names('?payment=All&search=unPAID')).toEqual(['Unpaid Person'])
    expect(await names('?search=%25')).toEqual([])
    expect((await list<BloodTestList>('/api/bloodtests')).items[0]).toEqual({
      id: expect.any(String),
      version: 1,
      orderId: expect.stringMatching(/^ORD-/),
      fullName: 'Paid Person',
      email: 'mona@example.com',
      phoneNumber: '971501234567',
      date: '2026-03-04',
      time: '10:00 Am',
      status: 'Pending',
      paymentStatus: 'Paid',
      needsAction: null,
      tests: [{ name: 'Basic Health Package I', price: 370 }],
      total: 370,
      createdAt: '2026-03-03T04:00:00.000Z',
    })
  })

  it('page through any number of rows of the same moment, each once, newest first', async () => {
    const date = '2026-03-05'
    for (let n = 0; n < 7; n++) {
      await app.post('/api/contact', {
        fullName: `Row ${n}`,
        email: 'a@b.co',
        phoneNumber: '0501234567',
        date,
        service: 'Nurses Visit',
      })
    }
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: ServiceList = await list<ServiceList>(`/api/services?limit=3&cursor=${cursor}`)
      expect(page.counts).toEqual({ total: 7, pending: 7, completed: 0, canceled: 0 })
      seen.push(...page.items.map((item) => item.fullName))
      cursor = page.nextCursor
    }
    expect(seen.sort()).toEqual(Array.from({ length: 7 }, (_, n) => `Row ${n}`))
  })

  it.each(['/api/services', '/api/bloodtests', '/api/catalogue', '/api/remotes'])(
    '%s is answered 304 while nothing has changed',
    async (path) => {
      const first = await app.get(path, staff)
      const tag = first.headers.get('etag') ?? ''
      expect((await app.get(path, { ...staff, 'if-none-match': tag })).status).toBe(304)
    },
  )

  it('leave as CSV in which no cell is a formula', async () => {
    await app.post('/api/contact', {
      fullName: '=HYPERLINK("http://evil","x")',
      email: 'a@b.co',
      phoneNumber: '0501234567',
      date: '2026-03-05',
      service: 'Nurses Visit',
    })
    const answer = await app.get('/api/services.csv?search=HYPER', staff)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil"",""x"")"`)
  })
})

describe('an appointment', () => {
  it('is completed once; who comes second with the old version is told who was first and when', async () => {
    const { id, version } = await paidBooking(app)
    const whole = await list<BloodTestDetail>(`/api/bloodtests/${id}`)
    const complete = () =>
      app.post(
        `/api/bloodtests/${id}`,
        { ...whole, status: 'Completed', confirmAhead: true, fullName: 'is not read' },
        staff,
      )
    const answers = await Promise.all([complete(), complete()])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect(await lost?.json()).toMatchObject({
      code: 'CONFLICT',
      detail: expect.stringMatching(/^Changed by coordinator on .+ \(completed\)/),
    })
    const detail = await list<BloodTestDetail>(`/api/bloodtests/${id}`)
    expect(detail).toMatchObject({ status: 'Completed', version: version + 1, fullName: 'Mona Haddad' })
    expect(detail.history.map(({ actor, action }) => `${actor}: ${action}`)).toEqual([
      'visitor: payment started',
      'gateway: payment paid',
      'coordinator: completed',
    ])
    expect((await app.post(`/api/bloodtests/${id}`, { status: 'Canceled', version: version + 1 }, staff)).status).toBe(
      422,
    )
  })

  it('that lies ahead is completed only when that is confirmed', async () => {
    const { id, version } = await paidBooking(app)
    const complete = (more: object) =>
      app.post(`/api/bloodtests/${id}`, { status: 'Completed', version, ...more }, staff)
    const refused = await complete({})
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'VISIT_AHEAD' }])
    expect(await app.ctx.db.booking.findUnique({ where: { id } })).toMatchObject({ status: 'Pending', version })
    expect((await complete({ confirmAhead: true })).status).toBe(200)
  })

  it('is reopened by whoever completed it, for some seconds, with what the patient had asked for', async () => {
    const { id, version } = await paidBooking(app)
    const now = app.ctx.now()
    await app.ctx.db.bookingAsk.create({ data: { bookingId: id, kind: 'cancel', createdAt: now } })
    await app.ctx.db.booking.update({ where: { id }, data: { needsAction: 'visitor-asks' } })
    const change = (status: string, more: object, headers = staff) =>
      app.post(`/api/bloodtests/${id}`, { status, confirmAhead: true, ...more }, headers)
    expect((await change('Completed', { version })).status).toBe(200)
    const other = await app.login('admin')
    expect(await (await change('Pending', { version: version + 1 }, other)).json()).toMatchObject({
      code: 'ILLEGAL_TRANSITION',
      detail: 'Only whoever completed this appointment can take that back.',
    })
    expect(await (await change('Pending', { version: version + 1 })).json()).toMatchObject({
      status: 'Pending',
      version: version + 2,
      needsAction: 'visitor-asks',
      asks: [{ kind: 'cancel' }],
      history: expect.arrayContaining([expect.objectContaining({ actor: 'coordinator', action: 'reopened' })]),
    })
    expect((await change('Completed', { version: version + 2 })).status).toBe(200)
    app.ctx.wait(60_000)
    expect(await (await change('Pending', { version: version + 3 })).json()).toMatchObject({
      code: 'ILLEGAL_TRANSITION',
      detail: 'It is too late to take this back.',
    })
  })

  it('request is completed ahead of its day only when that is confirmed, and reopened', async () => {
    const date = '2026-03-05'
    const person = { fullName: 'Ahead', email: 'a@b.co', phoneNumber: '0501234567', date, service: 'Nurses Visit' }
    await app.post('/api/contact', person)
    const { id } = (await list<ServiceList>('/api/services?search=Ahead')).items[0]!
    const change = (body: object) => app.post(`/api/services/${id}`, body, staff)
    expect(await (await change({ status: 'Completed', version: 0 })).json()).toMatchObject({ code: 'VISIT_AHEAD' })
    expect((await change({ status: 'Completed', version: 0, confirmAhead: true })).status).toBe(200)
    expect(await (await change({ status: 'Pending', version: 1 })).json()).toMatchObject({
      status: 'Pending',
      history: [{ action: 'contact requested' }, { action: 'completed' }, { action: 'reopened' }],
    })
  })

  it('can’t be completed while it is not paid', async () => {
    const { body } = await initiate(app)
    const { id } = await app.ctx.db.booking.findUniqueOrThrow({ where: { orderId: body.orderId } })
    expect(
      await (await app.post(`/api/bloodtests/${id}`, { status: 'Completed', version: 0 }, staff)).json(),
    ).toMatchObject({ status: 422, code: 'ILLEGAL_TRANSITION' })
  })

  it('that is paid and canceled gives its seat back, is mailed, and refunded if staff decided so; the whole record may come back', async () => {
    const { id, orderId } = await paidBooking(app)
    const record = (await (await app.get(`/api/bloodtests/${id}`, staff)).json()) as object
    const answer = await app.post(
      `/api/bloodtests/${id}`,
      { ...record, status: 'Canceled', refundPayment: true, reason: 'Patient\0 is away' },
      staff,
    )
    expect(await answer.json()).toMatchObject({
      status: 'Canceled',
      refund: 'asked',
      history: expect.arrayContaining([
        expect.objectContaining({
          actor: 'coordinator',
          action: 'canceled',
          detail: { refund: 'asked', reason: 'Patient\uFFFD is away' },
        }),
      ]),
    })
    expect(await app.ctx.db.slotSeat.count({ where: { bookingId: id } })).toBe(0)
    expect(await jobs(id)).toContain('mail-booking-canceled')
    expect(await jobs(`refund-payment:${orderId}`)).toEqual(['refund-payment'])
  })

  it('request is canceled with a mail, and a huge version is only a wrong one', async () => {
    const { items } = await list<ServiceList>('/api/services?limit=1')
    const { id } = items[0]!
    expect(
      (await app.post(`/api/services/${id}`, { status: 'Canceled', version: Number.MAX_SAFE_INTEGER }, staff)).status,
    ).toBe(409)
    expect(
      await (await app.post(`/api/services/${id}`, { ...items[0], status: 'Canceled' }, staff)).json(),
    ).toMatchObject({ status: 'Canceled', version: items[0]!.version + 1 })
    expect(await jobs(id)).toContain('mail-request-canceled')
  })
})

describe('files', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const upload = async (id: string, body: Uint8Array<ArrayBuffer> | string, name: string) => {
    const form = new FormData()
    form.set('file', new File([body], name))
    form.set('test', JSON.stringify({ id, fullName: 'not read' }))
    return app.post('/api/bloodtests/uploadFile', form, staff)
  }

  it.each(['\u202e', '\u2066', '\u200f'])('are refused with a name that %j makes read as another', async (mark) => {
    const { id } = await paidBooking(app)
    const answer = await upload(id, new Uint8Array(png), `invoice${mark}fdp.png`)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ fields: { file: expect.stringContaining('Rename the file') } })
    expect(await app.ctx.db.storedFile.count()).toBe(0)
  })

  it('are what they contain, under a random name, and come back as an attachment', async () => {
    const { id } = await paidBooking(app)
    const answer = await upload(id, new Uint8Array(png), '../../gnp.exe')
    expect(answer.status).toBe(200)
    const { files } = (await answer.json()) as BloodTestDetail
    expect(files).toMatchObject([
      {
        name: 'gnp.exe.png',
        contentType: 'image/png',
        size: png.length,
        uploadedBy: 'coordinator',
        filename: expect.stringMatching(/^[\w-]{24}\.png$/),
      },
    ])
    const download = await app.get(`/files/${files[0]!.filename}`, staff)
    expect(download.headers.get('content-disposition')).toBe(
      `attachment; filename="gnp.exe.png"; filename*=UTF-8''gnp.exe.png`,
    )
    expect(download.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await download.arrayBuffer())).toEqual(png)
  })

  it.each([
    ['a script in an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'a.svg', 415],
    ['HTML that calls itself a PDF', '<html><script>alert(1)</script>', 'a.pdf', 415],
    ['a program', 'MZ\x90\0'.padEnd(200, '\0'), 'a.png', 415],
    ['an archive that is no DOCX', 'PK\x03\x04'.padEnd(60, '\0'), 'a.docx', 415],
    ['nothing', '', 'a.pdf', 422],
    ['more than 20 MB', '%PDF-1.7\n'.padEnd(20 * 1024 * 1024 + 1, 'x'), 'a.pdf', 413],
    ['far more than 20 MB', '%PDF-1.7\n'.padEnd(22 * 1024 * 1024, 'x'), 'a.pdf', 413],
  ])('are refused: %s', async (_, body, name, status) => {
    const { items } = await list<BloodTestList>('/api/bloodtests')
    const before = app.ctx.files.objects.size
    expect((await upload(items[0]!.id, body, name)).status).toBe(status)
    expect(app.ctx.files.objects.size).toBe(before)
  })

  it('need a record that is there, named in JSON', async () => {
    expect((await upload('00000000-0000-4000-8000-000000000000', new Uint8Array(png), 'a.png')).status).toBe(404)
    expect((await app.post('/api/bloodtests/uploadFile', new FormData(), staff)).status).toBe(422)
    expect((await app.post('/api/bloodtests/uploadFile', {}, staff)).status).toBe(415)
  })
})

describe('a detail screen', () => {
  it.each(['services', 'bloodtests'])('%s: costs a 304 until something of the record changes', async (kind) => {
    const { items } = await list<BloodTestList>(`/api/${kind}`)
    const path = `/api/${kind}/${items[0]?.id}`
    const ask = (tag: string) => app.get(path, { ...staff, 'if-none-match': tag })
    const tag = (await app.get(path, staff)).headers.get('etag') ?? ''
    const same = await ask(tag)
    expect([same.status, await same.text()]).toEqual([304, ''])
    await app.post(`${path}/notes`, { text: 'Gate code 4411' }, staff)
    const changed = await ask(tag)
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(tag)
    expect(((await changed.json()) as BloodTestDetail).notes.map(({ text }) => text)).toEqual(['Gate code 4411'])
  })
})
