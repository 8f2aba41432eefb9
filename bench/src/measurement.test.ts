import { expect, test } from 'vitest'
import { judge, type Row } from './measurement'

const row = (changes: Partial<Row>): Row => ({ what: 'x', ours: 1, unit: 'ms', met: true, ...changes })

test('one row that misses its goal misses the whole', () => {
  expect(judge([row({}), row({ met: false })]).verdict).toBe('missed')
})

test('rows that no goal speaks of decide nothing', () => {
  expect(judge([row({}), row({ met: null })]).verdict).toBe('met')
})

test('an arm that differs from itself by more than 5 % voids the run, met or not', () => {
  expect(judge([row({ same: 1.06 })]).verdict).toBe('void')
  expect(judge([row({ same: 0.94, met: false })]).verdict).toBe('void')
  expect(judge([row({ same: 1.05 })]).verdict).toBe('met')
})
