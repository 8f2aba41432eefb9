import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

/** What Postgres says to those who are connected when it is taken down. */
const GOODBYE = (() => {
  const fields = ['SFATAL', 'C57P01', 'Mterminating connection due to administrator command', ''].join('\0') + '\0'
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + Buffer.byteLength(fields))
  return Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)])
})()

/**
 * In front of a real Postgres: it takes leave of the first connection in the same breath in which it says that it is
 * ready, as one does that is taken down just then, and serves all later ones.
 */
export async function partingServer(realUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const real = new URL(realUrl)
  const sockets = new Set<Socket>()
  let parted = false
  const relay = createServer((client) => {
    const server = connect(Number(real.port), real.hostname)
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    }
    client.pipe(server).on('close', () => client.destroy())
    client.on('close', () => server.destroy())
    server.on('data', (bytes: Buffer) => {
      if (parted || !bytes.includes(READY)) return client.write(bytes)
      parted = true
      client.end(Buffer.concat([bytes, GOODBYE]))
    })
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  const url = new URL(realUrl)
  url.host = `127.0.0.1:${(relay.address() as AddressInfo).port}`
  return {
    url: url.href,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => relay.close(resolve))
    },
  }
}
