import { describe, expect, test } from 'vitest'
import { anAttempt } from '../../testing/records'
import { refundOffer } from './refundable'

const booking = { fullName: 'Omar Haddad', status: 'Pending', needsAction: null } as const
const paid = anAttempt()
const part = { amount: 120, state: 'done', at: '2026-03-01T09:00:00.000Z', reason: null } as const

describe('the refund of one payment', () => {
  test('offers a part of a valid visit only, since all of it is refunded by canceling', () => {
    expect(refundOffer(booking, paid)).toEqual({ fullName: 'Omar Haddad', left: 560, suggested: null, partOnly: true })
  })
  test('offers any amount of a visit that was made, and suggests none', () => {
    expect(refundOffer({ ...booking, status: 'Completed' }, paid)).toMatchObject({ left: 560, suggested: null })
  })
  test.each(['paid-twice', 'paid-slot-gone', 'paid-after-cancel', 'refund-failed'])('suggests all after %s', (reason) =>
    expect(refundOffer({ ...booking, needsAction: reason }, paid)).toMatchObject({ left: 560, suggested: 560 }),
  )
  test('suggests all that is left of a surplus payment, and of a canceled visit', () => {
    expect(refundOffer(booking, { ...paid, state: 'surplus' })).toMatchObject({ suggested: 560 })
    const rest = { ...paid, left: 440, parts: [part] }
    expect(refundOffer({ ...booking, status: 'Canceled' }, rest)).toMatchObject({ left: 440, suggested: 440 })
  })
  test('suggests the part that the gateway refused', () => {
    const refused = { ...paid, parts: [{ ...part, state: 'failed' as const }] }
    expect(refundOffer({ ...booking, needsAction: 'refund-failed' }, refused)).toMatchObject({ suggested: 120 })
  })
  test('is not offered where nothing is left, or while a part is on its way', () => {
    expect(refundOffer({ ...booking, status: 'Canceled' }, { ...paid, left: 0 })).toBeNull()
    const onItsWay = { ...paid, left: 440, parts: [{ ...part, state: 'requested' as const }] }
    expect(refundOffer({ ...booking, status: 'Canceled' }, onItsWay)).toBeNull()
  })
})
