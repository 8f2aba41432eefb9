import type { Socket } from 'node:net'
import { createTcpProxy } from './tcp-proxy'

/** Postgres' ReadyForQuery message. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

/** Postgres' last message on a connection that it closes, with the error's code. */
function fatalError(code: string, message: string): Buffer {
  const fields = ['SFATAL', `C${code}`, `M${message}`, ''].join('\0') + '\0'
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + Buffer.byteLength(fields))
  return Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)])
}

const SHUTDOWN = fatalError('57P01', 'terminating connection due to administrator command')

/**
 * In front of a real Postgres: closes the first connection with the packet in which it reports that it is ready, as a
 * server does that is shut down in that moment, and serves all later ones.
 */
export async function closingPostgres(realUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  let closed = false
  const proxy = createTcpProxy(realUrl, (client, server) => {
    client.pipe(server).on('close', () => client.destroy())
    client.on('close', () => server.destroy())
    server.on('data', (bytes: Buffer) => {
      if (closed || !bytes.includes(READY)) return client.write(bytes)
      closed = true
      client.end(Buffer.concat([bytes, SHUTDOWN]))
    })
  })
  return { url: await proxy.listen(0), stop: proxy.stop }
}

export interface StartingPostgres {
  url: string
  /** It was killed and starts up again: connections are closed, and new ones refused. */
  restart(): void
  /** How many connections it has refused. */
  refused(): number
  /** It has started. */
  serve(): void
  stop(): Promise<void>
}

/** In front of a real Postgres: one that may be starting up, when it accepts connections only to refuse them. */
export async function startingPostgres(realUrl: string): Promise<StartingPostgres> {
  let starting = false
  let refused = 0
  const clients = new Set<Socket>()
  const proxy = createTcpProxy(realUrl, (client, server) => {
    client.on('close', () => {
      clients.delete(client)
      server.destroy()
    })
    if (starting) {
      refused += 1
      client.once('data', () => client.end(fatalError('57P03', 'the database system is starting up')))
      return
    }
    clients.add(client)
    client.pipe(server).pipe(client)
  })
  return {
    url: await proxy.listen(0),
    restart() {
      starting = true
      for (const client of clients) client.destroy()
    },
    refused: () => refused,
    serve: () => void (starting = false),
    stop: proxy.stop,
  }
}
