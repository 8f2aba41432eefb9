import { expect, it } from 'vitest'
import { addressKey, network } from './address-key'

it('takes an IPv4 address as it is and an IPv6 address by its first 64 bits', () => {
  expect(network('203.0.113.7')).toBe('203.0.113.7')
  expect(network('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(network('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(network('2001:0db8:0000::9:9')).toBe('2001:db8:0:0::/64')
  expect(network('::1')).toBe('0:0:0:0::/64')
})

it('takes an IPv6 address by its first 56 bits where that is wanted', () => {
  expect(network('203.0.113.7', 56)).toBe('203.0.113.7')
  expect(network('2001:db8:1:2ff::1', 56)).toBe('2001:db8:1:200::/56')
  expect(network('2001:db8:1:ff02::1', 56)).toBe('2001:db8:1:ff00::/56')
  expect(network('2001:db8:1:2ff::1', 64)).toBe('2001:db8:1:2ff::/64')
})

it('gives an address another key for another purpose', () => {
  expect(addressKey('a', '203.0.113.7', { purpose: 'reporter' })).not.toBe(addressKey('a', '203.0.113.7'))
})

it('gives an address another key under another secret', () => {
  expect(addressKey('a', '203.0.113.7')).toMatch(/^[\da-f]{32}$/)
  expect(addressKey('a', '203.0.113.7')).not.toBe(addressKey('b', '203.0.113.7'))
})
