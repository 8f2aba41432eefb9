import { expect, it } from 'vitest'
import { mapLink } from './present'

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
  expect(mapLink(address, providerMap)).toBe(link)
})
