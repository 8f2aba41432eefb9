import { parseReturn } from '@homecare/ccavenue/response'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { waitFor } from '../wait-for'
import { cipher, openTestBench } from './test-bench'

let bench: Awaited<ReturnType<typeof openTestBench>>
beforeAll(async () => {
  bench = await openTestBench()
})
afterAll(() => bench.close())
beforeEach(() => bench.restart())

describe('notifications', () => {
  beforeEach(() => bench.restart({ notificationUrl: `${bench.merchantUrl}/notification` }))

  test('a payment is pushed with the true answer', async () => {
    await bench.open('ORD-1')
    await bench.choose('ORD-1', 'pay')
    await waitFor(() => bench.got.length === 1, { timeoutMs: 2000, what: 'the notification' })
    expect(bench.got[0]!.path).toBe('/notification')
    expect(parseReturn(cipher.decrypt(bench.got[0]!.encResp))).toMatchObject({
      orderId: 'ORD-1',
      orderStatus: 'Success',
      amountFils: 30100,
    })
  })

  test('whoever chooses the outcome may ask for a push, or for none', async () => {
    await bench.open('ORD-1')
    await bench.open('ORD-2')
    await bench.choose('ORD-1', 'pay', { notify: 'no' })
    await bench.choose('ORD-2', 'close', { notify: 'yes' })
    await waitFor(() => bench.got.length === 1, { timeoutMs: 2000, what: 'the notification' })
    expect(bench.got.map(({ orderNo }) => orderNo)).toEqual(['ORD-2'])
  })

  test('the list of orders pushes again, refunds and charges back', async () => {
    await bench.open('ORD-1')
    await bench.choose('ORD-1', 'pay', { notify: 'no' })
    const reference = bench.reference('ORD-1')
    const act = (name: string) =>
      fetch(`${bench.sandbox().url}/orders/${reference}/${name}`, { method: 'POST', redirect: 'manual' })
    expect((await act('notify')).status).toBe(303)
    await waitFor(() => bench.got.length === 1, { timeoutMs: 2000, what: 'the notification' })
    expect(await (await fetch(bench.sandbox().url)).text()).toContain('ORD-1')
    expect((await act('chargeback')).status).toBe(303)
    expect((await act('refund')).status).toBe(409)
    expect(await bench.status('ORD-1')).toMatchObject({ status: 'Chargeback' })
  })
})

describe('server-to-server calls', () => {
  const pay = async (orderId: string): Promise<string> => {
    await bench.open(orderId)
    await bench.choose(orderId, 'pay')
    return bench.reference(orderId)
  }

  test('an unknown order, a foreign access code and an unknown version have their codes', async () => {
    expect(await bench.status('ORD-9')).toMatchObject({ ok: false, code: '51419' })
    expect(await bench.client({ accessCode: 'WRONG' }).orderStatus({ orderNo: 'ORD-9' })).toMatchObject({
      ok: false,
      code: '51407',
    })
    const form = {
      enc_request: cipher.encrypt('{}'),
      access_code: 'AVXX',
      command: 'orderStatusTracker',
      request_type: 'JSON',
      response_type: 'JSON',
      version: '9',
    }
    const response = await fetch(bench.sandbox().apiUrl, { method: 'POST', body: new URLSearchParams(form) })
    expect(await response.text()).toContain('enc_error_code=51421')
  })

  test('refunds add up to the amount, each reference counts once', async () => {
    const referenceNo = await pay('ORD-1')
    expect(await bench.client().refund({ referenceNo, amount: '100.00', refundRefNo: 'R-1' })).toMatchObject({
      ok: true,
    })
    expect(await bench.client().refund({ referenceNo, amount: '100.00', refundRefNo: 'R-1' })).toMatchObject({
      ok: false,
      code: '51086',
    })
    expect(await bench.client().refund({ referenceNo, amount: '201.01', refundRefNo: 'R-2' })).toMatchObject({
      ok: false,
      reason: 'gateway-error',
    })
    expect(await bench.status('ORD-1')).toMatchObject({ status: 'Shipped' })
    expect(await bench.client().refund({ referenceNo, amount: '201.00', refundRefNo: 'R-3' })).toMatchObject({
      ok: true,
    })
    expect(await bench.status('ORD-1')).toMatchObject({ status: 'Refunded' })
  })

  test('with manual confirmation a paid order can still be canceled, a shipped one not', async () => {
    await bench.restart({ confirmation: 'manual' })
    const referenceNo = await pay('ORD-1')
    expect(await bench.status('ORD-1')).toMatchObject({ status: 'Successful' })
    expect(
      await bench.client().cancel([
        { referenceNo, amount: '301.00' },
        { referenceNo: '1', amount: '1.00' },
      ]),
    ).toMatchObject({ cancelled: 1, failed: [{ referenceNo: '1' }] })
    expect(await bench.status('ORD-1')).toMatchObject({ status: 'Cancelled' })
    await bench.restart()
    expect(await bench.client().cancel([{ referenceNo: await pay('ORD-2'), amount: '301.00' }])).toMatchObject({
      cancelled: 0,
    })
  })

  test('both forms of the status answer are spoken', async () => {
    await pay('ORD-1')
    for (const mode of ['ok', 'flat', 'wrapped'] as const) {
      bench.sandbox().setStatusMode(mode)
      expect(await bench.status('ORD-1')).toMatchObject({ ok: true, status: 'Shipped' })
    }
  })

  test('the status call can hang or fail, while refunds still work', async () => {
    const referenceNo = await pay('ORD-1')
    bench.sandbox().setStatusMode('hang')
    expect(await bench.client({ timeoutMs: 60 }).orderStatus({ orderNo: 'ORD-1' })).toMatchObject({ reason: 'timeout' })
    bench.sandbox().setStatusMode('error')
    expect(await bench.status('ORD-1')).toMatchObject({ reason: 'gateway-error' })
    expect(await bench.client().refund({ referenceNo, amount: '301.00', refundRefNo: 'R-1' })).toMatchObject({
      ok: true,
    })
  })
})
