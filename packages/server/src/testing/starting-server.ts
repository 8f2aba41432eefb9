import type { Socket } from 'node:net'
import { goodbye } from './goodbye'
import { createRelay } from './relay'

export interface StartingServer {
  url: string
  /** It was killed and starts up again: connections end, and new ones are refused. */
  restart(): void
  /** How many it has refused. */
  refused(): number
  /** It is up. */
  serve(): void
  stop(): Promise<void>
}

/** In front of a real Postgres: one that may be starting up, which is a server that answers, but not what was asked. */
export async function startingServer(realUrl: string): Promise<StartingServer> {
  let starting = false
  let refused = 0
  const clients = new Set<Socket>()
  const relay = createRelay(realUrl, (client, server) => {
    client.on('close', () => {
      clients.delete(client)
      server.destroy()
    })
    if (starting) {
      refused += 1
      client.once('data', () => client.end(goodbye('57P03', 'the database system is starting up')))
      return
    }
    clients.add(client)
    client.pipe(server).pipe(client)
  })
  return {
    url: await relay.listen(0),
    restart() {
      starting = true
      for (const client of clients) client.destroy()
    },
    refused: () => refused,
    serve: () => void (starting = false),
    stop: relay.stop,
  }
}
