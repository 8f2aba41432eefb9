import { readFile } from 'node:fs/promises'
import { command } from './command'

const LIMIT_MS = 10_000

/**
 * Keeps the hardware address of a network's bridge as it is. By itself a bridge has the lowest address of the containers in it:
 * when that one is replaced, the bridge gets another, and the others' packets to this machine, so to everybody outside,
 * are lost until they ask for it again, for ten seconds and more. netavark does this since 1.9, Debian 12 has 1.4; see
 * https://github.com/containers/netavark/pull/833.
 */
export async function keepBridgeAddress(bridge: string): Promise<void> {
  const address = await readFile(`/sys/class/net/${bridge}/address`, 'utf8').catch(() => null)
  // Without root the bridge is in podman's own network namespace.
  if (address !== null)
    await command('ip', ['link', 'set', 'dev', bridge, 'address', address.trim()], { timeoutMs: LIMIT_MS })
}
