import { expect, test } from 'vitest'
import { fixedAddresses } from './addresses'
import { readComposeFiles } from './compose-file'

const compose = (replicas = 2, more = '') =>
  readComposeFiles(
    [
      `name: site
services:
  front: { image: a:1, networks: [in, out] }
  back: { image: a:1, networks: [in], deploy: { replicas: ${replicas} } }
  far: { image: a:1, networks: [away] }
${more}
networks: { in: , out: , away:  }`,
    ],
    {},
  )
const subnets = new Map([
  ['in', '10.89.1'],
  ['out', '10.89.2'],
  ['away', '10.89.3'],
])

test('a container knows the names of all containers that it shares a network with, and of no others', () => {
  expect(fixedAddresses(compose(), 'front', 1, subnets)).toEqual({
    places: [
      { network: 'in', address: '10.89.1.10', mac: '02:42:0a:59:01:0a' },
      { network: 'out', address: '10.89.2.10', mac: '02:42:0a:59:02:0a' },
    ],
    hosts: ['site-back-1:10.89.1.20', 'back:10.89.1.20', 'site-back-2:10.89.1.21', 'back:10.89.1.21'],
  })
  expect(fixedAddresses(compose(), 'far', 1, subnets).hosts).toEqual([])
})

test('a service keeps its addresses when another has more containers or a service is added below', () => {
  const address = fixedAddresses(compose(), 'far', 1, subnets).places
  expect(fixedAddresses(compose(5, '  new: { image: a:1 }'), 'far', 1, subnets).places).toEqual(address)
})

test('more containers of a service than it has addresses for are refused', () => {
  expect(() => fixedAddresses(compose(11), 'front', 1, subnets)).toThrow(
    /10 containers of a service here, not 11 of back/,
  )
})
