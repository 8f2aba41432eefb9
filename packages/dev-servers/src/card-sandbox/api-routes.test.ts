import { parseReturn } from '@homecare/ccavenue/response'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { waitFor } from '../wait-for'
import { cipher, openTestMerchant } from './testing-merchant'

let merchant: Awaited<ReturnType<typeof openTestMerchant>>
beforeAll(async () => {
  merchant = await openTestMerchant()
})
afterAll(() => merchant.close())
beforeEach(() => merchant.restart())

describe('notifications', () => {
  beforeEach(() => merchant.restart({ notificationUrl: `${merchant.merchantUrl}/notification` }))

  test('the sandbox notifies the site of a payment with its true outcome', async () => {
    await merchant.open('ORD-1')
    await merchant.choose('ORD-1', 'pay')
    await waitFor(() => merchant.received.length === 1, { timeoutMs: 2000, what: 'the notification' })
    expect(merchant.received[0]!.path).toBe('/notification')
    expect(parseReturn(cipher.decrypt(merchant.received[0]!.encResp))).toMatchObject({
      orderId: 'ORD-1',
      orderStatus: 'Success',
      amountFils: 30100,
    })
  })

  test('the sandbox’s list of orders can resend a notification, refund and charge back', async () => {
    await merchant.open('ORD-1')
    await merchant.sandbox().complete('ORD-1', 'close', { notify: false })
    expect((await merchant.act('ORD-1', 'notify')).status).toBe(303)
    await waitFor(() => merchant.received.length === 1, { timeoutMs: 2000, what: 'the notification' })
    expect(await (await fetch(merchant.sandbox().url)).text()).toContain('ORD-1')
    expect((await merchant.act('ORD-1', 'chargeback')).status).toBe(303)
    expect((await merchant.act('ORD-1', 'refund')).status).toBe(409)
    expect(await merchant.status('ORD-1')).toMatchObject({ status: 'Chargeback' })
  })
})

describe('server-to-server calls', () => {
  const pay = async (orderId: string): Promise<string> => {
    await merchant.open(orderId)
    await merchant.choose(orderId, 'pay')
    return merchant.reference(orderId)
  }

  test('the sandbox’s API answers an unknown order, a foreign access code and an unknown version with their error codes', async () => {
    expect(await merchant.status('ORD-9')).toMatchObject({ ok: false, code: '51419' })
    expect(await merchant.client({ accessCode: 'WRONG' }).orderStatus({ orderNo: 'ORD-9' })).toMatchObject({
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
    const response = await fetch(merchant.sandbox().apiUrl, { method: 'POST', body: new URLSearchParams(form) })
    expect(await response.text()).toContain('enc_error_code=51421')
  })

  test('the sandbox’s API accepts partial refunds up to the order amount, and each refund reference only once', async () => {
    const referenceNo = await pay('ORD-1')
    expect(await merchant.client().refund({ referenceNo, amount: '100.00', refundRefNo: 'R-1' })).toMatchObject({
      ok: true,
    })
    expect(await merchant.client().refund({ referenceNo, amount: '100.00', refundRefNo: 'R-1' })).toMatchObject({
      ok: false,
      code: '51086',
    })
    expect(await merchant.client().refund({ referenceNo, amount: '201.01', refundRefNo: 'R-2' })).toMatchObject({
      ok: false,
      reason: 'gateway-error',
    })
    expect(await merchant.status('ORD-1')).toMatchObject({ status: 'Shipped' })
    expect(await merchant.client().refund({ referenceNo, amount: '201.00', refundRefNo: 'R-3' })).toMatchObject({
      ok: true,
    })
    expect(await merchant.status('ORD-1')).toMatchObject({ status: 'Refunded' })
  })

  test('the sandbox’s API cancels an order that the bank has not approved yet, and no other', async () => {
    await merchant.open('ORD-1')
    await merchant.choose('ORD-1', 'bank-slow')
    const referenceNo = merchant.reference('ORD-1')
    expect(
      await merchant.client().cancel([
        { referenceNo, amount: '301.00' },
        { referenceNo: '1', amount: '1.00' },
      ]),
    ).toMatchObject({ cancelled: 1, failed: [{ referenceNo: '1' }] })
    expect(await merchant.status('ORD-1')).toMatchObject({ status: 'Cancelled' })
    expect(await merchant.client().cancel([{ referenceNo: await pay('ORD-2'), amount: '301.00' }])).toMatchObject({
      cancelled: 0,
    })
  })

  test('the sandbox’s status response has a flat and a wrapped form', async () => {
    await pay('ORD-1')
    for (const mode of ['ok', 'wrapped'] as const) {
      merchant.sandbox().setStatusMode(mode)
      expect(await merchant.status('ORD-1')).toMatchObject({ ok: true, status: 'Shipped' })
    }
  })

  test('the sandbox’s status call can hang or fail, while refunds still work', async () => {
    const referenceNo = await pay('ORD-1')
    merchant.sandbox().setStatusMode('hang')
    expect(await merchant.client({ timeoutMs: 60 }).orderStatus({ orderNo: 'ORD-1' })).toMatchObject({
      reason: 'timeout',
    })
    merchant.sandbox().setStatusMode('error')
    expect(await merchant.status('ORD-1')).toMatchObject({ reason: 'gateway-error' })
    expect(await merchant.client().refund({ referenceNo, amount: '301.00', refundRefNo: 'R-1' })).toMatchObject({
      ok: true,
    })
  })
})
