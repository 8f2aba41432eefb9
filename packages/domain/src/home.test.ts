import { expect, it } from 'vitest'
import { addressParts, doorText, shownLandmark } from './home'

const ADDRESS = { doorNumber: '1204', building: 'Palm House', landmark: 'Near the park', city: 'Deira, Dubai' }

it.each(['None', 'none', 'NONE', ' no ', 'N/A', 'nil', '-', '–', '', 'لا يوجد', 'no landmark'])(
  'the landmark "%s" is none, and is printed nowhere',
  (landmark) => {
    expect(shownLandmark(landmark)).toBe('')
    expect(addressParts({ ...ADDRESS, landmark })).toEqual(['1204', 'Palm House', 'Deira, Dubai'])
  },
)

it.each(['Nonesuch Mall', 'No. 5 gate', 'Al Noor mosque', 'Gate - 3'])(
  'the landmark "%s" is shown as it is',
  (text) => {
    expect(shownLandmark(text)).toBe(text)
  },
)

it.each([
  ['1204', 'flat', 'Flat 1204'],
  ['12', 'villa', 'Villa 12'],
  ['12', null, '12'],
  ['Villa 12', 'villa', 'Villa 12'],
  ['Apt 3B', 'flat', 'Apt 3B'],
  // Roles that may not read the door get an empty one.
  ['', 'villa', ''],
] as const)('the door number "%s" of a home of the kind %s is read as "%s"', (door, kind, text) => {
  expect(doorText(door, kind)).toBe(text)
})

it('an address has the parts that are there, in their order', () => {
  expect(addressParts(ADDRESS, { kind: 'flat' })).toEqual(['Flat 1204', 'Palm House', 'Near the park', 'Deira, Dubai'])
  expect(addressParts({ building: 'Palm House', city: ' ' })).toEqual(['Palm House'])
})
