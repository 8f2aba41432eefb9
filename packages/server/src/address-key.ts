import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

/**
 * An address as it is stored: a keyed hash, so that a leaked table names nobody. Of IPv6 the first 64 bits count, since
 * one customer has all addresses below them.
 */
export function addressKey(secret: string, address: string): string {
  return createHmac('sha256', secret)
    .update(`address\0${network(address)}`)
    .digest('hex')
    .slice(0, 32)
}

/** What one customer is behind: an IPv4 address, or the /64 of an IPv6 one. */
export function network(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().replace(/%.*/, '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  // A trailing IPv4 part stands for two groups.
  const size = [...groups, ...rest].reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), 0)
  const all = tail === undefined ? groups : [...groups, ...Array.from({ length: 8 - size }, () => '0'), ...rest]
  return `${all
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
