import { describe, expect, test } from 'vitest'
import { historyText } from './history-text'

const sentence = (action: string, detail: Record<string, unknown> = {}) =>
  historyText({ at: '2026-03-01T08:00:00.000Z', actor: 'sara', action, from: null, detail })

describe('the history in words', () => {
  test('tells what happened, with the reason that was given', () => {
    expect(sentence('canceled', { refund: 'requested', reason: 'travels' })).toBe(
      'Canceled. Refund requested. Reason: travels',
    )
  })
  test('tells from when to when a visit was moved', () => {
    expect(sentence('moved', { from: '2026-03-03 10:00 Am', to: '2026-03-04 06:30 Pm' })).toBe(
      'Visit moved. From Tue 3 Mar 2026, 10:00 Am to Wed 4 Mar 2026, 06:30 Pm',
    )
  })
  test('tells the note with which something was cleared, and why it stood there', () => {
    expect(sentence('action cleared', { reason: 'paid-twice', note: 'gave the second one back' })).toMatch(
      /^Cleared what needed action\. Two payments arrived.*Note: gave the second one back$/,
    )
  })
  test('tells the gateway’s own words', () => {
    expect(sentence('refund refused', { detail: 'Insufficient balance' })).toBe(
      'The gateway refused the refund. Gateway: Insufficient balance',
    )
  })
  test('an unknown action is shown as it was recorded', () => expect(sentence('file added')).toBe('File added'))
})
