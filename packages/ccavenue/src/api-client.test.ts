import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApiClient } from './api-client'
import { createCipher } from './cipher'

const cipher = createCipher({ kind: 'cbc', workingKey: 'a-working-key' })
let apiUrl = ''
let received: URLSearchParams
let respond: (response: ServerResponse) => void

const server = createServer(async (request: IncomingMessage, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  received = new URLSearchParams(Buffer.concat(chunks).toString())
  respond(response)
})

const client = (timeoutMs = 2000) => createApiClient({ apiUrl, accessCode: 'AVXX', cipher, timeoutMs })
const body = (text: string, status = 200) => (respond = (response) => void response.writeHead(status).end(text))
const json = (value: unknown) =>
  body(`status=0&enc_response=${cipher.encrypt(JSON.stringify(value))}\r\n&enc_error_code=`)

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/apis/servlet/DoWebTrans`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  body('', 500)
})

describe('the status call', () => {
  const order = {
    reference_no: 306003,
    order_no: 'ORD-1',
    order_currncy: 'AED',
    order_amt: 301.0,
    order_status: 'Shipped',
    status: 0,
    error_code: '',
  }
  const read = {
    ok: true,
    status: 'Shipped',
    orderNo: 'ORD-1',
    referenceNo: '306003',
    amountFils: 30100,
    currency: 'AED',
  }

  test.each([
    ['flat, numbers', order],
    ['wrapped', { Order_Status_Result: order }],
    [
      'texts and order_curr',
      { ...order, reference_no: '306003', order_amt: '301.00', order_currncy: undefined, order_curr: 'AED' },
    ],
  ])('the status call reads a response of the form %s', async (_name, value) => {
    json(value)
    expect(await client().orderStatus({ orderNo: 'ORD-1' })).toMatchObject(read)
  })

  test('the status call sends the documented fields', async () => {
    json(order)
    await client().orderStatus({ orderNo: 'ORD-1', referenceNo: '306003' })
    const { enc_request, ...rest } = Object.fromEntries(received)
    expect(rest).toEqual({
      access_code: 'AVXX',
      command: 'orderStatusTracker',
      request_type: 'JSON',
      response_type: 'JSON',
      version: '1.2',
    })
    expect(JSON.parse(cipher.decrypt(enc_request!))).toEqual({ reference_no: '306003', order_no: 'ORD-1' })
  })

  test('the status call leaves out an amount that is not a whole number of fils', async () => {
    json({ ...order, order_amt: '301.005' })
    expect(await client().orderStatus({ orderNo: 'ORD-1' })).toMatchObject({ ok: true, amountFils: undefined })
  })

  test('an error inside the response is a gateway error, whatever the order status beside it', async () => {
    json({ ...order, status: 1, error_desc: 'No record found', error_code: '51419' })
    expect(await client().orderStatus({ orderNo: 'ORD-9' })).toEqual({
      ok: false,
      reason: 'gateway-error',
      code: '51419',
      message: 'No record found',
    })
  })

  test('a response with status=1 has a plain error text and its code', async () => {
    body('status=1&enc_response=Access_code: Invalid Parameter&enc_error_code=51407')
    expect(await client().orderStatus({ orderNo: 'ORD-1' })).toEqual({
      ok: false,
      reason: 'gateway-error',
      code: '51407',
      message: 'Access_code: Invalid Parameter',
    })
  })

  test.each([
    '',
    '<html>Down</html>',
    'status=0&enc_response=00ff',
    'status=0',
    `status=0&enc_response=${cipher.encrypt('[]')}`,
    `status=0&enc_response=${cipher.encrypt('{}')}`,
  ])('the response %j is undecodable', async (text) => {
    body(text)
    expect(await client().orderStatus({ orderNo: 'ORD-1' })).toMatchObject({ ok: false, reason: 'undecodable' })
  })

  test('an HTTP error is a gateway error', async () => {
    body('busy', 503)
    expect(await client().orderStatus({ orderNo: 'ORD-1' })).toMatchObject({
      ok: false,
      reason: 'gateway-error',
      code: 'HTTP 503',
    })
  })

  test('the API client does not follow a redirect', async () => {
    respond = (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    expect(await client().orderStatus({ orderNo: 'ORD-1' })).toMatchObject({ ok: false, reason: 'unreachable' })
  })

  test('the API client reports a timeout before the headers and in the middle of the body', async () => {
    respond = () => {}
    expect(await client(80).orderStatus({ orderNo: 'ORD-1' })).toMatchObject({ ok: false, reason: 'timeout' })
    respond = (response) => void response.writeHead(200).write('status=0')
    expect(await client(80).orderStatus({ orderNo: 'ORD-1' })).toMatchObject({ ok: false, reason: 'timeout' })
  })

  test('a closed port is reported as unreachable', async () => {
    const dead = createApiClient({ apiUrl: 'http://127.0.0.1:1/', accessCode: 'AVXX', cipher, timeoutMs: 2000 })
    expect(await dead.orderStatus({ orderNo: 'ORD-1' })).toMatchObject({ ok: false, reason: 'unreachable' })
  })

  test('a call without order and reference number throws RangeError', async () => {
    await expect(client().orderStatus({})).rejects.toThrow(RangeError)
  })
})

describe('refunds', () => {
  const refund = { referenceNo: '306003', amount: '301.00', refundRefNo: 'R-1' }

  test.each([[{ refund_status: 0, reason: '' }], [{ Refund_Order_Result: { refund_status: '0' } }]])(
    'a refund response with refund_status 0 is a success: %j',
    async (value) => {
      json(value)
      expect(await client().refund(refund)).toMatchObject({ ok: true })
      expect(JSON.parse(cipher.decrypt(received.get('enc_request')!))).toEqual({
        reference_no: '306003',
        refund_amount: '301.00',
        refund_ref_no: 'R-1',
      })
    },
  )

  test('a refund with refund_status 1 is refused with its reason', async () => {
    json({ refund_status: 1, reason: 'Refund reference number already used', error_code: '51086' })
    expect(await client().refund(refund)).toEqual({
      ok: false,
      reason: 'gateway-error',
      code: '51086',
      message: 'Refund reference number already used',
    })
  })

  test('a refund response without refund_status is not a success', async () => {
    json({})
    expect(await client().refund(refund)).toMatchObject({ ok: false, reason: 'undecodable' })
  })
})

test('a cancel call returns the number of cancelled orders and the failed ones', async () => {
  json({
    Order_Result: {
      success_count: 1,
      failed_List: [{ reference_no: 7, reason: 'Already shipped', error_code: '51313' }],
    },
  })
  expect(await client().cancel([{ referenceNo: '306003', amount: '301.00' }])).toMatchObject({
    ok: true,
    cancelled: 1,
    failed: [{ referenceNo: '7', reason: 'Already shipped' }],
  })
})

describe('the list of transactions', () => {
  const entry = {
    reference_no: 306003,
    order_no: 'ORD-1',
    order_amt: 301.0,
    order_currncy: 'AED',
    order_status: 'Shipped',
    order_date_time: '2026-11-21 11:27:55.0',
    order_refund_amt: '0.0',
  }
  const read = { referenceNo: '306003', orderNo: 'ORD-1', amountFils: 30100, currency: 'AED', refundedFils: 0 }

  test.each([
    ['flat', { order_Status_List: [entry], page_count: 3 }],
    ['wrapped', { Order_Lookup_Result: { order_Status_List: [entry], page_count: '3', error_desc: '' } }],
    ['under another name, one entry without a list', { order_List: entry, page_count: 3 }],
  ])('the list of transactions is read in the form %s', async (_name, value) => {
    json(value)
    expect(await client().orderLookup({ fromDate: '2026-11-21', toDate: '2026-11-22', page: 2 })).toMatchObject({
      ok: true,
      pages: 3,
      entries: [read],
    })
    expect(JSON.parse(cipher.decrypt(received.get('enc_request') ?? ''))).toMatchObject({
      order_no: '',
      from_date: '21-11-2026',
      to_date: '22-11-2026',
      page_number: 2,
    })
  })

  test.each([
    ['no records', { error_code: '51419', error_desc: 'No records found' }, { ok: true, entries: [] }],
    ['a total of none', { total_records: 0, error_desc: '' }, { ok: true, entries: [] }],
    ['a refusal', { status: 1, error_code: '51407', error_desc: 'No' }, { ok: false, reason: 'gateway-error' }],
    ['neither list nor total', { hello: 1 }, { ok: false, reason: 'undecodable' }],
  ])('a list of transactions with %s is understood', async (_name, value, result) => {
    json(value)
    expect(await client().orderLookup({ orderNo: 'ORD-1', page: 1 })).toMatchObject(result)
  })

  test('malformed entries are returned with what they say and never throw', async () => {
    json({ order_Status_List: [null, 7, 'x', [], { order_amt: '1e9', order_no: {} }], page_count: 'many' })
    const result = await client().orderLookup({ orderNo: '', page: 1 })
    expect(result).toMatchObject({ ok: true, pages: 1 })
    const entries = result.ok ? result.entries : []
    expect(entries).toHaveLength(5)
    for (const each of entries)
      expect([each.referenceNo, each.orderNo, each.amountFils]).toEqual(Array(3).fill(undefined))
    expect(entries[4]?.raw).toContain('1e9')
  })
})
