import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAYMENT_REASONS, paymentReasonOf } from './payment-reason'

const failed = (failureMessage: string | null, gatewayStatus = 'Unsuccessful') =>
  paymentReasonOf({ state: 'failed', gatewayStatus, failureMessage })

describe('the reason of an unpaid attempt', () => {
  it.each([
    ['Do not honour', 'declined'],
    ['DECLINED', 'declined'],
    ['', 'declined'],
    ['Insufficient funds', 'insufficient-funds'],
    ['51 - Not sufficient funds', 'insufficient-funds'],
    ['Exceeds withdrawal amount limit', 'limit-exceeded'],
    ['Expired card', 'card-expired'],
    ['Invalid expiry date', 'card-expired'],
    ['CVV mismatch', 'card-details'],
    ['Invalid card number', 'card-details'],
    ['Transaction not permitted to cardholder', 'card-not-allowed'],
    ['Lost card, pick up', 'card-not-allowed'],
    ['3D Secure authentication failed', 'verification-failed'],
    ['Wrong OTP entered', 'verification-failed'],
    ['Issuer or switch inoperative', 'bank-unavailable'],
    ['Timed out', 'bank-unavailable'],
    ['Transaction canceled by customer', 'not-finished'],
  ])('maps the bank text "%s" to %s', (text, reason) => {
    expect(failed(text)).toBe(reason)
  })

  it('is not-finished when the gatewayâs status says that the patient left, whatever the text says', () => {
    expect(failed('I have changed my mind', 'Aborted')).toBe('not-finished')
    expect(failed('Do not honour', 'Aborted')).toBe('not-finished')
  })

  it('is not-finished when the time ran out', () => {
    expect(paymentReasonOf({ state: 'expired', gatewayStatus: null, failureMessage: null })).toBe('not-finished')
  })

  it('is none for an attempt that runs, was paid or went back', () => {
    for (const state of ['initiated', 'paid', 'surplus', 'reversed'])
      expect(paymentReasonOf({ state, gatewayStatus: 'Aborted', failureMessage: 'x' })).toBeNull()
  })

  it('is a code of the list for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(PAYMENT_REASONS).toContain(failed(text))
      }),
    )
  })
})
