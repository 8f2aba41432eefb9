import { expect, test } from 'vitest'
import { judge, type Row } from './measurement'

const row = (changes: Partial<Row>): Row => ({ what: 'x', ours: 1, unit: 'ms', met: true, ...changes })

test('judge: one row that misses its goal makes the result missed', () => {
  expect(judge([row({}), row({ met: false })]).verdict).toBe('missed')
})

test('judge: rows without a goal do not affect the verdict', () => {
  expect(judge([row({}), row({ met: null })]).verdict).toBe('met')
})

test('judge: a control ratio more than 5 % away from 1 makes the result void, whether the goal is met or not', () => {
  expect(judge([row({ same: 1.06 })]).verdict).toBe('void')
  expect(judge([row({ same: 0.94, met: false })]).verdict).toBe('void')
  expect(judge([row({ same: 1.05 })]).verdict).toBe('met')
})
