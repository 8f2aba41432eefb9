import { describe, expect, test } from 'vitest'
import { gatewayText } from './gateway-text'

const sentence = (source: 'browser' | 'push' | 'status', verdict: string | null) =>
  gatewayText({ at: '2026-03-01T08:00:00.000Z', source, attemptId: 'ORD-1', verdict })

describe('a message of the gateway in plain words', () => {
  test.each([
    ['browser', 'known: Success', 'The patient came back from the card page: paid'],
    ['push', 'known: Aborted', 'The gateway notified us: broken off'],
    ['status', 'paid', 'The gateway answered our status call: paid'],
    ['status', 'still-pending', 'The gateway answered our status call: not decided yet'],
    ['status', 'amount-differs', 'The gateway answered our status call: another amount than was booked'],
    ['browser', 'undecodable', 'The patient came back from the card page: a message that could not be read'],
    ['push', null, 'The gateway notified us: not looked at yet'],
  ] as const)('%s, %s', (source, verdict, expected) => expect(sentence(source, verdict)).toBe(expected))

  test('an unknown word of the gateway is shown unchanged', () => {
    expect(sentence('push', 'known: Auto-Something')).toBe('The gateway notified us: “Auto-Something”')
  })
})
