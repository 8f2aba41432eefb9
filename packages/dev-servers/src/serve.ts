import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { requirePort } from './ports'

export type LocalServer = { port: number; url: string; stop(): Promise<void> }

/** Serves on loopback, on the given port (an error if it is taken) or any free one. `stop` closes open connections too. */
export async function serve(handler: Hono | RequestListener, port?: number): Promise<LocalServer> {
  const server = createServer(typeof handler === 'function' ? handler : getRequestListener(handler.fetch))
  await listen(server, port)
  const { port: got } = server.address() as AddressInfo
  return {
    port: got,
    url: `http://127.0.0.1:${got}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function listen(server: Server, port = 0): Promise<void> {
  if (port) await requirePort(port)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
}
