import { describe, expect, test } from 'vitest'
import { historyText } from './history-text'

const sentence = (action: string, detail: Record<string, unknown> = {}) =>
  historyText({ at: '2026-03-01T08:00:00.000Z', actor: 'sara', action, from: null, detail })

describe('the history in words', () => {
  test('an entry names the action and its reason', () => {
    expect(sentence('canceled', { refund: 'requested', reason: 'travels' })).toBe(
      'Canceled. Refund requested. Reason: travels',
    )
  })
  test('a move names the old and the new time', () => {
    expect(sentence('moved', { from: '2026-03-03 10:00 Am', to: '2026-03-04 06:30 Pm' })).toBe(
      'Visit moved. From Tue 3 Mar 2026, 10:00 Am to Wed 4 Mar 2026, 06:30 Pm',
    )
  })
  test('a cleared action names the note and the original reason', () => {
    expect(sentence('action cleared', { reason: 'paid-twice', note: 'gave the second one back' })).toMatch(
      /^Cleared what needed action\. Two payments arrived.*Note: gave the second one back$/,
    )
  })
  test('an entry of the gateway quotes its message', () => {
    expect(sentence('refund refused', { detail: 'Insufficient balance' })).toBe(
      'The gateway refused the refund. Gateway: Insufficient balance',
    )
  })
  test('an unknown action is shown as it was recorded', () => expect(sentence('file added')).toBe('File added'))
})
