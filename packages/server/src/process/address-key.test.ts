import { expect, it } from 'vitest'
import { addressKey, network } from './address-key'

it('an address key covers a whole IPv4 address and the first 64 bits of an IPv6 address', () => {
  expect(network('203.0.113.7')).toBe('203.0.113.7')
  expect(network('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(network('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(network('2001:0db8:0000::9:9')).toBe('2001:db8:0:0::/64')
  expect(network('::1')).toBe('0:0:0:0::/64')
})

it('an address key covers the first 56 bits of an IPv6 address when configured', () => {
  expect(network('203.0.113.7', 56)).toBe('203.0.113.7')
  expect(network('2001:db8:1:2ff::1', 56)).toBe('2001:db8:1:200::/56')
  expect(network('2001:db8:1:ff02::1', 56)).toBe('2001:db8:1:ff00::/56')
  expect(network('2001:db8:1:2ff::1', 64)).toBe('2001:db8:1:2ff::/64')
})

it('an address has different keys for different purposes', () => {
  expect(addressKey('a', '203.0.113.7', { purpose: 'reporter' })).not.toBe(addressKey('a', '203.0.113.7'))
})

it('an address has different keys under different secrets', () => {
  expect(addressKey('a', '203.0.113.7')).toMatch(/^[\da-f]{32}$/)
  expect(addressKey('a', '203.0.113.7')).not.toBe(addressKey('b', '203.0.113.7'))
})
