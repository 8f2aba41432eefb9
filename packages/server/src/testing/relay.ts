import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Relay {
  /** The real server's address, but at this port. */
  urlAt(port: number): string
  /** From now on the port leads to the real server; 0 is any free one. Resolves with the address. */
  listen(port: number): Promise<string>
  stop(): Promise<void>
}

/** Stands before a real server; `join` says how each client and its own connection to that server are put together. */
export function createRelay(realUrl: string, join: (client: Socket, server: Socket) => void): Relay {
  const real = new URL(realUrl)
  const sockets = new Set<Socket>()
  const relay = createServer((client) => {
    const server = connect(Number(real.port), real.hostname)
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    }
    join(client, server)
  })
  const urlAt = (port: number): string => {
    const url = new URL(realUrl)
    url.host = `127.0.0.1:${port}`
    return url.href
  }
  return {
    urlAt,
    async listen(port) {
      await new Promise<void>((resolve) => relay.listen(port, '127.0.0.1', resolve))
      return urlAt((relay.address() as AddressInfo).port)
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => relay.close(resolve))
    },
  }
}
