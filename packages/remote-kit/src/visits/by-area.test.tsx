import { describe, expect, test } from 'vitest'
import { aVisit } from '../testing/day-sheet'
import { byArea } from './by-area'

const areas = (...names: string[]) =>
  byArea(names.map((area, at) => aVisit({ area, bookingId: String(at) }))).map(
    ({ area, visits }) => `${area} ${visits.length}`,
  )

describe('the day by area', () => {
  test('begins a new group where the area changes', () =>
    expect(areas('Marina', 'Marina', 'Jumeirah')).toEqual(['Marina 2', 'Jumeirah 1']))
  test('keeps the order of the route, even where an area occurs twice', () =>
    expect(areas('Marina', 'Jumeirah', 'Marina')).toEqual(['Marina 1', 'Jumeirah 1', 'Marina 1']))
})
