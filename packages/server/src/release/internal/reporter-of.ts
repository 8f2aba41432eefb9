import { createHmac } from 'node:crypto'

/** Stands for the network that a report came from: it can be compared, and says nothing about anybody. */
export const reporterOf = (secret: string, address: string): string =>
  createHmac('sha256', secret)
    .update(`reporter\0${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22)

/** An IPv4 address; of IPv6 the first 56 bits, since one connection has as many addresses behind them as it likes. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [start = '', end] = address.toLowerCase().split('::')
  const first = start.split(':').filter(Boolean)
  const last = end?.split(':').filter(Boolean) ?? []
  const groups = [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
  return groups
    .slice(0, 4)
    .map((group, index) => (Number.parseInt(group, 16) & (index === 3 ? 0xff00 : 0xffff)).toString(16))
    .join(':')
}
