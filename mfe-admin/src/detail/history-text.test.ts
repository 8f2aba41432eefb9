import { describe, expect, test } from 'vitest'
import { historyText, reportNames } from './history-text'

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
  test('an entry about a report says whose it is where several people are in the visit, and not for one person', () => {
    const entry = { at: '2026-03-01T08:00:00.000Z', actor: 'sara', from: null, detail: { reportId: 'r2' } }
    const reports = [
      { id: 'r1', person: 0 },
      { id: 'r2', person: 1 },
    ]
    const textFor = (people: string[]) =>
      historyText({ ...entry, action: 'report released' }, reportNames({ people, reports }))
    expect(textFor(['Mona Haddad', 'Lina Haddad'])).toBe('Report released. Report of Lina Haddad')
    expect(textFor(['Mona Haddad'])).toBe('Report released')
  })
  test('an unknown action is shown as it was recorded', () => expect(sentence('file added')).toBe('File added'))
})
