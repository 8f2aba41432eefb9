import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'

/** The longest time for sending the headers, and for a request that may contain a file. */
export const DEADLINES: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 5 * 60_000,
  connectionsCheckingInterval: 2_000,
}

/** Longer than the longest call (checking a release on every page): after that the caller has stopped reading. */
const STANDS_STILL_MS = 180_000

/** A proxy takes a connection that ends without an answer for a fault of this process. */
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Closes connections whose short request does not arrive in time, or whose response is not read. */
export function endSlowRequests(
  server: Server,
  { takesFiles, withinMs = 15_000 }: { takesFiles: (path: string) => boolean; withinMs?: number },
): void {
  server.setTimeout(STANDS_STILL_MS)
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // What is left of a body that was answered early is read and forgotten: the caller must get the answer, not a broken connection.
    response.once('finish', () => {
      if (!request.complete) request.removeAllListeners('data').resume()
    })
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (request.method === 'GET' || request.method === 'HEAD' || takesFiles(path)) return
    const timer = setTimeout(() => {
      const { complete, socket } = request
      if (complete) return
      if (response.headersSent) socket.destroy()
      else socket.end(TOO_SLOW, () => socket.destroy())
    }, withinMs)
    request.once('close', () => clearTimeout(timer))
  })
}
