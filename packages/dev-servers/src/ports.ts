import { createServer } from 'node:net'

/** Settings of a system beside others on the same machine: each of its servers takes any free port. */
export const FREE_PORTS = { PORT: '0', BFF_PORT: '0', SANDBOX_PORT: '0', INBOX_PORT: '0', METRICS_PORT: '0' }

/** `preferred` if nothing listens there, else the next free port above it; without it any free port. */
export async function freePort(preferred = 0, host = '127.0.0.1'): Promise<number> {
  for (let port = preferred; port <= 65_535; port += 1) {
    const found = await tryPort(port, host)
    if (found !== undefined) return found
    if (port === 0) break
  }
  throw new Error(`No free port from ${preferred} upwards on ${host}.`)
}

/** The same port, or an error that says that it is taken. For ports that are set explicitly. */
export async function requirePort(port: number, host = '127.0.0.1'): Promise<number> {
  if ((await tryPort(port, host)) !== undefined) return port
  throw new Error(`Port ${port} is already in use: free it or set another one.`)
}

function tryPort(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : undefined))
    })
  })
}
