import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText } from './decode-text'
import { isReadable, parseReturn, startsWithOrder } from './response'

test('parseReturn reads all fields', () => {
  const plain =
    'order_id=ORD-1&tracking_id=306003&bank_ref_no=null&order_status=Success&failure_message=&payment_mode=Credit Card&card_name=Visa' +
    '&status_code=null&status_message=Approved&currency=AED&amount=301.00&trans_date=21/11/2026 11:27:55'
  expect(parseReturn(plain)).toMatchObject({
    orderId: 'ORD-1',
    trackingId: '306003',
    bankRefNo: undefined,
    orderStatus: 'Success',
    failureMessage: undefined,
    paymentMode: 'Credit Card',
    cardName: 'Visa',
    statusMessage: 'Approved',
    currency: 'AED',
    amountFils: 30100,
    transDate: '21/11/2026 11:27:55',
  })
})

test.each(['Success', 'Failure', 'Aborted', 'Invalid'] as const)('parseReturn knows the order status %s', (status) => {
  expect(parseReturn(`order_status=${status}`).orderStatus).toBe(status)
})

test.each(['success', 'Timeout', 'SUCCESS', '', 'null', 'constructor'])(
  'parseReturn maps the order status %j to Unknown',
  (status) => {
    expect(parseReturn(`order_status=${status}`).orderStatus).toBe('Unknown')
  },
)

test('parseReturn never throws', () => {
  fc.assert(fc.property(fc.string(), (text) => parseReturn(text).fields.size >= 0))
})

test('isReadable rejects garbled blocks and accepts real texts', () => {
  for (const text of [
    'order_id=ORD-1&failure_message=Refus\u00e9 par la banque',
    'a=\u0645\u062d\u0645\u062f',
    'a=1\r\n',
    '',
  ])
    expect(isReadable(text)).toBe(true)
  for (const sign of ['\0', '\x07', '\x1b', '\x7f', '\x85', '\ufffd'])
    expect(isReadable(`order_id=ORD-1&a=${sign}`)).toBe(false)
})

test('decodeText reads UTF-8, and any other bytes with their ASCII unchanged', () => {
  expect(decodeText(Buffer.from('a=\u0645\u062d&b=\u00e9'))).toBe('a=\u0645\u062d&b=\u00e9')
  expect(
    parseReturn(decodeText(Buffer.from('order_id=ORD-1&card_name=Ren\xe9&amount=301.00', 'latin1'))),
  ).toMatchObject({
    orderId: 'ORD-1',
    cardName: 'Ren\u00e9',
    amountFils: 30100,
  })
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), (bytes) => {
      const text = decodeText(Buffer.concat([Buffer.from('order_id=ORD-1&x='), bytes]))
      return text.startsWith('order_id=ORD-1&x=')
    }),
  )
})

test.each([
  ['order_id=ORD-1&tracking_id=1', true],
  ['\r\norder_id=ORD-1&x', true],
  ['order_id=&tracking_id=1', false],
  ['tracking_id=1&order_id=ORD-1&x=1', false],
  ['order_id=ORD-1', false],
  ['', false],
])('startsWithOrder of %j is %s', (text, expected) => {
  expect(startsWithOrder(text)).toBe(expected)
})
