import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatFils, parseFils } from './amounts'

describe('parseFils', () => {
  test.each([
    ['301.00', 30100],
    ['301', 30100],
    ['301.5', 30150],
    ['301.0000', 30100],
    ['0.07', 7],
    [' 12.30 ', 1230],
    [301, 30100],
    [301.1, 30110],
    [1.15, 115],
  ])('parseFils reads %j as %i fils', (value, fils) => {
    expect(parseFils(value)).toBe(fils)
  })

  test.each([
    '',
    'null',
    'NaN',
    '-1.00',
    '+1.00',
    '1.001',
    '1e3',
    '1,000.00',
    '0x10',
    '1.',
    '.5',
    Number.NaN,
    -1,
    Infinity,
    1e21,
    0.1 + 0.2,
    null,
    undefined,
    {},
    ['1'],
  ])('parseFils rejects %j', (value) => {
    expect(parseFils(value)).toBeUndefined()
  })
})

test('parseFils reads back every amount that formatFils writes', () => {
  fc.assert(fc.property(fc.nat({ max: 2 ** 31 - 1 }), (fils) => parseFils(formatFils(fils)) === fils))
})

test.each([-1, 1.5, Number.NaN, Infinity])('formatFils rejects %d', (fils) => {
  expect(() => formatFils(fils)).toThrow(RangeError)
})
