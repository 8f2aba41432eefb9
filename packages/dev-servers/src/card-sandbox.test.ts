import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SandboxOutcome } from './card-sandbox'
import { account, formIn, openTestMerchant } from './card-sandbox/testing-merchant'
import { waitFor } from './wait-for'
import { createCipher } from '@homecare/ccavenue/cipher'

let merchant: Awaited<ReturnType<typeof openTestMerchant>>
beforeAll(async () => {
  merchant = await openTestMerchant()
})
afterAll(() => merchant.close())
beforeEach(() => merchant.restart())

describe('the card page', () => {
  test('the card page shows order, amount and merchant, and a button for every outcome', async () => {
    const html = await (await merchant.open('ORD-1')).text()
    for (const text of ['ORD-1', 'AED 301.00', 'Ghaf Home Healthcare', 'Test gateway']) expect(html).toContain(text)
    const outcomes = [...html.matchAll(/name="outcome" value="([^"]+)"/g)].map(([, name = '']) => name)
    expect(outcomes.sort()).toEqual([
      'abort',
      'alter',
      'alter-amount',
      'bank-slow',
      'close',
      'decline',
      'pay',
      'pay-twice',
      'wrong-amount',
    ])
    expect(html).not.toMatch(/<script>|<style|style="/)
  })

  test.each([
    ['a foreign access code', () => merchant.requestText('ORD-1'), 'WRONG', 'access_code'],
    ['an order id with a space', () => merchant.requestText('ORD-1').replace('ORD-1', 'ORD 1'), 'AVXX', 'order_id'],
    ['an amount without decimals', () => merchant.requestText('ORD-1').replace('301.00', '301'), 'AVXX', 'amount'],
    ['another currency', () => merchant.requestText('ORD-1').replace('AED', 'INR'), 'AVXX', 'currency'],
    [
      'a return address with a query',
      () => merchant.requestText('ORD-1').replace('/response', '/response?x=1'),
      'AVXX',
      'redirect_url',
    ],
    ['another merchant', () => merchant.requestText('ORD-1').replace('45990', '1'), 'AVXX', 'merchant_id'],
  ])('the gateway refuses %s and names the field', async (_name, plain, accessCode, field) => {
    const response = await merchant.initiate(plain(), accessCode)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(`${field}:`)
    expect(merchant.sandbox().orders()).toEqual([])
  })

  test('a payment request encrypted with another working key is refused', async () => {
    const body = new URLSearchParams({ encRequest: 'ab'.repeat(32), access_code: account.accessCode })
    expect((await fetch(merchant.sandbox().transactionUrl, { method: 'POST', body })).status).toBe(400)
  })
})

describe('payment outcomes', () => {
  test.each([
    ['pay', 'Success', '/response', 30100, 'Shipped', 30100],
    ['decline', 'Failure', '/response', 30100, 'Unsuccessful', 30100],
    ['abort', 'Aborted', '/cancel', 30100, 'Aborted', 30100],
    ['alter-amount', 'Success', '/response', 100, 'Shipped', 30100],
    ['wrong-amount', 'Success', '/response', 100, 'Shipped', 100],
  ] as const)(
    'the outcome %s returns the status %s to %s',
    async (outcome, orderStatus, path, returned, apiStatus, statusFils) => {
      await merchant.open('ORD-1')
      const { action, read } = formIn(await merchant.choose('ORD-1', outcome))
      expect(action).toBe(merchant.merchantUrl + path)
      expect(read).toMatchObject({ orderId: 'ORD-1', orderStatus, amountFils: returned, currency: 'AED' })
      expect(read.fields.get('merchant_param1')).toBe('kept')
      expect(await merchant.status('ORD-1')).toMatchObject({
        ok: true,
        status: apiStatus,
        amountFils: statusFils,
        currency: 'AED',
        referenceNo: read.trackingId,
      })
    },
  )

  test('the outcome close pays the order, and the browser never returns', async () => {
    await merchant.open('ORD-1')
    expect(await merchant.choose('ORD-1', 'close')).toContain('You may close this window')
    expect(await merchant.status('ORD-1')).toMatchObject({ status: 'Shipped' })
    expect(merchant.received).toEqual([])
  })

  test('the outcome alter returns a message that can not be decrypted', async () => {
    await merchant.open('ORD-1')
    const html = await merchant.choose('ORD-1', 'alter')
    expect(() => formIn(html)).toThrow('could not be read')
    expect(await merchant.status('ORD-1')).toMatchObject({ status: 'Shipped' })
  })

  test('the outcome pay-twice posts the return from the gateway and from the browser', async () => {
    await merchant.open('ORD-1')
    const { encResp } = formIn(await merchant.choose('ORD-1', 'pay-twice'))
    await waitFor(() => merchant.received.length === 1, { timeoutMs: 2000, what: 'the second return' })
    expect(merchant.received[0]).toEqual({ path: '/response', encResp, orderNo: 'ORD-1' })
  })

  test('the outcome bank-slow is awaited until it is approved in the list of orders, and the browser never returns', async () => {
    await merchant.open('ORD-1')
    expect(await merchant.choose('ORD-1', 'bank-slow')).toContain('is Awaited')
    expect(await merchant.status('ORD-1')).toMatchObject({ status: 'Awaited' })
    expect((await merchant.act('ORD-1', 'approve')).status).toBe(303)
    expect(await merchant.status('ORD-1')).toMatchObject({ status: 'Shipped' })
    expect((await merchant.act('ORD-1', 'approve')).status).toBe(409)
    expect(merchant.received).toEqual([])
  })

  test('a second choice of outcome changes nothing and shows the first return message', async () => {
    await merchant.open('ORD-1')
    await merchant.choose('ORD-1', 'decline')
    expect(formIn(await merchant.choose('ORD-1', 'pay')).read.orderStatus).toBe('Failure')
  })

  test.each(['pay', 'abort', 'close'] as SandboxOutcome[])(
    'complete() ends an order with outcome %s without a browser',
    async (outcome) => {
      await merchant.open('ORD-1')
      const answer = await merchant.sandbox().complete('ORD-1', outcome)
      expect(answer).toEqual(outcome === 'close' ? undefined : { status: 303, location: '/paymentStatus' })
      expect(merchant.received).toHaveLength(outcome === 'close' ? 0 : 1)
      await expect(merchant.sandbox().complete('ORD-1', 'pay')).rejects.toThrow('no open order')
    },
  )
})

test('the sandbox encrypts and decrypts with AES-GCM when configured', async () => {
  await merchant.restart({ cipher: 'gcm' })
  const gcm = createCipher({ kind: 'gcm', workingKey: account.workingKey })
  const body = new URLSearchParams({
    encRequest: gcm.encrypt(merchant.requestText('ORD-1')),
    access_code: account.accessCode,
  })
  expect((await fetch(merchant.sandbox().transactionUrl, { method: 'POST', body })).status).toBe(200)
  await merchant.sandbox().complete('ORD-1', 'alter')
  expect(() => gcm.decrypt(merchant.received[0]!.encResp)).toThrow('could not be read')
})
