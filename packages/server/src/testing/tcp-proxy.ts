import { connect, createServer, type Socket } from 'node:net'

export interface TcpProxy {
  /** The real server's address, but at this port. */
  urlAt(port: number): string
  /** Listens at this port; 0 is any free one. Resolves with the address. */
  listen(port: number): Promise<string>
  stop(): Promise<void>
}

/** A proxy in front of a real server; `join` connects each client's socket with a socket to that server. */
export function createTcpProxy(realUrl: string, join: (client: Socket, server: Socket) => void): TcpProxy {
  const real = new URL(realUrl)
  const sockets = new Set<Socket>()
  const proxy = createServer((client) => {
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
      await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
      const address = proxy.address()
      if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
      return urlAt(address.port)
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}
