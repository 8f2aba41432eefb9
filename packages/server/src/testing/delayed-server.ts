import { freePort } from '@homecare/dev-servers/ports'
import { createTcpProxy } from './tcp-proxy'

export interface DelayedServer {
  /** The real server's address, but at a port where nothing listens yet. */
  url: string
  /** Connects the port with the real server. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** A server that can't be reached when its client starts, as after a reboot of the machine. */
export async function delayedServer(realUrl: string): Promise<DelayedServer> {
  const proxy = createTcpProxy(realUrl, (client, server) => void client.pipe(server).pipe(client))
  const port = await freePort()
  return { url: proxy.urlAt(port), start: async () => void (await proxy.listen(port)), stop: proxy.stop }
}
