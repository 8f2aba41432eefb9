import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Server } from 'node:http'

/** Serves a Hono app on loopback; the function that it returns ends it and its open connections. */
export async function serve(app: Hono, port: number): Promise<() => Promise<void>> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}
