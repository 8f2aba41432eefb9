import { expect, it } from 'vitest'
import { holdReason } from './hold-limits'

const limits = { perPerson: 3, addressPercent: 33 }

it('a person can hold three seats, and the fourth is refused', () => {
  expect(holdReason({ ofPerson: 2, ofAddress: 0, daySeats: 48 }, limits)).toBeUndefined()
  expect(holdReason({ ofPerson: 3, ofAddress: 0, daySeats: 48 }, limits)).toBe('person')
})

it('an address can hold a third of a day’s seats, and more are refused', () => {
  expect(holdReason({ ofPerson: 0, ofAddress: 14, daySeats: 48 }, limits)).toBeUndefined()
  expect(holdReason({ ofPerson: 0, ofAddress: 15, daySeats: 48 }, limits)).toBe('address')
})

it('an address can hold one seat of a day with very few seats', () => {
  expect(holdReason({ ofPerson: 0, ofAddress: 0, daySeats: 1 }, limits)).toBeUndefined()
  expect(holdReason({ ofPerson: 0, ofAddress: 1, daySeats: 1 }, limits)).toBe('address')
})
