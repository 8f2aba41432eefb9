import type { BoardPeriod } from '@homecare/domain/board-period'
import { expect, test } from 'vitest'
import { presentOwnerBoard } from './present'

const PERIOD = {
  period: 'own',
  from: '2026-11-20',
  to: '2026-11-20',
  before: { from: '2026-11-19', to: '2026-11-19' },
} as BoardPeriod

test('a package and a test with the same number and as many bookings stay in their order when the rows come in another', () => {
  const rows: [boolean, string, number, number][] = [
    [true, 'test:1', 3, 18_000],
    [true, 'package:1', 3, 111_000],
  ]
  const itemsOf = (items: typeof rows) =>
    presentOwnerBoard(PERIOD, {
      sums: { daily: [], steps: [], names: [], items },
      offered: () => 0,
      searches: [],
      today: PERIOD.to,
    }).items
  expect(itemsOf(rows).map(({ kind }) => kind)).toEqual(['package', 'test'])
  expect(itemsOf(rows.toReversed())).toEqual(itemsOf(rows))
})
