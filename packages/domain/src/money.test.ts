import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aedFromFils, amountText, filsFromAed, formatAed, formatAmount } from './money'

/** Up to ten million AED. */
const fils = fc.integer({ min: 0, max: 1_000_000_000 })

describe('money', () => {
  it('an amount keeps every fils between the database and the wire, in both directions', () => {
    fc.assert(fc.property(fils, (amount) => filsFromAed(aedFromFils(amount)) === amount))
  })

  it('an amount keeps every fils in the text for the gateway', () => {
    fc.assert(fc.property(fils, (amount) => filsFromAed(Number(amountText(amount))) === amount))
  })

  it('an amount keeps every fils in the text for people', () => {
    const read = (text: string) => Number(text.replace('AED\u00A0', '').replaceAll(',', ''))
    fc.assert(fc.property(fils, (amount) => filsFromAed(read(formatAed(amount))) === amount))
  })

  it('a sum in fils equals the sum of the same amounts in AED', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 20, max: 2000 })), (prices) => {
        const sumOfFils = prices.reduce((sum, price) => sum + filsFromAed(price), 0)
        expect(sumOfFils).toBe(filsFromAed(prices.reduce((sum, price) => sum + price, 0)))
      }),
    )
  })

  it.each([0.005, 1.005, 300.001, 370.000000001, 369.9999999999, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is not a valid amount in AED',
    (amount) => {
      expect(() => filsFromAed(amount)).toThrow(RangeError)
    },
  )

  it.each([0.1, 0.29, 1.1, 19.99, 4.35, 1.15])(
    '%d AED is a whole number of fils although floating point arithmetic disagrees',
    (amount) => {
      expect(amountText(filsFromAed(amount))).toBe(amount.toFixed(2))
    },
  )

  it('an amount for the gateway has exactly two decimals and no separator', () => {
    fc.assert(fc.property(fils, (amount) => /^\d+\.\d{2}$/.test(amountText(amount))))
    expect([0, 5, 30_000, 30_100, 123_456_789].map(amountText)).toEqual([
      '0.00',
      '0.05',
      '300.00',
      '301.00',
      '1234567.89',
    ])
  })

  it('an amount for people has thousands separators', () => {
    expect([0, 30_001, 99_999, 123_450, 123_456_789].map((each) => formatAed(each))).toEqual([
      'AED\u00A00.00',
      'AED\u00A0300.01',
      'AED\u00A0999.99',
      'AED\u00A01,234.50',
      'AED\u00A01,234,567.89',
    ])
  })

  it('an amount for people has decimals only when it is not a whole number of AED', () => {
    expect([0, 37_000, 30_001, 125_050, 123_456_789].map((each) => formatAed(each, 'if-any'))).toEqual([
      'AED\u00A00',
      'AED\u00A0370',
      'AED\u00A0300.01',
      'AED\u00A01,250.50',
      'AED\u00A01,234,567.89',
    ])
  })

  it('no line breaks between currency and amount', () => {
    fc.assert(
      fc.property(
        fils,
        fc.constantFrom('always', 'if-any'),
        (amount, cents) => !/[ \n]/.test(formatAed(amount, cents)),
      ),
    )
  })

  it('formatAmount is formatAed without its currency', () => {
    expect([0, 5, 123_450, 168_000, 123_456_789].map(formatAmount)).toEqual([
      '0.00',
      '0.05',
      '1,234.50',
      '1,680.00',
      '1,234,567.89',
    ])
  })
})
