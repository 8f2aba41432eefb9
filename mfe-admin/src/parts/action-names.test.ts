import { expect, test } from 'vitest'
import { actionText, recordedAction } from './action-names'

test.each([
  ['report withdrawn', 'Report removed'],
  ['half hour closed', 'Slot closed'],
  ['link to the report removed', 'Link to the report removed'],
  ['completed', 'Completed'],
])('what is recorded as %s is shown as %s, and found by both', (recorded, shown) => {
  expect(actionText(recorded)).toBe(shown)
  expect([recordedAction(shown), recordedAction(recorded), recordedAction('')]).toEqual([recorded, recorded, ''])
})
