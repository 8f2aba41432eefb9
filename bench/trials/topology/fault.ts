import { podman } from '@homecare/cli/containers/podman'
import { cutOff, killContainer } from './containers'
import type { RunningTopology } from './start-topology'

/** One fault: what it breaks, the repair that it needs if the system can't recover alone, and the time in which everything must work again. */
export interface Fault {
  name: string
  holdMs: number
  /** From the end of the fault until visitors see no errors and every container is healthy. */
  boundMs: number
  /** Before there are visitors. */
  prepare?(topology: RunningTopology): Promise<void>
  /** Resolves with what ends the fault. */
  begin(topology: RunningTopology): Promise<() => Promise<void>>
}

type Service = 'bff' | 'worker' | 'shell' | 'edge' | 'postgres' | 'valkey' | 'minio'

const CUT_MS = 20_000

const kill = (name: string, service: Service, boundMs: number, count = 1): Fault => ({
  name,
  holdMs: 0,
  boundMs,
  async begin({ containers }) {
    await Promise.all(containers(service).slice(0, count).map(killContainer))
    return async () => {}
  },
})

/** Cuts the first `count` containers of a service off from all containers of another. */
const cut = (name: string, service: Service, other: Service, boundMs: number, count = 1): Fault => ({
  name,
  holdMs: CUT_MS,
  boundMs,
  async begin({ containers }) {
    const heals = await Promise.all(
      containers(service)
        .slice(0, count)
        .map((container) => cutOff(container, containers(other))),
    )
    return async () => {
      for (const heal of heals) await heal()
    }
  },
})

export const KILLS: readonly Fault[] = [
  kill('kill one of three BFFs', 'bff', 20_000),
  kill('kill all three BFFs', 'bff', 20_000, 3),
  kill('kill one of two document servers', 'shell', 20_000),
  kill('kill both document servers', 'shell', 20_000, 2),
  kill('kill both workers', 'worker', 20_000, 2),
  kill('kill the edge', 'edge', 20_000),
  kill('kill Postgres', 'postgres', 30_000),
  kill('kill Valkey', 'valkey', 20_000),
  kill('kill the object store', 'minio', 20_000),
]

export const CUTS: readonly Fault[] = [
  cut('cut one BFF from Postgres', 'bff', 'postgres', 15_000),
  cut('cut all BFFs from Postgres', 'bff', 'postgres', 15_000, 3),
  cut('cut all BFFs from Valkey', 'bff', 'valkey', 15_000, 3),
  cut('cut the edge from one BFF', 'bff', 'edge', 15_000),
  cut('cut one document server from the edge, on its way to the BFFs too', 'shell', 'edge', 15_000),
  cut('cut both workers from Postgres', 'worker', 'postgres', 30_000, 2),
  cut('cut both workers from Valkey', 'worker', 'valkey', 30_000, 2),
]

export const EMPTIED: Fault = {
  name: 'empty Valkey',
  holdMs: 0,
  boundMs: 20_000,
  async begin({ containers }) {
    await podman(['exec', containers('valkey')[0] ?? '', 'valkey-cli', 'FLUSHALL'])
    return async () => {}
  },
}
