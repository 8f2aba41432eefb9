import { run } from '@homecare/cli/run'
import type { ContainerSite } from './site'
import type { mountSmallDisk } from './small-disk'

/** One fault: what it breaks, the repair that it needs if the system can't recover alone, and the time in which everything must work again. */
export interface Fault {
  name: string
  holdMs: number
  /** From the end of the fault until visitors see no errors and every container is healthy. */
  boundMs: number
  /** Before there are visitors. */
  prepare?(site: FaultSite): Promise<void>
  /** Resolves with what ends the fault. */
  begin(site: FaultSite): Promise<() => Promise<void>>
}

export interface FaultSite extends ContainerSite {
  /** Postgres' disk, which is small, as a folder of this machine. */
  databaseDisk: Awaited<ReturnType<typeof mountSmallDisk>>
}

type Service = 'bff' | 'worker' | 'shell' | 'edge' | 'postgres' | 'valkey' | 'minio'

const CUT_MS = 20_000

/** As a crash would: podman itself would not start a container again after its own `kill`. */
const kill = (name: string, service: Service, boundMs: number, count = 1): Fault => ({
  name,
  holdMs: 0,
  boundMs,
  async begin({ containers, both }) {
    for (const container of (await both(service)).slice(0, count))
      process.kill(Number(await pidOf(containers, container)), 'SIGKILL')
    return async () => {}
  },
})

/** Cuts the first `count` containers of a service off from all containers of another. */
const cut = (name: string, service: Service, other: Service, boundMs: number, count = 1): Fault => ({
  name,
  holdMs: CUT_MS,
  boundMs,
  async begin({ containers, both }) {
    const others = await both(other)
    const cutOffs = (await both(service)).slice(0, count)
    const heals = await Promise.all(cutOffs.map((each) => cutOff(containers, each, others)))
    return async () => {
      for (const heal of heals) await heal()
    }
  },
})

const pidOf = ({ engine }: ContainerSite['containers'], container: string): Promise<string> =>
  engine('inspect', '--format', '{{.State.Pid}}', container)

/**
 * Drops every packet between a container and others, in its own network namespace: nobody is refused, nothing arrives.
 * Resolves with what heals it.
 */
async function cutOff(containers: ContainerSite['containers'], container: string, others: readonly string[]) {
  const pid = await pidOf(containers, container)
  const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}'
  const addresses = (await containers.engine('inspect', '--format', format, ...others)).split(/\s+/).filter(Boolean)
  const change = async (what: '--insert' | '--delete'): Promise<void> => {
    for (const address of addresses)
      for (const match of [
        ['INPUT', '--source', address],
        ['OUTPUT', '--destination', address],
      ])
        await run('nsenter', ['--target', pid, '--net', 'iptables', '--wait', what, ...match, '--jump', 'DROP'])
  }
  await change('--insert')
  return () => change('--delete')
}

export const SIMPLE_FAULTS: readonly Fault[] = [
  kill('kill one of three BFFs', 'bff', 20_000),
  kill('kill all three BFFs', 'bff', 20_000, 3),
  kill('kill one of two document servers', 'shell', 20_000),
  kill('kill both document servers', 'shell', 20_000, 2),
  kill('kill both workers', 'worker', 20_000, 2),
  kill('kill the edge', 'edge', 20_000),
  kill('kill Postgres', 'postgres', 30_000),
  kill('kill Valkey', 'valkey', 20_000),
  kill('kill the object store', 'minio', 20_000),
  cut('cut one BFF from Postgres', 'bff', 'postgres', 15_000),
  cut('cut all BFFs from Postgres', 'bff', 'postgres', 15_000, 3),
  cut('cut all BFFs from Valkey', 'bff', 'valkey', 15_000, 3),
  cut('cut the edge from one BFF', 'bff', 'edge', 15_000),
  cut('cut one document server from the edge, on its way to the BFFs too', 'shell', 'edge', 15_000),
  cut('cut both workers from Postgres', 'worker', 'postgres', 30_000, 2),
  cut('cut both workers from Valkey', 'worker', 'valkey', 30_000, 2),
  {
    name: 'empty Valkey',
    holdMs: 0,
    boundMs: 20_000,
    async begin({ containers, name }) {
      await containers.engine('exec', name('valkey'), 'valkey-cli', 'FLUSHALL')
      return async () => {}
    },
  },
  {
    // Postgres can neither extend a table nor begin a new piece of its log, which ends it.
    name: 'fill the disk of Postgres',
    holdMs: 30_000,
    boundMs: 30_000,
    begin: ({ databaseDisk }) => databaseDisk.fill(),
  },
]
