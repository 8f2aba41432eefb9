import { expect, it } from 'vitest'
import { mapLink } from './map-link'

const address = { doorNumber: 'Door 7791', building: 'Marina Gate & Co', landmark: 'by the tram', city: 'دبي' }
const place = 'Marina%20Gate%20%26%20Co%2C%20by%20the%20tram%2C%20%D8%AF%D8%A8%D9%8A'

it.each([
  ['https://www.openstreetmap.org/?mlat=25', `https://www.openstreetmap.org/search?query=${place}`],
  ['https://maps.google.com/?q=x', `https://www.google.com/maps/search/?api=1&query=${place}`],
  ['https://www.google.co.uk/maps/place/x', `https://www.google.com/maps/search/?api=1&query=${place}`],
  ['https://maps.app.goo.gl/abc', `https://www.google.com/maps/search/?api=1&query=${place}`],
  ['https://maps.apple.com/?q=x', `https://maps.apple.com/?q=${place}`],
  ['https://notgoogle.example.com/', `https://www.openstreetmap.org/search?query=${place}`],
])('the map link for a provider at %s is %s, without the door number', (providerMap, link) => {
  expect(mapLink(address, null, providerMap)).toBe(link)
})

it.each([
  ['https://www.openstreetmap.org/', 'https://www.openstreetmap.org/?mlat=25.2048&mlon=55.2708#map=18/25.2048/55.2708'],
  ['https://maps.google.com/?q=x', 'https://www.google.com/maps/search/?api=1&query=25.2048%2C55.2708'],
  ['https://maps.apple.com/?q=x', 'https://maps.apple.com/?q=25.2048%2C55.2708'],
])('with the patient’s pin the map link for a provider at %s leads to the pin', (providerMap, link) => {
  expect(mapLink(address, '25.2048,55.2708', providerMap)).toBe(link)
})

it('a landmark of the form that is none is not searched for', () => {
  const query = 'Marina%20Gate%20%26%20Co%2C%20%D8%AF%D8%A8%D9%8A'
  const link = mapLink({ ...address, landmark: 'None' }, null, 'https://notgoogle.example.com/')
  expect(link).toBe(`https://www.openstreetmap.org/search?query=${query}`)
})
