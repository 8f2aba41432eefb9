import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { assertPortFree } from './ports'

export const LOOPBACK = '127.0.0.1'
export type ListeningHost = typeof LOOPBACK | '0.0.0.0'

type FetchHandler = Parameters<typeof getRequestListener>[0]

export type LocalServer = ReturnType<typeof localServer>

/** A server that listens. `stop` closes open connections too. */
export function localServer(server: Server) {
  const { port } = server.address() as AddressInfo
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { port, url: `http://127.0.0.1:${port}`, stop }
}

/** Serves on loopback, or on all interfaces in a container, on the given port (an error if it is taken) or any free one. */
export async function serve(
  handler: { fetch: FetchHandler } | RequestListener,
  port = 0,
  host: ListeningHost = LOOPBACK,
): Promise<LocalServer> {
  // The library would replace `Response` for the whole process, fake servers of tests included.
  const listener = (fetch: FetchHandler) => getRequestListener(fetch, { overrideGlobalObjects: false })
  const server = createServer(typeof handler === 'function' ? handler : listener(handler.fetch))
  if (port) await assertPortFree(port)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  return localServer(server)
}
