import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Settings of a system beside others on the same machine: each of its servers takes any free port. */
export const FREE_PORTS = {
  PORT: '0',
  BFF_PORT: '0',
  SANDBOX_PORT: '0',
  INBOX_PORT: '0',
  MESSAGES_PORT: '0',
  METRICS_PORT: '0',
}

/**
 * Where any free port is searched for: below the ports that an operating system gives to outgoing connections (from
 * 32,768 on Linux, 49,152 elsewhere), which could take a port between this check and its server's start; and above those that browsers refuse (10,080 is the last).
 */
const ANY_PORT = { from: 11_000, to: 30_000 }
/** Increases with each returned port, since a port stays free until its server has started. */
let next = randomInt(ANY_PORT.from, ANY_PORT.to)

/** `preferred` if nothing listens there, else the next free port above it; without it, or with 0, any free port. */
export async function freePort(preferred = 0, host = '127.0.0.1'): Promise<number> {
  for (let port = preferred || next++; port <= 65_535; port = preferred ? port + 1 : next++) {
    if ((await tryPort(port, host)) !== undefined) return port
  }
  throw new Error(`No free port from ${preferred} upwards on ${host}.`)
}

/** Returns the same port, or throws an error if the port is taken. Explicitly set ports use this. */
export async function assertPortFree(port: number, host = '127.0.0.1'): Promise<number> {
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

/** The port in the variable, which must then be free; by default the next free port from `preferred`. */
export async function chosenPort(env: NodeJS.ProcessEnv, name: string, preferred: number): Promise<number> {
  const text = env[name]
  if (text === undefined || text === '') return freePort(preferred)
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} must be a port number, not "${text}".`)
  return port === 0 ? freePort() : assertPortFree(port)
}
