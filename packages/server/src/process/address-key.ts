import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

/**
 * Returns an address as it is stored: a keyed hash, so that a leaked table names nobody, and keys for one purpose can't
 * be compared with those for another.
 */
export function addressKey(
  secret: string,
  address: string,
  { purpose = 'address', ipv6Bits = 64 }: { purpose?: string; ipv6Bits?: Ipv6Bits } = {},
): string {
  return createHmac('sha256', secret)
    .update(`${purpose}\0${network(address, ipv6Bits)}`)
    .digest('hex')
    .slice(0, 32)
}

/** The part of an IPv6 address that counts: one customer has all addresses of a /64, one connection may have a /56. */
type Ipv6Bits = 56 | 64

/** Returns the range of one customer: an IPv4 address, or the network of an IPv6 address. */
export function network(address: string, ipv6Bits: Ipv6Bits = 64): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().replace(/%.*/, '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  // A trailing IPv4 part is as long as two groups.
  const size = [...groups, ...rest].reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), 0)
  const all = tail === undefined ? groups : [...groups, ...Array.from({ length: 8 - size }, () => '0'), ...rest]
  return `${all
    .slice(0, 4)
    .map((group, index) => (parseInt(group, 16) & (index === 3 ? 0xffff << (64 - ipv6Bits) : 0xffff)).toString(16))
    .join(':')}::/${ipv6Bits}`
}
