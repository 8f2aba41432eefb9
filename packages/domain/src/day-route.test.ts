import { describe, expect, it } from 'vitest'
import { areaOf, inRouteOrder, inTimeOrder, sameArea } from './day-route'

const AREAS = ['Jumeirah', 'Dubai Marina', 'Deira']
const at = (building: string, landmark = '', city = 'Dubai', doorNumber = '1') => ({
  doorNumber,
  building,
  landmark,
  city,
})

describe('the area of an address', () => {
  it.each([
    [at('Villa 3', '', 'Jumeirah'), 'Jumeirah'],
    [at('Villa 3', 'behind JUMEIRAH mosque'), 'Jumeirah'],
    [at('Dubai-Marina Tower 2', 'the tram'), 'Dubai Marina'],
    [at('Deira Tower', 'Dubai Marina mall'), 'Dubai Marina'],
    [at('Deiraville House'), 'Dubai'],
    [at('Tower', 'x', '  Abu   Dhabi '), 'Abu Dhabi'],
    [at('Tower', 'x', ' '), 'Not given'],
    [at('برج', 'x', 'دبي'), 'دبي'],
  ])('the address %j is in the area %s', (address, area) => {
    expect(areaOf(address, AREAS)).toBe(area)
  })

  it('areas that differ only in case and spaces are the same area', () => {
    expect(sameArea('dubai  MARINA', 'Dubai Marina')).toBe(true)
    expect(sameArea('Dubai', 'Dubai Marina')).toBe(false)
  })
})

const visit = (area: string, time: string, building: string, doorNumber = '1') => ({
  area,
  time,
  address: { doorNumber, building, landmark: '', city: area },
})

it('a route is ordered by area, then by time, then by building', () => {
  const route = [
    visit('Deira', '10:00 Am', 'Tower 2', '9'),
    visit('Deira', '10:00 Am', 'Tower 2', '10'),
    visit('Deira', '10:00 Am', 'Tower 10'),
    visit('Deira', '01:00 Pm', 'Anemone'),
    visit('Jumeirah', '10:00 Am', 'Anemone'),
    visit('Jumeirah', '07:30 Pm', 'Anemone'),
  ]
  expect(inRouteOrder(route.toReversed())).toEqual(route)
})

it('a nurse’s day is ordered by time, then by area and building', () => {
  const day = [
    visit('Jumeirah', '10:00 Am', 'Anemone'),
    visit('Deira', '10:30 Am', 'Tower 2', '9'),
    visit('Deira', '10:30 Am', 'Tower 2', '10'),
    visit('Jumeirah', '10:30 Am', 'Anemone'),
    visit('Deira', '01:00 Pm', 'Anemone'),
  ]
  expect(inTimeOrder(day.toReversed())).toEqual(day)
})
