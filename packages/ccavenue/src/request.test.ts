import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseMessage } from './message'
import { buildRequest, type PaymentRequestFields } from './request'

const request: PaymentRequestFields = {
  merchantId: '45990',
  orderId: 'ORD-1700000000000-2',
  currency: 'AED',
  amount: '301.00',
  redirectUrl: 'https://care.example/api/payment/response',
  cancelUrl: 'http://127.0.0.1:3000/api/payment/response',
  language: 'EN',
  billing: {
    name: 'Ghaf Home Healthcare',
    address: 'Villa 12, Street 4/B',
    city: 'Dubai',
    country: 'United Arab Emirates',
    tel: '+971 4 000 0000',
    email: 'hello@ghafhomecare.example',
  },
}

test('buildRequest writes the fields as the gateway documents them', () => {
  expect(buildRequest(request)).toBe(
    'merchant_id=45990&order_id=ORD-1700000000000-2&currency=AED&amount=301.00&redirect_url=https://care.example/api/payment/response' +
      '&cancel_url=http://127.0.0.1:3000/api/payment/response&language=EN&billing_name=Ghaf Home Healthcare&billing_address=Villa 12, Street 4/B' +
      '&billing_city=Dubai&billing_country=United Arab Emirates&billing_tel=97140000000&billing_email=hello@ghafhomecare.example',
  )
})

test('no value of a request changes when unescaped or adds a field', () => {
  const any = fc.string({ unit: 'grapheme', maxLength: 400 })
  fc.assert(
    fc.property(any, any, any, any, (name, address, tel, param) => {
      const plain = buildRequest({ ...request, billing: { name, address, tel }, merchantParams: [param] })
      const fields = parseMessage(plain)
      expect(
        [...fields.keys()].every((key) =>
          /^(merchant_(id|param1)|order_id|currency|amount|(redirect|cancel)_url|language|billing_(name|address|tel))$/.test(
            key,
          ),
        ),
      ).toBe(true)
      expect(decodeURIComponent(plain.replaceAll('+', ' '))).toBe(plain)
      expect(fields.get('billing_name')?.length ?? 0).toBeLessThanOrEqual(60)
      expect(fields.get('billing_address')?.length ?? 0).toBeLessThanOrEqual(150)
      expect(fields.get('billing_tel')?.length ?? 0).toBeLessThanOrEqual(20)
      expect(fields.get('merchant_param1')?.length ?? 0).toBeLessThanOrEqual(100)
    }),
  )
})

test('buildRequest replaces accented letters and drops other characters', () => {
  const fields = parseMessage(buildRequest({ ...request, billing: { name: 'Zoë  O’Brien & Söhne 100%' } }))
  expect(fields.get('billing_name')).toBe('Zoe OBrien Sohne 100')
})

test('buildRequest leaves out an email address that it would have to change', () => {
  const fields = parseMessage(buildRequest({ ...request, billing: { email: 'a+b@x.example' } }))
  expect(fields.has('billing_email')).toBe(false)
})

describe('values that the gateway would misread', () => {
  test.each(['', 'ORD 1', 'ORD&1', 'ORD#1', 'O'.repeat(31)])('buildRequest rejects the order id %j', (orderId) => {
    expect(() => buildRequest({ ...request, orderId })).toThrow(RangeError)
  })

  test.each(['301', '301.0', '0.00', '-1.00', '1e3', '301.001'])('buildRequest rejects the amount %j', (amount) => {
    expect(() => buildRequest({ ...request, amount })).toThrow(RangeError)
  })

  test.each([
    '/relative',
    'https://x.example/a?b=c',
    'https://x.example/a#b',
    'https://x.example/%41',
    'javascript:alert(1)',
    `https://x.example/${'a'.repeat(83)}`,
  ])('buildRequest rejects the URL %j', (url) => {
    expect(() => buildRequest({ ...request, redirectUrl: url })).toThrow(RangeError)
    expect(() => buildRequest({ ...request, cancelUrl: url })).toThrow(RangeError)
  })

  test('buildRequest rejects a sixth merchant parameter', () => {
    expect(() => buildRequest({ ...request, merchantParams: ['1', '2', '3', '4', '5', '6'] })).toThrow(RangeError)
  })
})

test('buildRequest accepts a redirect URL of exactly 100 characters', () => {
  const redirectUrl = `https://x.example/${'a'.repeat(82)}`
  expect(parseMessage(buildRequest({ ...request, redirectUrl })).get('redirect_url')).toHaveLength(100)
})
