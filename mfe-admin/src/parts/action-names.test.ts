import { expect, test } from 'vitest'
import { actionText, recordedActions } from './action-names'

test.each([
  ['report withdrawn', 'Report removed'],
  ['half hour closed', 'Slot closed'],
  ['link to the report removed', 'Link to the report removed'],
  ['completed', 'Completed'],
])('what is recorded as %s is shown as %s, and found by both', (recorded, shown) => {
  expect(actionText(recorded)).toBe(shown)
  for (const typed of [recorded, shown])
    expect(
      recordedActions(typed)
        .split(',')
        .some((part) => recorded.includes(part)),
    ).toBe(true)
})

test('a part of the shown words finds all actions that have it, and no text finds none', () => {
  expect(recordedActions('Slot cl')).toBe('slot cl,half hour closed')
  expect(recordedActions('note')).toBe('note')
  expect(recordedActions(' ')).toBe('')
})
