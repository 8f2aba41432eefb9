import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApiClient } from '@homecare/ccavenue/api-client'
import { createCipher } from '@homecare/ccavenue/cipher'
import { buildRequest } from '@homecare/ccavenue/request'
import { parseReturn, type GatewayReturn } from '@homecare/ccavenue/response'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startCardSandbox, type CardSandboxOptions, type Outcome, type RunningCardSandbox } from './card-sandbox'
import { waitFor } from './wait-for'

const account = { merchantId: '45990', accessCode: 'AVXX', workingKey: '0123456789ABCDEF0123456789ABCDEF', cipher: 'cbc' } as const
const card = { number: '4111111111111111', expiry: '12/39', cvv: '123', holder: 'Mariam' }

/** A merchant that keeps every form it gets. */
const got: { path: string; encResp: string; orderNo: string }[] = []
const merchant = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const form = new URLSearchParams(body)
  got.push({ path: request.url ?? '', encResp: form.get('encResp') ?? '', orderNo: form.get('orderNo') ?? '' })
  if (request.url === '/notification') response.writeHead(200).end()
  else response.writeHead(303, { location: '/paymentStatus' }).end()
})
let merchantUrl = ''
let sandbox: RunningCardSandbox
const cipher = createCipher({ kind: 'cbc', workingKey: account.workingKey })

