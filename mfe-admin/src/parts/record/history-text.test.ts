import { describe, expect, test } from 'vitest'
import { historyText, reportOwnerOf } from './history-text'

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
      /^Marked as done what needed action\. Two payments arrived.*Note: gave the second one back$/,
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
      historyText({ ...entry, action: 'report released' }, reportOwnerOf({ people, reports }))
    expect(textFor(['Mona Haddad', 'Lina Haddad'])).toBe('Report released. Report of Lina Haddad')
    expect(textFor(['Mona Haddad'])).toBe('Report released')
  })
  test('an entry about a doctor’s link says whose report it opens, and one of before that was recorded names nobody', () => {
    const ownerOf = reportOwnerOf({ people: ['Mona Haddad', 'Lina Haddad'] })
    const shared = (detail: Record<string, unknown>) =>
      historyText({ at: '', actor: 'visitor', from: null, action: 'report shared by link', detail }, ownerOf)
    expect(shared({ shareId: 's1', person: 1 })).toMatch(/Report of Lina Haddad$/)
    expect(shared({ shareId: 's1', person: 0 })).toMatch(/Report of Mona Haddad$/)
    expect(shared({ shareId: 's1' })).not.toContain('Haddad')
  })
  test('an entry about a sample names its number, as several people of a visit have one each', () => {
    expect(sentence('sample handed over', { accession: '100012K' })).toBe(
      'Sample handed over to the laboratory. Number 100 012 K',
    )
  })
  test('an unknown action is shown as it was recorded', () => expect(sentence('file added')).toBe('File added'))
})
