import { calls } from '@homecare/contract/calls'
import { PATIENT } from '@homecare/server/testing/records'
import { createLog } from '@homecare/server/process/log'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { draftBody } from '@homecare/server/testing/draft'
import { paidBooking } from './testing/bookings'
import { aVisitsReport } from './testing/documents'
import { linkOf } from './testing/links'
import { newNumber, signIn } from './testing/phone-owner'
import { sendCall, type CallName, type Ids } from './testing/staff-request'
import { createBffMetrics } from './metrics'
import { createTestApp, type TestApp } from './testing/test-app'

const CANARY = /zuleika|quartzberg|971507654321|Door-9Q|Obelisk|falcon clinic|quartz-note|quartz-reason/i
const lines: string[] = []
const metrics = createBffMetrics()
let app: TestApp
let ids: Ids
let admin: { cookie: string }

beforeAll(async () => {
  const log = createLog({ process: 'bff', level: 'debug', to: { write: (line) => void lines.push(line) } })
  app = await createTestApp({ log, metrics, requestsPerMinute: 10_000 })
  const { fullName: username, doorNumber: doorNo, ...contact } = PATIENT
  const { id, orderId } = await paidBooking(app, { ...contact, username, doorNo })
  await app.post('/api/contact', {
    fullName: PATIENT.fullName,
    email: PATIENT.email,
    phoneNumber: PATIENT.phoneNumber,
    date: '2026-03-05',
    service: 'Nurses Visit',
  })
  const request = await app.ctx.db.serviceRequest.findFirstOrThrow()
  const { id: staff } = await app.ctx.db.staffUser.findUniqueOrThrow({ where: { userName: 'viewer' } })
  admin = await app.login('admin')
  ids = { booking: id, request: request.id, staff, attempt: orderId, file: 'x.pdf', report: '' }
  const form = new FormData()
  form.set('test', JSON.stringify({ id, fullName: PATIENT.fullName }))
  form.set('file', new File(['%PDF-1.7\n%x'], 'Zuleika Quartzberg report.pdf'))
  await app.post('/api/bloodtests/uploadFile', form, admin)
  const report = Buffer.from('%PDF-1.7\n% ferritin of Zuleika Quartzberg\n%%EOF')
  ids.report = await aVisitsReport(app, id, { body: report, name: 'Quartzberg results.pdf' })
  ids.file = (await app.ctx.db.storedFile.findFirstOrThrow()).key
})
afterAll(() => app.close())

it('responses with patient data are not cached, and no redirect contains patient data', async () => {
  const names = (Object.keys(calls) as CallName[]).filter((name) => calls[name].method === 'get')
  let checked = 0
  for (const name of names) {
    const { headers, status } = await sendCall(app, name, { ids, headers: admin })
    const body = await (await sendCall(app, name, { ids, headers: admin })).text()
    if (CANARY.test(body)) {
      checked++
      expect([name, headers.get('cache-control')]).toEqual([name, expect.stringContaining('no-store')])
    }
    expect(headers.get('location') ?? '', name).not.toMatch(CANARY)
    expect(status, name).toBeLessThan(500)
  }
  expect(checked).toBeGreaterThan(5)
})

it('logs, metrics, outbox and audit history contain no patient data, whatever staff do and however it fails', async () => {
  for (const path of ['services', 'bloodtests', 'services.csv', 'bloodtests.csv'])
    await (await app.get(`/api/${path}?search=quartzberg`, admin)).text()
  await app.get('/api/bloodtests?search=quartzberg&cursor=zuleika', admin)
  await app.post(`/api/bloodtests/${ids.booking}/notes`, { text: 'quartz-note' }, admin)
  await app.post(`/api/bloodtests/${ids.booking}/notes`, { text: ['Zuleika'] }, admin)
  for (const path of ['find', 'export']) await app.post(`/api/patients/${path}`, { email: PATIENT.email }, admin)
  await app.post('/api/patients/find', { contact: 'zuleika' }, admin)
  await app.post('/api/payment/initiate', draftBody({ ...PATIENT, date: 'quartzberg' }), {
    'idempotency-key': 'zuleika-quartzberg-draft',
  })
  await shareReport()
  await useOwnPage()
  const { db } = app.ctx
  app.ctx.db = new Proxy(db, {
    get: (target, name) =>
      name === '$queryRaw'
        ? () => Promise.reject(new Error('connection lost'))
        : (Reflect.get(target, name) as unknown),
  })
  expect((await app.get('/api/bloodtests?search=quartzberg', admin)).status).toBeGreaterThanOrEqual(500)
  app.ctx.db = db
  const whole = await (await app.get(`/api/bloodtests/${ids.booking}`, admin)).json()
  await app.post(
    `/api/bloodtests/${ids.booking}`,
    { ...(whole as object), status: 'Canceled', refundPayment: true },
    admin,
  )

  expect(lines.length).toBeGreaterThan(50)
  expect(lines.filter((line) => CANARY.test(line))).toEqual([])
  const stored = {
    outbox: await db.outbox.findMany(),
    history: await db.auditEntry.findMany({ omit: { id: true, link: true } }),
  }
  expect(stored.outbox.length).toBeGreaterThan(3)
  expect(JSON.stringify(stored)).not.toMatch(CANARY)
  expect(await metrics.registry.metrics()).not.toMatch(CANARY)
})

