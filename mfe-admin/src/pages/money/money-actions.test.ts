import { describe, expect, test } from 'vitest'
import { aCase } from '../../testing/people'
import { actionsFor } from './money-actions'

describe('what is offered on the money board', () => {
  test.each([
    ['paid-without-slot', 'paid-slot-gone', ['refund', 'clear']],
    ['paid-without-slot', null, ['refund']],
    ['amount-differs', null, ['query', 'refund', 'clear']],
    ['needs-action', 'paid-twice', ['query', 'refund', 'clear']],
    ['refund-awaited', 'requested', ['query']],
    ['refund-awaited', 'undecided', ['query', 'refund']],
    ['confirmed-without-payment', 'failed', ['query']],
    ['unconfirmed-for-long', 'successful', ['query', 'void']],
  ] as const)('for %s (%s): %j', (reason, detail, actions) =>
    expect(actionsFor(aCase({ reason, detail }))).toEqual(actions),
  )

  test('offers no refund where nothing of the payment is left', () =>
    expect(actionsFor(aCase({ left: 0 }))).toEqual(['query', 'clear']))

  test('offers nothing that needs a payment where there is none', () => {
    expect(actionsFor(aCase({ reason: 'confirmed-without-payment', attemptId: null }))).toEqual([])
    expect(actionsFor(aCase({ attemptId: null }))).toEqual(['clear'])
  })
})
