import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAYMENT_REASONS, paymentReasonOf } from './payment-reason'

const failed = (failureMessage: string | null, gatewayStatus = 'Unsuccessful') =>
  paymentReasonOf({ state: 'failed', gatewayStatus, failureMessage })

describe('the reason why an attempt is unpaid', () => {
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
  ])('the bank’s text "%s" means the reason %s', (text, reason) => {
    expect(failed(text)).toBe(reason)
  })

  it('the reason is not-finished when the gateway’s status says that the patient left, whatever the bank’s text says', () => {
    expect(failed('I have changed my mind', 'Aborted')).toBe('not-finished')
    expect(failed('Do not honour', 'Aborted')).toBe('not-finished')
  })

  it('the reason is not-finished when the attempt expired', () => {
    expect(paymentReasonOf({ state: 'expired', gatewayStatus: null, failureMessage: null })).toBe('not-finished')
  })

  it('an attempt that is pending, paid or reversed has no reason', () => {
    for (const state of ['initiated', 'paid', 'surplus', 'reversed'])
      expect(paymentReasonOf({ state, gatewayStatus: 'Aborted', failureMessage: 'x' })).toBeNull()
  })

  it('any text of a bank gives one of the defined reasons', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(PAYMENT_REASONS).toContain(failed(text))
      }),
    )
  })
})
