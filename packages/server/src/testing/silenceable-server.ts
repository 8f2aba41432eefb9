import type { Socket } from 'node:net'
import { createTcpProxy } from './tcp-proxy'

export interface SilenceableServer {
  url: string
  /** From now on nothing is answered on the connections that are open; new ones work. */
  silence(): void
  stop(): Promise<void>
}

/** A way to a server whose open connections can fall silent, as after a firewall has forgotten them. */
export async function silenceableServer(realUrl: string): Promise<SilenceableServer> {
  const sockets: Socket[] = []
  const proxy = createTcpProxy(realUrl, (client, server) => {
    sockets.push(client, server)
    client.pipe(server).pipe(client)
  })
  return {
    url: await proxy.listen(0),
    silence() {
      for (const socket of sockets.splice(0)) socket.unpipe().on('data', () => {})
    },
    stop: proxy.stop,
  }
}
