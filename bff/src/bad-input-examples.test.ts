import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftBody } from '@homecare/server/testing/draft'
import { SAMPLE_BODIES } from './testing/sample-bodies'
import { createTestApp, type TestApp } from './testing/test-app'

let app: TestApp
let staff: { cookie: string }
beforeAll(async () => {
  app = await createTestApp({
    requestsPerMinute: 100_000,
    settings: { slotRules: { capacity: 1000, leadMinutes: 120, horizonDays: 60 } },
  })
  staff = await app.login('admin')
})
afterAll(() => app.close())

async function problemOf(answer: Response): Promise<{ status: number; code: string }> {
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  const body = (await answer.json()) as { status: number; code: string; title: string }
  expect(body.status).toBe(answer.status)
  expect(body.title).toBeTruthy()
  return body
}

describe('queries', () => {
  it.each([
    '/api/slots',
    '/api/slots?date=',
    '/api/slots?date=2026-02-30',
    '/api/slots?date=2026-03-05&date=2026-03-06',
    '/api/slots?date=%00',
    '/api/slots?date=%E0%A4%A',
    '/api/orders/ORD-1',
    '/api/bloodtests?cursor=garbage',
    '/api/services?cursor=AAAA',
    `/api/bloodtests?cursor=${Buffer.from('9999-99-99T99:99:99.999Z 00000000-0000-0000-0000-000000000000').toString('base64url')}`,
    '/api/bloodtests?limit=0',
    '/api/bloodtests?limit=1e9',
    '/api/bloodtests?limit=x',
    '/api/bloodtests?status=Gone',
    '/api/services?search=%00',
    '/api/services?search=a&search=b',
    '/api/services?date=yesterday',
    `/api/services?search=${'x'.repeat(101)}`,
  ])('GET %s returns 422', async (path) => {
    expect(await problemOf(await app.get(path, staff))).toMatchObject({ status: 422, code: 'INVALID_INPUT' })
  })

  it.each([
    '/api/services?search=%25',
    '/api/services?search=%5C',
    "/api/services?search='",
    '/api/services?status=All&payment=All&date=',
    '/api/bloodtests?x=1',
    '/api/bloodtests?search=%ED%A0%80',
  ])('GET %s returns 200 for unusual but valid input', async (path) => {
    expect((await app.get(path, staff)).status).toBe(200)
  })

  it.each([
    '/nowhere',
    '/api/nowhere',
    '/api/orders/ORD-404?token=x',
    '/api/orders/%00?token=x',
    '/api/services/1',
    '/api/bloodtests/00000000-0000-4000-8000-000000000000',
    '/files/none.pdf',
    '/api/remotes/site/1/x.js',
  ])('GET %s returns 404', async (path) => {
    expect(await problemOf(await app.get(path, staff))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  it.each(['/files/..%2F..%2Fetc%2Fpasswd', '/api/remotes/site/1/..%2F..%2Fuploads'])(
    'GET %s returns 400 because it has dot segments',
    async (path) => {
      expect(await problemOf(await app.get(path, staff))).toMatchObject({ status: 400, code: 'MALFORMED' })
    },
  )
})

describe('queries and paths of the admin area', () => {
  it.each([
    '/api/day-sheet',
    '/api/day-sheet?date=2026-02-30',
    '/api/day-sheet.pdf?date=%00',
    '/api/day-sheet?date=2026-03-04&area=%00',
    '/api/laboratory/labels.pdf?date=2026-03-04&booking=%00',
    '/api/laboratory/hand-over.pdf?date=soon',
    `/api/day-sheet?date=2026-03-04&area=${'x'.repeat(101)}`,
    '/api/day-sheet/links',
    '/api/catalogue-items/test/abc',
    '/api/catalogue-items/other/1',
    '/api/catalogue-items/test/1.5',
  ])('GET %s returns 422 in the admin area', async (path) => {
    expect((await app.get(path, staff)).status).toBe(422)
  })

  it.each(['/api/day-sheet.pdf?date=9999-12-31', '/api/day-sheet?date=0000-01-01'])(
    'GET %s returns 200 for unusual but valid input of the admin area',
    async (path) => {
      expect((await app.get(path, staff)).status).toBe(200)
    },
  )
})

describe('the gateway’s calls', () => {
  it.each([
    ['nothing', {}],
    ['garbage', { encResp: 'zz' }],
    ['an odd number of hex digits', { encResp: 'abc' }],
    ['NUL', { encResp: '\0' }],
    ['20,001 characters', { encResp: 'a'.repeat(20_001) }],
  ])('a return of the gateway with %s redirects to the error page', async (_, form) => {
    const answer = await app.post('/api/payment/response', new URLSearchParams(form))
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/paymentStatus\?status=error&reason=unreadable$/),
    ])
  })

  it('a notification of the gateway returns 200 once stored, even if unreadable, and 422 without a message', async () => {
    expect((await app.post('/api/payment/notification', new URLSearchParams({ encResp: 'zz' }))).status).toBe(200)
    expect((await app.post('/api/payment/notification', new URLSearchParams({}))).status).toBe(422)
  })
})

describe('misleading texts and amounts', () => {
  it.each(['\u202e', '\u2066', '\u200f', '\u061c', '\u200b', '\ufeff'])(
    'a name with the invisible character %j is stored without it',
    async (mark) => {
      const answer = await app.post('/api/payment/initiate', draftBody({ username: `Mona ${mark}daddaH\t` }))
      const { orderId } = (await answer.json()) as { orderId: string }
      const stored = await app.ctx.db.booking.findUniqueOrThrow({ where: { orderId } })
      expect(stored.fullName).toBe('Mona daddaH')
      const request = { ...SAMPLE_BODIES.requestContact, fullName: `Mona${mark}\u00a0 Request` }
      expect((await app.post('/api/contact', request)).status).toBe(201)
      const { fullName } = await app.ctx.db.serviceRequest.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
      expect(fullName).toBe('Mona Request')
    },
  )

  it.each([370.000000001, 369.9999999999, '370.000000001', '370,00', '3.7e2'])(
    'the amount %j returns 422 with its field',
    async (amount) => {
      const answer = await app.post('/api/payment/initiate', draftBody({ amount: amount as number }))
      expect([answer.status, await answer.json()]).toMatchObject([422, { fields: { amount: expect.any(String) } }])
    },
  )
})

it('what visitors get wrong is named by its code as well, for pages in another language', async () => {
  const body = { fullName: '', email: 'mona', phoneNumber: '12', date: '2026-03-05', service: 'x'.repeat(101) }
  const answer = await app.post('/api/contact', body)
  expect(await answer.json()).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { email: 'Enter an email address like name@example.com' },
    reasons: {
      fullName: { code: 'required' },
      email: { code: 'notAnEmail' },
      phoneNumber: { code: 'phoneTooShort' },
      service: { code: 'noService' },
    },
  })
})