beforeAll(async () => {
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve))
  merchantUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`
})
afterAll(() => {
  merchant.close()
})
beforeEach(() => start())
afterEach(() => sandbox.stop())

async function start(more: Partial<CardSandboxOptions> = {}): Promise<void> {
  await sandbox?.stop()
  sandbox = await startCardSandbox({ ...account, returnLaterMs: 150, ...more })
  got.length = 0
}

const status = (orderNo: string) => client().orderStatus({ orderNo })
const client = (more = {}) => createApiClient({ apiUrl: sandbox.apiUrl, accessCode: account.accessCode, cipher, timeoutMs: 2000, ...more })

function requestText(orderId: string): string {
  return buildRequest({
    ...account,
    orderId,
    currency: 'AED',
    amount: '301.00',
    redirectUrl: `${merchantUrl}/response`,
    cancelUrl: `${merchantUrl}/cancel`,
    language: 'EN',
    billing: { name: 'Ghaf Home Healthcare', city: 'Dubai' },
    merchantParams: ['kept'],
  })
}

function initiate(plain: string, accessCode: string = account.accessCode): Promise<Response> {
  const body = new URLSearchParams({ encRequest: cipher.encrypt(plain), access_code: accessCode, merchant_id: account.merchantId })
  return fetch(sandbox.transactionUrl, { method: 'POST', body })
}

async function choose(orderId: string, outcome: string, more: Record<string, string> = {}): Promise<string> {
  const reference = sandbox.orders().find(({ orderNo }) => orderNo === orderId)!.referenceNo
  const response = await fetch(`${sandbox.url}/transaction/${reference}/pay`, { method: 'POST', body: new URLSearchParams({ ...card, outcome, ...more }) })
  return response.text()
}

/** What the page's form would carry to the merchant. */
function formIn(html: string): { action: string; encResp: string; read: GatewayReturn } {
  const action = /action="([^"]+)"/.exec(html)![1]!
  const encResp = /name="encResp" value="([^"]+)"/.exec(html)![1]!
  return { action, encResp, read: parseReturn(cipher.decrypt(encResp)) }
}

describe('the card page', () => {
  test('shows order, amount and merchant, and a button for every outcome', async () => {
    const html = await (await initiate(requestText('ORD-1'))).text()
    for (const text of ['ORD-1', 'AED 301.00', 'Ghaf Home Healthcare', 'Test gateway']) expect(html).toContain(text)
    const outcomes = [...html.matchAll(/name="outcome" value="([^"]+)"/g)].map(([, name]) => name)
    expect(outcomes.sort()).toEqual(['abort', 'alter', 'alter-amount', 'bank-slow', 'close', 'decline', 'pay', 'pay-later', 'pay-twice', 'wrong-amount'])
    expect(html).not.toMatch(/<script>|<style|style="/)
  })

  test.each([
    ['a foreign access code', requestText.bind(null, 'ORD-1'), 'WRONG', 'access_code'],
    ['an order id with a space', () => requestText('ORD-1').replace('ORD-1', 'ORD 1'), 'AVXX', 'order_id'],
    ['an amount without decimals', () => requestText('ORD-1').replace('301.00', '301'), 'AVXX', 'amount'],
    ['another currency', () => requestText('ORD-1').replace('AED', 'INR'), 'AVXX', 'currency'],
    ['a return address with a query', () => requestText('ORD-1').replace('/response', '/response?x=1'), 'AVXX', 'redirect_url'],
    ['another merchant', () => requestText('ORD-1').replace('45990', '1'), 'AVXX', 'merchant_id'],
  ])('%s is refused by name', async (_name, plain, accessCode, field) => {
    const response = await initiate(plain(), accessCode)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(`${field}:`)
    expect(sandbox.orders()).toEqual([])
  })

  test('a request made with another key is refused', async () => {
    const body = new URLSearchParams({ encRequest: 'ab'.repeat(32), access_code: account.accessCode })
    expect((await fetch(sandbox.transactionUrl, { method: 'POST', body })).status).toBe(400)
  })

  test('a wrong card is asked for again, with the error at its field, and the order stays open', async () => {
    await initiate(requestText('ORD-1'))
    const html = await choose('ORD-1', 'pay', { number: '4111111111111112', expiry: '01/20' })
    expect(html).toContain('id="number-error"')
    expect(html).toContain('This card has expired.')
    expect(await status('ORD-1')).toMatchObject({ status: 'Initiated' })
  })

  test('what a visitor typed is shown as text', async () => {
    await initiate(requestText('ORD-1'))
    expect(await choose('ORD-1', 'pay', { number: '"><script>x' })).toContain('&quot;&gt;&lt;script&gt;')
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
    await initiate(requestText('ORD-1'))
    const { action, read } = formIn(await choose('ORD-1', outcome))
    expect(action).toBe(merchantUrl + path)
    expect(read).toMatchObject({ orderId: 'ORD-1', orderStatus, amountFils: returned, currency: 'AED' })
    expect(read.fields.get('merchant_param1')).toBe('kept')
    expect(await status('ORD-1')).toMatchObject({ ok: true, status: apiStatus, amountFils: told, currency: 'AED', referenceNo: read.trackingId })
  })

  test('close is paid and never returns', async () => {
    await initiate(requestText('ORD-1'))
    expect(await choose('ORD-1', 'close')).toContain('You may close this window')
    expect(await status('ORD-1')).toMatchObject({ status: 'Shipped' })
    expect(got).toEqual([])
  })

  test('alter returns an answer that can not be read', async () => {
    await initiate(requestText('ORD-1'))
    const html = await choose('ORD-1', 'alter')
    expect(() => formIn(html)).toThrow('could not be read')
    expect(await status('ORD-1')).toMatchObject({ status: 'Shipped' })
  })

  test('pay-twice sends the answer by itself and gives it to the browser too', async () => {
    await initiate(requestText('ORD-1'))
    const { encResp } = formIn(await choose('ORD-1', 'pay-twice'))
    await waitFor(() => got.length === 1, { timeoutMs: 2000, what: 'the second return' })
    expect(got[0]).toEqual({ path: '/response', encResp, orderNo: 'ORD-1' })
  })

  test('pay-later is paid at once, shows a countdown, and returns when asked', async () => {
    await initiate(requestText('ORD-1'))
    expect(await choose('ORD-1', 'pay-later')).toContain('data-countdown')
    expect(await status('ORD-1')).toMatchObject({ status: 'Shipped' })
    const reference = sandbox.orders()[0]!.referenceNo
    const html = await (await fetch(`${sandbox.url}/transaction/${reference}/return`, { method: 'POST' })).text()
    expect(formIn(html).read.orderStatus).toBe('Success')
  })

  test('bank-slow is awaited, then paid although nobody returned', async () => {
    await initiate(requestText('ORD-1'))
    await choose('ORD-1', 'bank-slow')
    expect(await status('ORD-1')).toMatchObject({ status: 'Awaited' })
    await waitFor(async () => ((await status('ORD-1')) as { status?: string }).status === 'Shipped', { timeoutMs: 2000, what: 'the bank' })
  })

  test('an order ends once: a second choice changes nothing and offers the first answer again', async () => {
    await initiate(requestText('ORD-1'))
    await choose('ORD-1', 'decline')
    expect(formIn(await choose('ORD-1', 'pay')).read.orderStatus).toBe('Failure')
  })

  test.each(['pay', 'abort', 'pay-later', 'close'] as Outcome[])('a test can complete %s without a browser', async (outcome) => {
    await initiate(requestText('ORD-1'))
    const answer = await sandbox.complete('ORD-1', outcome)
    expect(answer).toEqual(outcome === 'close' ? undefined : { status: 303, location: '/paymentStatus' })
    expect(got).toHaveLength(outcome === 'close' ? 0 : 1)
    await expect(sandbox.complete('ORD-1', 'pay')).rejects.toThrow('no open order')
  })
})

describe('notifications', () => {
  beforeEach(() => start({ notificationUrl: `${merchantUrl}/notification` }))

  test('a payment is pushed with the true answer', async () => {
    await initiate(requestText('ORD-1'))
    await choose('ORD-1', 'pay')
    await waitFor(() => got.length === 1, { timeoutMs: 2000, what: 'the notification' })
    expect(got[0]!.path).toBe('/notification')
    expect(parseReturn(cipher.decrypt(got[0]!.encResp))).toMatchObject({ orderId: 'ORD-1', orderStatus: 'Success', amountFils: 30100 })
  })

  test('whoever chooses the outcome may ask for a push, or for none', async () => {
    await initiate(requestText('ORD-1'))
    await initiate(requestText('ORD-2'))
    await choose('ORD-1', 'pay', { notify: 'no' })
    await choose('ORD-2', 'close', { notify: 'yes' })
    await waitFor(() => got.length === 1, { timeoutMs: 2000, what: 'the notification' })
    expect(got.map(({ orderNo }) => orderNo)).toEqual(['ORD-2'])
  })

  test('the list of orders pushes again, refunds and charges back', async () => {
    await initiate(requestText('ORD-1'))
    await choose('ORD-1', 'pay', { notify: 'no' })
    const reference = sandbox.orders()[0]!.referenceNo
    const act = (name: string) => fetch(`${sandbox.url}/orders/${reference}/${name}`, { method: 'POST', redirect: 'manual' })
    expect((await act('notify')).status).toBe(303)
    await waitFor(() => got.length === 1, { timeoutMs: 2000, what: 'the notification' })
    expect(await (await fetch(sandbox.url)).text()).toContain('ORD-1')
    expect((await act('chargeback')).status).toBe(303)
    expect((await act('refund')).status).toBe(409)
    expect(await status('ORD-1')).toMatchObject({ status: 'Chargeback' })
  })
})

describe('server-to-server calls', () => {
  const pay = async (orderId: string): Promise<string> => {
    await initiate(requestText(orderId))
    await choose(orderId, 'pay')
    return sandbox.orders()[0]!.referenceNo
  }

  test('an unknown order, a foreign access code and an unknown version have their codes', async () => {
    expect(await status('ORD-9')).toMatchObject({ ok: false, code: '51419' })
    expect(await client({ accessCode: 'WRONG' }).orderStatus({ orderNo: 'ORD-9' })).toMatchObject({ ok: false, code: '51407' })
    const form = { enc_request: cipher.encrypt('{}'), access_code: 'AVXX', command: 'orderStatusTracker', request_type: 'JSON', response_type: 'JSON', version: '9' }
    const response = await fetch(sandbox.apiUrl, { method: 'POST', body: new URLSearchParams(form) })
    expect(await response.text()).toContain('enc_error_code=51421')
  })

  test('refunds add up to the amount, each reference counts once', async () => {
    const referenceNo = await pay('ORD-1')
    expect(await client().refund({ referenceNo, amount: '100.00', refundRefNo: 'R-1' })).toMatchObject({ ok: true })
    expect(await client().refund({ referenceNo, amount: '100.00', refundRefNo: 'R-1' })).toMatchObject({ ok: false, code: '51086' })
    expect(await client().refund({ referenceNo, amount: '201.01', refundRefNo: 'R-2' })).toMatchObject({ ok: false, reason: 'gateway-error' })
    expect(await status('ORD-1')).toMatchObject({ status: 'Shipped' })
    expect(await client().refund({ referenceNo, amount: '201.00', refundRefNo: 'R-3' })).toMatchObject({ ok: true })
    expect(await status('ORD-1')).toMatchObject({ status: 'Refunded' })
  })

  test('with manual confirmation a paid order can still be canceled, a shipped one not', async () => {
    await start({ confirmation: 'manual' })
    const referenceNo = await pay('ORD-1')
    expect(await status('ORD-1')).toMatchObject({ status: 'Successful' })
    expect(await client().cancel([{ referenceNo, amount: '301.00' }, { referenceNo: '1', amount: '1.00' }])).toMatchObject({ cancelled: 1, failed: [{ referenceNo: '1' }] })
    expect(await status('ORD-1')).toMatchObject({ status: 'Cancelled' })
    await start()
    expect(await client().cancel([{ referenceNo: await pay('ORD-2'), amount: '301.00' }])).toMatchObject({ cancelled: 0 })
  })

  test('both forms of the status answer are spoken', async () => {
    await pay('ORD-1')
    for (const mode of ['ok', 'flat', 'wrapped'] as const) {
      sandbox.setStatusMode(mode)
      expect(await status('ORD-1')).toMatchObject({ ok: true, status: 'Shipped' })
    }
  })

  test('the status call can hang or fail, while refunds still work', async () => {
    const referenceNo = await pay('ORD-1')
    sandbox.setStatusMode('hang')
    expect(await client({ timeoutMs: 60 }).orderStatus({ orderNo: 'ORD-1' })).toMatchObject({ reason: 'timeout' })
    sandbox.setStatusMode('error')
    expect(await status('ORD-1')).toMatchObject({ reason: 'gateway-error' })
    expect(await client().refund({ referenceNo, amount: '301.00', refundRefNo: 'R-1' })).toMatchObject({ ok: true })
  })
})

test('the gcm cipher is spoken as well', async () => {
  await start({ cipher: 'gcm' })
  const gcm = createCipher({ kind: 'gcm', workingKey: account.workingKey })
  const body = new URLSearchParams({ encRequest: gcm.encrypt(requestText('ORD-1')), access_code: account.accessCode })
  expect((await fetch(sandbox.transactionUrl, { method: 'POST', body })).status).toBe(200)
  await sandbox.complete('ORD-1', 'alter')
  expect(() => gcm.decrypt(got[0]!.encResp)).toThrow('could not be read')
})
