import { goodbye } from './goodbye'
import { createRelay } from './relay'

/** Postgres is ready for a question. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

/** What it says to those who are connected when it is taken down. */
const GOODBYE = goodbye('57P01', 'terminating connection due to administrator command')

/**
 * In front of a real Postgres: it takes leave of the first connection in the same breath in which it says that it is
 * ready, as one does that is taken down just then, and serves all later ones.
 */
export async function partingServer(realUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  let parted = false
  const relay = createRelay(realUrl, (client, server) => {
    client.pipe(server).on('close', () => client.destroy())
    client.on('close', () => server.destroy())
    server.on('data', (bytes: Buffer) => {
      if (parted || !bytes.includes(READY)) return client.write(bytes)
      parted = true
      client.end(Buffer.concat([bytes, GOODBYE]))
    })
  })
  return { url: await relay.listen(0), stop: relay.stop }
}
