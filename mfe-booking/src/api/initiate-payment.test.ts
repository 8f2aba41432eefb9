import { afterEach, expect, test } from 'vitest'
import { initiatePayment as schema } from '@homecare/contract/payment'
import { startApi, type ApiAnswer } from '../testing/api-server'
import { PATIENT } from '../testing/fixture'
import { DRAFT_VERSION } from '../wizard/draft'
import { initiatePayment, paymentBody } from './initiate-payment'

const REQUEST = {
  draft: {
    version: DRAFT_VERSION,
    key: 'draft-key-1',
    testIds: [3],
    packageIds: [1],
    date: '2026-03-05',
    time: '10:30 Am',
    patient: PATIENT,
  } as const,
  lines: [
    { kind: 'package' as const, id: 1, name: 'Basic Health Package I', priceFils: 37_000 },
    { kind: 'test' as const, id: 3, name: 'Vitamin D', priceFils: 15_050 },
  ],
  totalFils: 52_050,
  again: null,
}
const NEXT = { date: '2026-03-05', time: '11:00 Am' }
const COMPLETE = {
  success: true,
  orderId: 'ORD-1',
  ccaUrl: 'https://g.example/pay',
  merchantId: '1',
  accessCode: 'A',
  encRequest: 'ff',
  token: 't',
}

let close = () => {}
afterEach(() => close())

async function answered(reply: ApiAnswer | null) {
  const api = await startApi(() => reply)
  close = api.close
  const outcome = await initiatePayment(api.apiBase, REQUEST, new AbortController().signal)
  return { outcome, call: api.calls[0] }
}

const problem = (status: number, code: string, more: object = {}) => ({
  status,
  body: { code, title: code, status, ...more },
})

test('the payload is the one of the contract, with ids and amounts in AED', () => {
  expect(schema.parse(paymentBody(REQUEST))).toMatchObject({
    amount: 520.5,
    username: 'Mariam Saleh',
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
  const { outcome, call } = await answered({ body: COMPLETE })
  expect(call).toMatchObject({
    method: 'POST',
    path: '/payment/initiate',
    headers: { 'idempotency-key': 'draft-key-1' },
  })
  expect(outcome).toMatchObject({ kind: 'ready', handOff: { orderId: 'ORD-1' } })
})

test('an order that is paid once more is asked for by its own token, in the slot of the draft and without prices', async () => {
  const api = await startApi(() => ({ body: COMPLETE }))
  close = api.close
  const request = { ...REQUEST, again: { orderId: 'ORD-1', token: 't0ken' } }
  expect(await initiatePayment(api.apiBase, request, new AbortController().signal)).toMatchObject({ kind: 'ready' })
  expect(api.calls).toMatchObject([
    {
      method: 'POST',
      path: '/orders/ORD-1/pay',
      body: { token: 't0ken', date: '2026-03-05', time: '10:30 Am' },
    },
  ])
})

test.each(['orderId', 'ccaUrl', 'merchantId', 'accessCode', 'encRequest', 'token', 'success'])(
  'an answer without %s is no hand-off',
  async (name) => {
    expect((await answered({ body: { ...COMPLETE, [name]: undefined } })).outcome).toEqual({ kind: 'unavailable' })
  },
)

test('a gateway address that is no web address is not followed', async () => {
  expect((await answered({ body: { ...COMPLETE, ccaUrl: 'javascript:alert(1)' } })).outcome).toEqual({
    kind: 'unavailable',
  })
})

test.each([
  [problem(409, 'PRICE_CHANGED', { total: 530.5 }), { kind: 'price-changed', totalFils: 53_050 }],
  [problem(409, 'SLOT_FULL'), { kind: 'slot-lost', full: true, alternatives: [] }],
  [problem(409, 'SLOT_FULL', { alternatives: [NEXT] }), { kind: 'slot-lost', full: true, alternatives: [NEXT] }],
  [problem(422, 'BELOW_MINIMUM'), { kind: 'below-minimum' }],
  [problem(422, 'INVALID_INPUT', { fields: { time: 'x' } }), { kind: 'slot-lost', full: false, alternatives: [] }],
  [
    problem(422, 'INVALID_INPUT', { fields: { building: 'Too long' } }),
    { kind: 'details-refused', fieldErrors: { buildingName: 'Too long' } },
  ],
  [problem(422, 'INVALID_INPUT', { fields: { tests: 'x' } }), { kind: 'failed' }],
  [problem(422, 'INVALID_INPUT', { fields: { 'tests.1': 'gone' } }), { kind: 'items-refused' }],
  [problem(409, 'CONFLICT'), { kind: 'already-booked' }],
  [problem(503, 'PAYMENT_UNAVAILABLE'), { kind: 'unavailable' }],
  [problem(429, 'RATE_LIMITED'), { kind: 'unavailable' }],
  [{ status: 502, body: 'Bad gateway' }, { kind: 'unavailable' }],
])('%j', async (reply, outcome) => {
  expect((await answered(reply)).outcome).toEqual(outcome)
})

test('an answer that does not come counts as unreachable within 5 seconds', async () => {
  const started = Date.now()
  expect((await answered(null)).outcome).toEqual({ kind: 'unreachable' })
  expect(Date.now() - started).toBeLessThan(5_500)
})
