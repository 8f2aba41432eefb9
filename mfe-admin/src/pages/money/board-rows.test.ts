import { describe, expect, test } from 'vitest'
import { aCase } from '../../testing/people'
import { groupsOf, nextRows } from './board-rows'

const shown = (rows: ReturnType<typeof nextRows>) =>
  rows.map(({ item, settled }) => `${item.fullName}${settled ? ' settled' : ''}`)
const omar = aCase()
const grace = aCase({ bookingId: 'booking-2', fullName: 'Grace', since: '2026-03-01T07:00:00.000Z' })
const noura = aCase({ bookingId: 'booking-3', fullName: 'Noura', since: '2026-02-01T07:00:00.000Z' })

describe('the rows of the board', () => {
  test('are sorted by age, the oldest first', () =>
    expect(shown(nextRows([], [omar, grace]))).toEqual(['Grace', 'Omar Haddad']))

  test('keep their position when others arrive, also older ones', () =>
    expect(shown(nextRows(nextRows([], [omar, grace]), [noura, omar, grace]))).toEqual([
      'Grace',
      'Omar Haddad',
      'Noura',
    ]))

  test('keep their position as settled when they have left the board', () =>
    expect(shown(nextRows(nextRows([], [omar, grace]), [omar]))).toEqual(['Grace settled', 'Omar Haddad']))

  test('are open again when they come back, as the server has them now', () => {
    const gone = nextRows(nextRows([], [omar]), [])
    const back = nextRows(gone, [{ ...omar, version: 9 }])
    expect(back.map(({ item, settled }) => [item.version, settled])).toEqual([[9, false]])
  })

  test('are grouped by reason, paid ones first', () => {
    const late = aCase({ bookingId: 'booking-4', reason: 'unconfirmed-for-long' })
    const gone = aCase({ bookingId: 'booking-5', reason: 'paid-without-slot' })
    expect(groupsOf(nextRows([], [late, omar, gone])).map(({ reason }) => reason)).toEqual([
      'paid-without-slot',
      'needs-action',
      'unconfirmed-for-long',
    ])
  })
})
