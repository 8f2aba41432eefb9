import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { assertPortFree } from './ports'

export const LOOPBACK = '127.0.0.1'
export type ListeningHost = typeof LOOPBACK | '0.0.0.0'

export type LocalServer = { port: number; url: string; stop(): Promise<void> }

/**
 * Serves on loopback, or on all interfaces in a container, on the given port (an error if it is taken) or any free one.
 * `stop` closes open connections too.
 */
export async function serve(
  handler: Hono | RequestListener,
  port?: number,
  host: ListeningHost = LOOPBACK,
): Promise<LocalServer> {
  const server = createServer(typeof handler === 'function' ? handler : getRequestListener(handler.fetch))
  await listen(server, port, host)
  const { port: actualPort } = server.address() as AddressInfo
  return {
    port: actualPort,
    url: `http://127.0.0.1:${actualPort}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function listen(server: Server, port = 0, host: ListeningHost): Promise<void> {
  if (port) await assertPortFree(port)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
}
