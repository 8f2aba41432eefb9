import { expect, test } from 'vitest'
import { judge, type Row } from './measurement'

const row = (changes: Partial<Row>): Row => ({ label: 'x', ours: 1, unit: 'ms', meetsGoal: true, ...changes })

test('judge() returns missed when one row misses its goal', () => {
  expect(judge([row({}), row({ meetsGoal: false })]).verdict).toBe('missed')
})

test('judge() ignores rows without a goal', () => {
  expect(judge([row({}), row({ meetsGoal: null })]).verdict).toBe('met')
})

test('judge() returns void when a control ratio differs more than 5 % from 1, whether the goal is met or not', () => {
  expect(judge([row({ same: 1.06 })]).verdict).toBe('void')
  expect(judge([row({ same: 0.94, meetsGoal: false })]).verdict).toBe('void')
  expect(judge([row({ same: 1.05 })]).verdict).toBe('met')
})
