import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Outcome } from './card-sandbox'
import { account, formIn, openTestBench } from './card-sandbox/test-bench'
import { waitFor } from './wait-for'
import { createCipher } from '@homecare/ccavenue/cipher'

let bench: Awaited<ReturnType<typeof openTestBench>>
beforeAll(async () => {
  bench = await openTestBench()
})
afterAll(() => bench.close())
beforeEach(() => bench.restart())

describe('the card page', () => {
  test('shows order, amount and merchant, and a button for every outcome', async () => {
    const html = await (await bench.open('ORD-1')).text()
    for (const text of ['ORD-1', 'AED 301.00', 'Ghaf Home Healthcare', 'Test gateway']) expect(html).toContain(text)
    const outcomes = [...html.matchAll(/name="outcome" value="([^"]+)"/g)].map(([, name]) => name)
    expect(outcomes.sort()).toEqual([
      'abort',
      'alter',
      'alter-amount',
      'bank-slow',
      'close',
      'decline',
      'pay',
      'pay-later',
      'pay-twice',
      'wrong-amount',
    ])
    expect(html).not.toMatch(/<script>|<style|style="/)
  })

  test.each([
    ['a foreign access code', () => bench.requestText('ORD-1'), 'WRONG', 'access_code'],
    ['an order id with a space', () => bench.requestText('ORD-1').replace('ORD-1', 'ORD 1'), 'AVXX', 'order_id'],
    ['an amount without decimals', () => bench.requestText('ORD-1').replace('301.00', '301'), 'AVXX', 'amount'],
    ['another currency', () => bench.requestText('ORD-1').replace('AED', 'INR'), 'AVXX', 'currency'],
    [
      'a return address with a query',
      () => bench.requestText('ORD-1').replace('/response', '/response?x=1'),
      'AVXX',
      'redirect_url',
    ],
    ['another merchant', () => bench.requestText('ORD-1').replace('45990', '1'), 'AVXX', 'merchant_id'],
  ])('%s is refused by name', async (_name, plain, accessCode, field) => {
    const response = await bench.initiate(plain(), accessCode)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(`${field}:`)
    expect(bench.sandbox().orders()).toEqual([])
  })

  test('a request made with another key is refused', async () => {
    const body = new URLSearchParams({ encRequest: 'ab'.repeat(32), access_code: account.accessCode })
    expect((await fetch(bench.sandbox().transactionUrl, { method: 'POST', body })).status).toBe(400)
  })

  test('a wrong card is asked for again, with the error at its field, and the order stays open', async () => {
    await bench.open('ORD-1')
    const html = await bench.choose('ORD-1', 'pay', { number: '4111111111111112', expiry: '01/20' })
    expect(html).toContain('id="number-error"')
    expect(html).toContain('This card has expired.')
    expect(await bench.status('ORD-1')).toMatchObject({ status: 'Initiated' })
  })

  test('what a visitor typed is shown as text', async () => {
    await bench.open('ORD-1')
    expect(await bench.choose('ORD-1', 'pay', { number: '"><script>x' })).toContain('&quot;&gt;&lt;script&gt;')
  })
})

describe('outcomes', () => {
  test.each([
    ['pay', 'Success', '/response', 30100, 'Shipped', 30100],
    ['decline', 'Failure', '/response', 30100, 'Unsuccessful', 30100],
    ['abort', 'Aborted', '/cancel', 30100, 'Aborted', 30100],
    ['alter-amount', 'Success', '/response', 100, 'Shipped', 30100],
    ['wrong-amount', 'Success', '/response', 100, 'Shipped', 100],
  ] as const)('%s returns %s to %s', async (outcome, orderStatus, path, returned, apiStatus, told) => {
    await bench.open('ORD-1')
    const { action, read } = formIn(await bench.choose('ORD-1', outcome))
    expect(action).toBe(bench.merchantUrl + path)
    expect(read).toMatchObject({ orderId: 'ORD-1', orderStatus, amountFils: returned, currency: 'AED' })
    expect(read.fields.get('merchant_param1')).toBe('kept')
    expect(await bench.status('ORD-1')).toMatchObject({
      ok: true,
      status: apiStatus,
      amountFils: told,
      currency: 'AED',
      referenceNo: read.trackingId,
    })
  })

  test('close is paid and never returns', async () => {
    await bench.open('ORD-1')
    expect(await bench.choose('ORD-1', 'close')).toContain('You may close this window')
    expect(await bench.status('ORD-1')).toMatchObject({ status: 'Shipped' })
    expect(bench.got).toEqual([])
  })

  test('alter returns an answer that can not be read', async () => {
    await bench.open('ORD-1')
    const html = await bench.choose('ORD-1', 'alter')
    expect(() => formIn(html)).toThrow('could not be read')
    expect(await bench.status('ORD-1')).toMatchObject({ status: 'Shipped' })
  })

  test('pay-twice sends the answer by itself and gives it to the browser too', async () => {
    await bench.open('ORD-1')
    const { encResp } = formIn(await bench.choose('ORD-1', 'pay-twice'))
    await waitFor(() => bench.got.length === 1, { timeoutMs: 2000, what: 'the second return' })
    expect(bench.got[0]).toEqual({ path: '/response', encResp, orderNo: 'ORD-1' })
  })

  test('pay-later is paid at once, shows a countdown, and returns when asked', async () => {
    await bench.open('ORD-1')
    expect(await bench.choose('ORD-1', 'pay-later')).toContain('data-countdown')
    expect(await bench.status('ORD-1')).toMatchObject({ status: 'Shipped' })
    const reference = bench.reference('ORD-1')
    const html = await (
      await fetch(`${bench.sandbox().url}/transaction/${reference}/return`, { method: 'POST' })
    ).text()
    expect(formIn(html).read.orderStatus).toBe('Success')
  })

  test('bank-slow is awaited, then paid although nobody returned', async () => {
    await bench.restart({ returnLaterMs: 1000 })
    await bench.open('ORD-1')
    await bench.choose('ORD-1', 'bank-slow')
    expect(await bench.status('ORD-1')).toMatchObject({ status: 'Awaited' })
    await waitFor(async () => ((await bench.status('ORD-1')) as { status?: string }).status === 'Shipped', {
      timeoutMs: 5000,
      what: 'the bank',
    })
  })

  test('an order ends once: a second choice changes nothing and offers the first answer again', async () => {
    await bench.open('ORD-1')
    await bench.choose('ORD-1', 'decline')
    expect(formIn(await bench.choose('ORD-1', 'pay')).read.orderStatus).toBe('Failure')
  })

  test.each(['pay', 'abort', 'pay-later', 'close'] as Outcome[])(
    'a test can complete %s without a browser',
    async (outcome) => {
      await bench.open('ORD-1')
      const answer = await bench.sandbox().complete('ORD-1', outcome)
      expect(answer).toEqual(outcome === 'close' ? undefined : { status: 303, location: '/paymentStatus' })
      expect(bench.got).toHaveLength(outcome === 'close' ? 0 : 1)
      await expect(bench.sandbox().complete('ORD-1', 'pay')).rejects.toThrow('no open order')
    },
  )
})

test('the gcm cipher is spoken as well', async () => {
  await bench.restart({ cipher: 'gcm' })
  const gcm = createCipher({ kind: 'gcm', workingKey: account.workingKey })
  const body = new URLSearchParams({
    encRequest: gcm.encrypt(bench.requestText('ORD-1')),
    access_code: account.accessCode,
  })
  expect((await fetch(bench.sandbox().transactionUrl, { method: 'POST', body })).status).toBe(200)
  await bench.sandbox().complete('ORD-1', 'alter')
  expect(() => gcm.decrypt(bench.got[0]!.encResp)).toThrow('could not be read')
})
