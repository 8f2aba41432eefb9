import { expect, it } from 'vitest'
import { createScriptedGateway, type ScriptedGateway } from '../testing/scripted-gateway'
import { askGateway } from './ask-gateway'

const ORDER = 'ORD-1'

/** The calls that one check of an attempt makes, and the status and reference in its answer. */
async function check(set: (gateway: ScriptedGateway) => void) {
  const gateway = createScriptedGateway()
  set(gateway)
  const calls: string[] = []
  const { orderStatus, transactions } = gateway
  gateway.orderStatus = (orderNo, options) => {
    calls.push(`status ${options?.referenceNo ?? orderNo}`)
    return orderStatus(orderNo, options)
  }
  gateway.transactions = (query, page, options) => {
    calls.push(`list ${page}`)
    return transactions(query, page, options)
  }
  const attempt = { attemptId: ORDER, orderNo: ORDER, state: 'initiated', trackingId: null } as const
  const answer = await askGateway({ gateway }, attempt)
  return { calls, answer: answer.ok ? `${answer.value.status} ${answer.value.referenceNo}` : answer.reason }
}

it.each([
  ['is paid', 'Shipped', 1],
  ['is not paid yet', 'Initiated', 2],
  ['was declined', 'Unsuccessful', 2],
])('a check of an attempt that %s makes no more calls than are needed', async (_, status, count) => {
  const { calls, answer } = await check((gateway) => gateway.reports(ORDER, { status, referenceNo: 'one' }))
  expect(answer).toBe(`${status} one`)
  expect(calls).toEqual([`status ${ORDER}`, 'list 1'].slice(0, count))
})

it('a check of an order that the gateway has never seen makes one call', async () => {
  const none = { ok: false, reason: 'no-record', detail: '51419' } as const
  const { calls, answer } = await check((gateway) => gateway.answer(ORDER, none))
  expect([answer, calls]).toEqual(['no-record', [`status ${ORDER}`]])
})

it('a paid transaction of an order counts on whichever page of the gateway’s list it stands', async () => {
  const { calls, answer } = await check((gateway) => {
    gateway.reports(ORDER, { status: 'Initiated', referenceNo: 'opened' })
    gateway.reportsReference('paid', ORDER, { status: 'Shipped' })
    gateway.pageSize = 10
    for (let n = 0; n < 20; n++) gateway.listed.push({ orderNo: ORDER, referenceNo: `R${n}`, status: 'Initiated' })
    gateway.listed.push({ orderNo: ORDER, referenceNo: 'paid', status: 'Shipped' })
  })
  expect(answer).toBe('Shipped paid')
  expect(calls).toEqual([`status ${ORDER}`, 'list 1', 'list 2', 'list 3', 'status paid'])
})
