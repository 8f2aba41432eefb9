import ipaddr from 'ipaddr.js'
import type { Context, MiddlewareHandler } from 'hono'
import proxyAddr from 'proxy-addr'
import type { AppEnv } from './app-env'

/** The origin of a request, according to trusted proxies. */
export interface RequestOrigin {
  address: string
  /** True if the visitor is known to have come over TLS. */
  secure: boolean
}

interface ProxyTrust {
  /** Networks of the proxies in front. */
  trustedProxies: readonly string[]
}

/**
 * Determines the client: the right-most address of X-Forwarded-For outside of trusted proxies, if a trusted proxy has
 * sent it; else the socket's.
 */
export function identifyClient({ trustedProxies }: ProxyTrust): MiddlewareHandler<AppEnv> {
  const trusts = proxyAddr.compile([...trustedProxies])
  return async (c, next) => {
    const socket = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'
    const trusted = trusts(socket, 0)
    const forwarded = trusted ? c.req.header('x-forwarded-for') : undefined
    c.set('client', {
      address: plain(forwarded ? forwardedAddress(forwarded, socket, trusts) : socket),
      secure: trusted && c.req.header('x-forwarded-proto') === 'https',
    })
    await next()
  }
}

/** The client's address. */
export const clientAddress = (c: Context<AppEnv>): string => c.get('client').address

/** Returns whether a cookie for this visitor must be `Secure` although the setting does not require it. */
export const cameOverTls = (c: Context<AppEnv>): boolean => c.get('client').secure

function forwardedAddress(header: string, socket: string, trusts: (address: string, index: number) => boolean) {
  const request = { headers: { 'x-forwarded-for': header }, socket: { remoteAddress: socket } }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- proxy-addr's type wants a whole request; it reads these two fields.
  const address = proxyAddr(request as never, trusts)
  return ipaddr.isValid(address) ? address : socket
}

const IPV4 = /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/

/** A socket that listens for both kinds of addresses writes an IPv4 one as `::ffff:192.0.2.1`. */
const plain = (address: string): string =>
  IPV4.test(address) || !ipaddr.isValid(address) ? address : ipaddr.process(address).toString()
