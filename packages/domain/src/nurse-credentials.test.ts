import { expect, it } from 'vitest'
import { addDays } from './dates'
import { licenceNotice } from './nurse-credentials'

const TODAY = '2026-03-03'

it.each([
  [null, { kind: 'unknown' }],
  [-1, { kind: 'ended' }],
  [0, { kind: 'ends', days: 0, within: 7 }],
  [7, { kind: 'ends', days: 7, within: 7 }],
  [8, { kind: 'ends', days: 8, within: 30 }],
  [30, { kind: 'ends', days: 30, within: 30 }],
  [31, { kind: 'ends', days: 31, within: 60 }],
  [60, { kind: 'ends', days: 60, within: 60 }],
  [61, null],
])('a licence that ends in %s days is noticed as %j', (days, notice) => {
  expect(licenceNotice(days === null ? null : addDays(TODAY, days), TODAY)).toEqual(notice)
})
