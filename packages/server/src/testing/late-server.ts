import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '@homecare/devstack/ports'

export interface LateServer {
  /** The real server's address, but at a port where nobody listens yet. */
  url: string
  /** From now on the port leads to the real server. */
  begin(): Promise<void>
  stop(): Promise<void>
}

/** A server that is not there when its client starts, as after a reboot: a relay that is opened later. */
export async function lateServer(realUrl: string): Promise<LateServer> {
  const real = new URL(realUrl)
  const port = await freePort()
  const sockets = new Set<Socket>()
  const relay = createServer((client) => {
    const server = connect(Number(real.port), real.hostname)
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    }
    client.pipe(server).pipe(client)
  })
  const url = new URL(realUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    begin: () => new Promise((resolve) => relay.listen(port, '127.0.0.1', resolve)),
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => relay.close(resolve))
    },
  }
}
