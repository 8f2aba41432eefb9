import { describe, expect, test } from 'vitest'
import { gatewayText } from './gateway-text'

const told = (source: 'browser' | 'push' | 'status', verdict: string | null) =>
  gatewayText({ at: '2026-03-01T08:00:00.000Z', source, attemptId: 'ORD-1', verdict })

describe('what the gateway said, in plain words', () => {
  test.each([
    ['browser', 'known: Success', 'The patient came back from the card page: paid'],
    ['push', 'known: Aborted', 'The gateway sent word by itself: broken off'],
    ['status', 'paid', 'Asked by us, the gateway answered: paid'],
    ['status', 'still-pending', 'Asked by us, the gateway answered: not decided yet'],
    ['status', 'amount-differs', 'Asked by us, the gateway answered: another amount than was booked'],
    ['browser', 'undecodable', 'The patient came back from the card page: a message that could not be read'],
    ['push', null, 'The gateway sent word by itself: not looked at yet'],
  ] as const)('%s, %s', (source, verdict, words) => expect(told(source, verdict)).toBe(words))

  test('an unknown word of the gateway is shown unchanged', () => {
    expect(told('push', 'known: Auto-Something')).toBe('The gateway sent word by itself: “Auto-Something”')
  })
})
