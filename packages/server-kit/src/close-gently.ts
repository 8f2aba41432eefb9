import type { Server as HttpServer } from 'node:http'
import { Server as NetServer } from 'node:net'

/** Twice as long as the edge keeps an idle connection. */
const LINGER_MS = 1_000
const CLOSE_TIMEOUT_MS = 10_000

/**
 * Takes no new connection, answers what comes on those that are open, and ends idle ones after a moment: on one that the
 * edge has kept, a request may already be on its way. Resolves once all are closed.
 */
export async function closeGently(server: HttpServer, lingerMs = LINGER_MS): Promise<void> {
  // http's own close also ends idle connections.
  const closed = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()))
  setTimeout(() => server.closeIdleConnections(), lingerMs).unref()
  const timer = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS)
  await closed
  clearTimeout(timer)
}