/** A report on its whole way: released, opened with wrong and right digits, shared, guessed at, and opened by a doctor. */
async function shareReport(): Promise<void> {
  const { orderId } = await app.ctx.db.booking.findUniqueOrThrow({ where: { id: ids.booking } })
  await app.post(`/api/reports/${ids.report}/release`, { orderEnd: orderId.slice(-4) }, admin)
  const { token } = await linkOf(app, orderId)
  const own = `/api/orders/${orderId}/report`
  await app.post(`${own}/open`, { token, digits: '0000' })
  const cookie = (answer: Response) => ({ cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' })
  const mine = cookie(await app.post(`${own}/open`, { token, digits: PATIENT.phoneNumber.slice(-4) }))
  const shared = await app.post(`${own}/shares`, { token, recipient: 'Dr Quartzberg' }, mine)
  const { url, passcode } = (await shared.json()) as { url: string; passcode: string }
  await app.post('/api/report-shares/open', { token: url.split('#')[1], passcode: 'Zuleika' })
  const opened = await app.post('/api/report-shares/open', { token: url.split('#')[1], passcode })
  const { id } = (await opened.clone().json()) as { id: string }
  for (const [path, headers] of [
    [`${own}/file`, mine],
    [`/api/report-shares/${id}/file`, cookie(opened)],
    [`/api/reports/${ids.report}/file`, admin],
  ] as const) {
    const answer = await app.get(path, headers)
    expect([path, answer.headers.get('cache-control')]).toEqual([path, 'private, no-store'])
    expect(answer.headers.get('content-disposition')).not.toMatch(CANARY)
    expect(await answer.text()).toMatch(CANARY)
  }
  expect([...app.ctx.files.objects].filter(([key]) => key.startsWith('reports/'))).toHaveLength(1)
  expect(
    [...app.ctx.files.objects].filter(([key, { body }]) => key.startsWith('reports/') && CANARY.test(String(body))),
  ).toEqual([])
}

/** The page of the patient's phone: codes, a family, a way of contact, and all that fails. */
async function useOwnPage(): Promise<void> {
  const { phoneNumber } = PATIENT
  await app.post('/api/my/code', { phoneNumber: `zuleika ${phoneNumber}` })
  await app.post('/api/my/session', { phoneNumber, code: '12345x' })
  await app.post('/api/my/session', { phoneNumber, code: '000000' })
  const owner = await signIn(app, phoneNumber)
  expect(owner.status).toBe(204)
  expect(JSON.stringify(await owner.get())).toMatch(CANARY)
  await owner.post('contact-by', { contactBy: 'email' })
  const { body } = await owner.post('family', { phoneNumber: newNumber(), name: 'Quartzberg' })
  await owner.post('family', { phoneNumber, name: 'Zuleika' })
  await owner.post(`family/${body.family[0]?.id}/end`)
}

it('public calls return patient data only with the patient’s own token or the cookie that it gave', async () => {
  const open = (Object.keys(calls) as CallName[]).filter(
    (name) => calls[name].access.kind === 'public' && calls[name].path.includes('{orderId}'),
  )
  for (const name of open) {
    if (name === 'getOwnReport') {
      expect((await sendCall(app, name, { ids, headers: {} })).status).toBe(403)
      continue
    }
    const { request } = calls[name] as { request?: { query?: { shape: object }; body?: unknown } }
    expect([name, 'token' in (request?.query?.shape ?? {}) || request?.body !== undefined]).toEqual([name, true])
  }
})
