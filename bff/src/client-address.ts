import type { Context } from 'hono'
import type { AppEnv } from './app-env'

const PRIVATE = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/i

/** The caller's address. Behind the front door it is the last one that the door itself has noted. */
export function clientAddress(c: Context<AppEnv>): string {
  const socket = plain(c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1')
  if (!PRIVATE.test(socket)) return socket
  const noted = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return noted && /^[\da-f.:]{2,45}$/i.test(noted) ? plain(noted) : socket
}

/** A socket that listens for both kinds of addresses writes an IPv4 one as `::ffff:192.0.2.1`. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')
