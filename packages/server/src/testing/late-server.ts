import { freePort } from '@homecare/dev-servers/ports'
import { createRelay } from './relay'

export interface LateServer {
  /** The real server's address, but at a port where nobody listens yet. */
  url: string
  /** From now on the port leads to the real server. */
  begin(): Promise<void>
  stop(): Promise<void>
}

/** A server that is not there when its client starts, as after a reboot: a relay that is opened later. */
export async function lateServer(realUrl: string): Promise<LateServer> {
  const relay = createRelay(realUrl, (client, server) => void client.pipe(server).pipe(client))
  const port = await freePort()
  return { url: relay.urlAt(port), begin: async () => void (await relay.listen(port)), stop: relay.stop }
}
