import { expect, it } from 'vitest'
import { holdReason } from './hold-limits'

const limits = { perPerson: 3, addressPercent: 33 }

it('lets a person hold three seats and refuses the fourth', () => {
  expect(holdReason({ ofPerson: 2, ofAddress: 0, daySeats: 48 }, limits)).toBeUndefined()
  expect(holdReason({ ofPerson: 3, ofAddress: 0, daySeats: 48 }, limits)).toBe('person')
})

it('lets an address hold a third of a day and refuses more', () => {
  expect(holdReason({ ofPerson: 0, ofAddress: 14, daySeats: 48 }, limits)).toBeUndefined()
  expect(holdReason({ ofPerson: 0, ofAddress: 15, daySeats: 48 }, limits)).toBe('address')
})

it('lets an address hold one seat of the smallest day', () => {
  expect(holdReason({ ofPerson: 0, ofAddress: 0, daySeats: 1 }, limits)).toBeUndefined()
  expect(holdReason({ ofPerson: 0, ofAddress: 1, daySeats: 1 }, limits)).toBe('address')
})
