import type { IncomingMessage, Server, ServerOptions } from 'node:http'

/** The longest time for sending the headers, and for a request that may contain a file. */
export const DEADLINES: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 5 * 60_000,
  connectionsCheckingInterval: 2_000,
}

/** Longer than the longest call (checking a release on every page): after that the caller has stopped reading. */
const STANDS_STILL_MS = 180_000

/** Closes connections whose short request does not arrive in time, or whose response is not read. */
export function endSlowRequests(
  server: Server,
  { takesFiles, withinMs = 15_000 }: { takesFiles: (path: string) => boolean; withinMs?: number },
): void {
  server.setTimeout(STANDS_STILL_MS)
  server.on('request', (request: IncomingMessage) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (request.method === 'GET' || request.method === 'HEAD' || takesFiles(path)) return
    const timer = setTimeout(() => {
      if (!request.complete) request.socket.destroy()
    }, withinMs)
    request.once('close', () => clearTimeout(timer))
  })
}
