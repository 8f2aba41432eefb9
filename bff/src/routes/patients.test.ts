import { createHash } from 'node:crypto'
import type { PatientExport } from '@homecare/server/patient/present'
import { eraseOldRecords } from '@homecare/server/patient/erase-old-records'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { initiate, paidBooking } from '../testing/bookings'
import { PNG, upload } from '../testing/documents'
import { createTestApp, type TestApp } from '../testing/test-app'

const DAY_MS = 24 * 60 * 60_000
/** Each stands nowhere else in the system, so that a search of every table finds it wherever it was left. */
const CANARY = {
  username: 'Zubaida Canarywala',
  email: 'Zubaida.Canary@Patients.example',
  phoneNumber: '0599887766',
  doorNo: 'Q-7791',
  building: 'Nightingale Heights',
  landmark: 'Opposite Canary Bakery',
  city: 'Canaryville',
}
const email = CANARY.email.toLowerCase()

let app: TestApp
let admin: { cookie: string }
beforeEach(async () => {
  app = await createTestApp({ settings: { retentionDays: 365 } })
  admin = await app.login('admin')
})
afterEach(() => app.close())

const find = (staff = admin) => app.post('/api/patients/find', { email }, staff)
const erase = (reason = 'Asked by letter of 1 March') => app.post('/api/patients/erase', { email, reason }, admin)

/** A booking that was paid and canceled without refund, a note and a file with it, and an answered request. */
async function patient() {
  const { id, orderId, token, version } = await paidBooking(app, CANARY)
  await app.post(`/api/bloodtests/${id}/notes`, { text: 'Zubaida Canarywala prefers mornings' }, admin)
  await upload(app, admin, { id, body: PNG, name: 'Canarywala result.png' })
  const record = { status: 'Canceled', version, refundPayment: false, reason: 'Too late' }
  await app.post(`/api/bloodtests/${id}`, record, admin)
  const { username: fullName, phoneNumber } = CANARY
  const service = 'Nurses Visit'
  await app.post('/api/contact', { fullName, email: email.toUpperCase(), phoneNumber, date: '2026-03-05', service })
  const request = await app.ctx.db.serviceRequest.findFirstOrThrow({ where: { fullName } })
  return { id, orderId, token, requestId: request.id }
}

/** Every row of every table, as text. */
async function everything(): Promise<Map<string, string>> {
  const tables = await app.ctx.db.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`
  const rows = new Map<string, string>()
  for (const { name } of tables) {
    const lines = await app.ctx.db.$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS row FROM ${name} t`)
    rows.set(name, lines.map(({ row }) => row).join('\n'))
  }
  return rows
}
const words = [...Object.values(CANARY), ...CANARY.username.split(' '), '599887766', email]
const tablesWith = async () =>
  [...(await everything())]
    .filter(([, text]) => words.some((word) => text.toLowerCase().includes(word.toLowerCase())))
    .map(([name]) => name)

