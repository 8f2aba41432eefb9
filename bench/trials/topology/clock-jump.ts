import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compose, Service } from '@homecare/cli/containers/compose-file'
import { replaceContainer } from '@homecare/cli/containers/replacement'
import { findFaketime } from '@homecare/cli/tools'
import type { Fault } from './fault'
import type { RunningTopology } from './start-topology'

const HOLD_MS = 20_000
const LIBRARY = 'libfaketime.so.1'
const OFFSET = 'offset'

/**
 * The clock of these services jumps, and jumps back at the end of the fault. Their containers are replaced by ones
 * in which a library adds an offset to the clock, which it reads from a file each second. Monotonic clocks are unchanged.
 */
const jump = (name: string, offset: string, services: readonly string[]): Fault => ({
  name,
  holdMs: HOLD_MS,
  boundMs: 30_000,
  async prepare(topology) {
    const dir = clockDir(topology)
    await mkdir(dir, { recursive: true })
    await copyFile(findFaketime(), join(dir, LIBRARY))
    await writeFile(join(dir, OFFSET), '+0\n')
    const compose = withClock(topology.compose, dir, services)
    for (const service of services)
      for (const at of topology.containers(service).keys()) await replaceContainer(compose, service, at + 1)
  },
  async begin(topology) {
    const file = join(clockDir(topology), OFFSET)
    await writeFile(file, `${offset}\n`)
    return () => writeFile(file, '+0\n')
  },
})

const clockDir = ({ dir }: RunningTopology): string => join(dir, 'clock')

function withClock(compose: Compose, dir: string, services: readonly string[]): Compose {
  const changed = (service: Service): Service => ({
    ...service,
    volumes: [...service.volumes, `${dir}:/clock:ro`],
    environment: {
      ...service.environment,
      LD_PRELOAD: `/clock/${LIBRARY}`,
      FAKETIME_TIMESTAMP_FILE: `/clock/${OFFSET}`,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  })
  const entries = Object.entries(compose.services).map(([name, service]): [string, Service] => [
    name,
    services.includes(name) ? changed(service) : service,
  ])
  return { ...compose, services: Object.fromEntries(entries) }
}

export const CLOCK_JUMPS: readonly Fault[] = [
  jump('clock of BFFs and workers an hour ahead, and back', '+1h', ['bff', 'worker']),
  jump('clock of BFFs and workers an hour behind, and back', '-1h', ['bff', 'worker']),
  jump('clock of Postgres an hour ahead, and back', '+1h', ['postgres']),
]
