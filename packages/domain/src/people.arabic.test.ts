import { expect, test } from 'vitest'
import { lineName, namesInLine } from './people'

test('in Arabic the name of a person in front of a test keeps its own direction', () => {
  const line = { name: 'فيتامين د', person: 1 }
  expect(lineName(['Mariam', 'Omar'], line)).toBe('\u2068Omar\u2069: فيتامين د')
  expect(lineName(['Mariam'], line)).toBe('فيتامين د')
})

test('names with Arabic commas between them keep their order', () => {
  expect(namesInLine(['Mariam Saleh', 'عمر'])).toBe('\u2068Mariam Saleh\u2069، \u2068عمر\u2069')
})
