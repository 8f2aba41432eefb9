import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

export interface VisitorOrigin {
  address: string
  /** The protocol between visitor and proxy; undefined without a trusted proxy that states it. */
  protocol: 'http' | 'https' | undefined
}

export interface Addresses {
  visitor(request: IncomingMessage): VisitorOrigin
  /** Returns whether many visitors may share this socket's address. */
  isProxy(socketAddress: string): boolean
}

/** Finds a request's sender: the right-most address in X-Forwarded-For outside of these networks, or the socket's. */
export function createAddresses(trustedProxies: readonly string[]): Addresses {
  const trusts = proxyAddr.compile([...trustedProxies])
  const isProxy = (address: string) => trusts(address, 0)
  return {
    isProxy,
    visitor(request) {
      const socket = request.socket.remoteAddress ?? ''
      const forwarded = proxyAddr(request, trusts)
      const address = plain(ipaddr.isValid(forwarded) ? forwarded : socket)
      if (!isProxy(socket)) return { address, protocol: undefined }
      const protocol = String(request.headers['x-forwarded-proto'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
      return { address, protocol: protocol === 'https' || protocol === 'http' ? protocol : undefined }
    },
  }
}

/** A socket that listens for both kinds of addresses writes an IPv4 one as `::ffff:192.0.2.1`. */
const plain = (address: string): string => (ipaddr.isValid(address) ? ipaddr.process(address).toString() : address)

/** Returns the key of limits: an IPv4 address, or the network of an IPv6 address, since one customer has all of it. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString()
}