describe('a patient', () => {
  it('is found by e-mail address, whatever its capitals; nobody is a summary of noughts', async () => {
    expect(await (await find()).json()).toEqual({ email, bookings: 0, requests: 0, files: 0 })
    await patient()
    await paidBooking(app)
    expect(await (await find()).json()).toEqual({ email, bookings: 1, requests: 1, files: 1 })
  })

  it('is exported with everything that is kept, and that it was exported is in the history', async () => {
    const { id, orderId } = await patient()
    const answer = await app.post('/api/patients/export', { email }, admin)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="patient-data.json"')
    const data = (await answer.json()) as PatientExport
    expect(data).toMatchObject({
      email,
      bookings: [
        {
          id,
          orderId,
          fullName: CANARY.username,
          address: { doorNo: 'Q-7791', city: 'Canaryville' },
          lines: [{ name: 'Basic Health Package I', price: 370 }],
          attempts: [{ attemptId: orderId, state: 'paid', amount: 370 }],
          notes: [{ author: 'admin', text: 'Zubaida Canarywala prefers mornings' }],
          files: [{ name: 'Canarywala result.png', size: PNG.length, removedAt: null }],
        },
      ],
      requests: [{ service: 'Nurses Visit', history: [{ action: 'contact requested' }] }],
    })
    expect(data.bookings[0]!.gatewayMessages.length).toBeGreaterThan(0)
    expect(data.bookings[0]!.history.map(({ action }) => action)).toContain('canceled')
    const again = (await (await app.post('/api/patients/export', { email }, admin)).json()) as PatientExport
    expect(again.history).toMatchObject([{ actor: 'admin', action: 'patient data exported' }])
  })

  it('who is erased stands in no table any more; orders, amounts, dates and the history stay as they were', async () => {
    const { id, orderId, token } = await patient()
    expect(await tablesWith()).toEqual(expect.arrayContaining(['booking', 'record_note', 'stored_file']))
    const history = await app.ctx.db.auditEntry.findMany({ orderBy: { id: 'asc' } })
    const answer = await erase()
    expect(await answer.json()).toEqual({ email, bookings: 1, requests: 1, files: 1 })
    expect(await tablesWith()).toEqual([])

    const booking = await app.ctx.db.booking.findUniqueOrThrow({
      where: { id },
      include: { lines: true, attempts: true },
    })
    expect(booking).toMatchObject({
      orderId,
      fullName: 'Erased',
      totalFils: 37_000,
      date: '2026-03-04',
      status: 'Canceled',
      lines: [{ priceFils: 37_000 }],
      attempts: [{ state: 'paid', amountFils: 37_000 }],
      erasedAt: expect.any(Date),
    })
    expect((await app.get(`/api/orders/${orderId}?token=${token}`)).status).toBe(404)
    expect((await app.get(`/api/bloodtests/${id}`, admin)).status).toBe(200)
    const messages = await app.ctx.db.gatewayMessage.findMany()
    expect(messages.map(({ raw }) => raw)).toEqual(messages.map(() => 'Erased'))
    const after = await app.ctx.db.auditEntry.findMany({ orderBy: { id: 'asc' } })
    expect(after.slice(0, history.length)).toEqual(history)
    expect(after.slice(history.length).map(({ action, detail }) => [action, detail])).toEqual([
      ['data erased', {}],
      ['data erased', {}],
      ['patient data erased', { reason: 'Asked by letter of 1 March', bookings: 1, requests: 1, files: 1 }],
    ])
    expect(JSON.stringify(after, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
      createHash('sha256').update(email).digest('hex'),
    )
    const files = await app.ctx.db.storedFile.findMany()
    expect(files).toMatchObject([{ originalName: 'Erased', removedAt: expect.any(Date) }])
    expect(await app.ctx.db.outbox.count({ where: { effectKey: `delete-file:${files[0]!.id}` } })).toBe(1)
    expect((await erase()).status).toBe(404)
  })

  it.each([
    ['a visit is still to come', 'A visit is still to come', async () => paidBooking(app, CANARY)],
    ['a payment is running', 'Money is still open', async () => initiate(app, CANARY)],
    [
      'a refund is not done',
      'Money is still open',
      async () => {
        const { id, version } = await paidBooking(app, CANARY)
        await app.post(
          `/api/bloodtests/${id}`,
          { status: 'Canceled', version, refundPayment: true, reason: 'x y z' },
          admin,
        )
      },
    ],
    [
      'nobody has decided on a refund',
      'Money is still open',
      async () => {
        const { id, version } = await paidBooking(app, CANARY)
        await app.post(`/api/bloodtests/${id}`, { status: 'Canceled', version, reason: 'x y z' }, admin)
      },
    ],
    [
      'an appointment was asked for',
      'A visit is still to come',
      async () =>
        app.post('/api/send-email', {
          fullName: CANARY.username,
          email,
          phoneNumber: CANARY.phoneNumber,
          date: '2026-03-05',
          service: 'Elderly Care',
          orderId: 'ORD-1772500000000',
        }),
    ],
  ])('is not erased while %s, and the answer says so', async (_, sentence, make) => {
    await patient()
    await make()
    const before = await everything()
    const answer = await erase()
    expect(await answer.json()).toMatchObject({
      status: 422,
      code: 'ILLEGAL_TRANSITION',
      detail: expect.stringContaining(sentence),
    })
    expect(await everything()).toEqual(before)
  })

  it('is an admin’s matter, from our own pages, with a reason', async () => {
    await patient()
    for (const role of ['coordinator', 'viewer'] as const) {
      const staff = await app.login(role)
      for (const call of ['find', 'export', 'erase'])
        expect((await app.post(`/api/patients/${call}`, { email, reason: 'A reason' }, staff)).status).toBe(403)
    }
    expect((await find({ ...admin, origin: 'https://evil.example' } as typeof admin)).status).toBe(403)
    expect((await erase('')).status).toBe(422)
    expect((await app.post('/api/patients/find', { email: 'nobody' }, admin)).status).toBe(422)
    expect(await (await find()).json()).toMatchObject({ bookings: 1 })
  })
})

describe('the retention setting', () => {
  it('erases what is older, each record for itself, leaves what is open, and runs again without effect', async () => {
    const { id } = await patient()
    const open = await paidBooking(app, { ...CANARY, time: '11:00 Am' })
    await app.ctx.db.booking.update({ where: { id: open.id }, data: { needsAction: 'amount-differs' } })
    app.ctx.wait(364 * DAY_MS)
    expect(await eraseOldRecords({ ctx: app.ctx })).toBe(0)
    app.ctx.wait(3 * DAY_MS)
    const young = await app.ctx.db.booking.create({
      data: {
        ...(await app.ctx.db.booking.findUniqueOrThrow({ where: { id }, omit: { id: true } })),
        orderId: 'ORD-2',
        draftKey: 'young',
        visitAt: app.ctx.now(),
      },
    })
    expect(await eraseOldRecords({ ctx: app.ctx, batch: 1 })).toBe(2)
    expect(await eraseOldRecords({ ctx: app.ctx, batch: 1 })).toBe(0)
    const left = await app.ctx.db.booking.findMany({ where: { erasedAt: null } })
    expect(left.map((booking) => booking.id).sort()).toEqual([open.id, young.id].sort())
    expect(await app.ctx.db.auditEntry.findMany({ where: { action: 'data erased' } })).toMatchObject([
      { actor: 'system', subjectId: id },
      { actor: 'system', subjectType: 'request' },
    ])
  })

  it('of 0 erases nothing that was paid or carried out, however old', async () => {
    await patient()
    await app.ctx.db.serviceRequest.updateMany({ data: { status: 'Completed' } })
    app.ctx.wait(10_000 * DAY_MS)
    const settings = { ...app.ctx.settings, retentionDays: 0 }
    expect(await eraseOldRecords({ ctx: { ...app.ctx, settings } })).toBe(0)
    expect(await app.ctx.db.booking.count({ where: { erasedAt: null } })).toBe(1)
  })
})
