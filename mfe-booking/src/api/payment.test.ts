import { afterEach, expect, test, vi } from 'vitest'
import { initiatePaymentBody as schema } from '@homecare/contract/payment'
import { startApi, type TestApi } from '@homecare/remote-kit/testing/api'
import { neverAnswers, ok, on, problem, raw } from '@homecare/remote-kit/testing/handlers'
import { INITIATE_ANSWER } from '@homecare/remote-kit/testing/visitor-responses'
import { clientOf } from '@homecare/remote-kit/use-client'
import { linkIn } from '../parts/link-token'
import { DRAFT } from '../testing/fixture'
import type { InitiateOutcome } from '../wizard/context'
import { initiatePayment, paymentBody } from './payment'

const REQUEST = {
  draft: DRAFT,
  lines: [
    { kind: 'package' as const, id: 1, name: 'Basic Health Package I', priceFils: 37_000, person: 0 },
    { kind: 'test' as const, id: 3, name: 'Vitamin D', priceFils: 15_050, person: 0 },
  ],
  totalFils: 52_050,
  retryOf: null,
}
const NEXT = { date: '2026-03-05', time: '11:00 Am' }

let api: TestApi | undefined
afterEach(() => api?.close())

type Reply = Parameters<typeof on<'post', '/api/payment/initiate'>>[2]

async function answered(reply: Reply) {
  api = startApi(on('post', '/api/payment/initiate', reply))
  const outcome = await initiatePayment(clientOf(api), REQUEST, new AbortController().signal)
  return { outcome, call: api.calls[0] }
}

test('the payload is the one of the contract, with ids and amounts in AED', () => {
  expect(schema.parse(paymentBody(REQUEST))).toMatchObject({
    amount: 520.5,
    fullName: 'Mariam Saleh',
    phoneNumber: '0501234567',
    building: 'Palm House',
    date: '2026-03-05',
    time: '10:30 Am',
    tests: [
      { id: 1, kind: 'package', price: 370 },
      { id: 3, kind: 'test', price: 150.5 },
    ],
  })
})

test("the draft's key goes along as Idempotency-Key", async () => {
  const { outcome, call } = await answered(ok(INITIATE_ANSWER))
  expect(call).toMatchObject({ method: 'POST', path: '/api/payment/initiate' })
  expect(call?.headers.get('idempotency-key')).toBe('draft-key-1')
  expect(outcome).toMatchObject({ type: 'PAYMENT_READY', gatewayRequest: { orderId: 'ORD-1' } })
})

test('the own page’s token of the answer opens that page in this tab', async () => {
  await answered(ok({ ...INITIATE_ANSWER, orderId: 'ORD-9', ownToken: 'own' }))
  expect(linkIn('booking', '?orderId=ORD-9')).toEqual({ orderId: 'ORD-9', token: 'own' })
  expect(linkIn('pay', '?orderId=ORD-9').token).toBeNull()
})

test('a retried payment sends the order’s own token, in the slot of the draft and without prices', async () => {
  api = startApi()
  const request = { ...REQUEST, retryOf: { orderId: 'ORD-1', token: 't0ken' } }
  expect(await initiatePayment(clientOf(api), request, new AbortController().signal)).toMatchObject({
    type: 'PAYMENT_READY',
  })
  expect(api.calls).toMatchObject([
    {
      method: 'POST',
      path: '/api/orders/ORD-1/pay',
      body: { token: 't0ken', date: '2026-03-05', time: '10:30 Am' },
    },
  ])
})

test.each(['orderId', 'ccaUrl', 'merchantId', 'accessCode', 'encRequest', 'token', 'success'])(
  'an answer without %s starts no redirect',
  async (name) => {
    expect((await answered(raw(JSON.stringify({ ...INITIATE_ANSWER, [name]: undefined })))).outcome).toEqual({
      type: 'PAYMENT_NOT_STARTED',
      reason: 'unavailable',
    })
  },
)

test('a gateway address that is no web address is not followed', async () => {
  expect((await answered(ok({ ...INITIATE_ANSWER, ccaUrl: 'javascript:alert(1)' }))).outcome).toEqual({
    type: 'PAYMENT_NOT_STARTED',
    reason: 'unavailable',
  })
})

test.each<[string, Reply, InitiateOutcome]>([
  ['another price', problem('PRICE_CHANGED', { total: 530.5 }), { type: 'PRICE_CHANGED', totalFils: 53_050 }],
  ['a full slot', problem('SLOT_FULL'), { type: 'SLOT_LOST', lostSlot: { full: true, alternatives: [] } }],
  [
    'a full slot with alternatives',
    problem('SLOT_FULL', { alternatives: [NEXT] }),
    { type: 'SLOT_LOST', lostSlot: { full: true, alternatives: [NEXT] } },
  ],
  ['too small a total', problem('BELOW_MINIMUM'), { type: 'BELOW_MINIMUM' }],
  [
    'a refused time',
    problem('INVALID_INPUT', { fields: { time: 'x' } }),
    { type: 'SLOT_LOST', lostSlot: { full: false, alternatives: [] } },
  ],
  [
    'a refused detail',
    problem('INVALID_INPUT', { fields: { building: 'Too long' } }),
    { type: 'DETAILS_REFUSED', fieldErrors: { building: 'Too long' } },
  ],
  [
    'an empty cart',
    problem('INVALID_INPUT', { fields: { tests: 'x' } }),
    { type: 'PAYMENT_NOT_STARTED', reason: 'failed' },
  ],
  ['a test that is gone', problem('INVALID_INPUT', { fields: { 'tests.1': 'gone' } }), { type: 'ITEMS_REFUSED' }],
  ['an order that is paid', problem('CONFLICT'), { type: 'ALREADY_BOOKED' }],
  ['a gateway that is down', problem('PAYMENT_UNAVAILABLE'), { type: 'PAYMENT_NOT_STARTED', reason: 'unavailable' }],
  ['too many requests', problem('RATE_LIMITED'), { type: 'PAYMENT_NOT_STARTED', reason: 'unavailable' }],
  [
    'the error page of a proxy',
    raw('Bad gateway', { status: 502 }),
    { type: 'PAYMENT_NOT_STARTED', reason: 'unreachable' },
  ],
])('the answer about %s has an outcome of its own', async (_, reply, outcome) => {
  expect((await answered(reply)).outcome).toEqual(outcome)
})

test('an answer that does not come counts as unreachable within 5 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  expect((await answered(neverAnswers)).outcome).toEqual({ type: 'PAYMENT_NOT_STARTED', reason: 'unreachable' })
  expect(timeout.mock.calls[0]?.[0]).toBeLessThan(5_000)
  timeout.mockRestore()
})
