import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { findFaketime } from '@homecare/cli/tools'
import { ROOT } from '@homecare/dev-servers/paths'
import type { Fault } from './fault'

const LIBRARY = 'libfaketime.so.1'

/**
 * The clock of these services jumps, and jumps back at the end of the fault. Their containers are replaced by ones
 * in which a library adds an offset to the clock, which it reads from a file each second. Monotonic clocks are unchanged.
 */
const jump = (name: string, offset: string, services: readonly string[]): Fault => ({
  name,
  holdMs: 20_000,
  boundMs: 30_000,
  async prepare({ dir, openWith, replace }) {
    const clock = join(dir, 'clock')
    await mkdir(clock, { recursive: true })
    await copyFile(findFaketime(), join(clock, LIBRARY))
    await writeFile(join(clock, 'offset'), '+0\n')
    const variables = {
      LD_PRELOAD: `/clock/${LIBRARY}`,
      FAKETIME_TIMESTAMP_FILE: '/clock/offset',
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    }
    const changed = { environment: variables, volumes: [`${clock}:/clock:ro`] }
    const file = join(dir, 'clock.json')
    const override = { services: Object.fromEntries(services.map((service) => [service, changed])) }
    await writeFile(file, JSON.stringify(override))
    const withClock = await openWith([relative(ROOT, file)])
    for (const service of services) await replace(service, withClock)
  },
  async begin({ dir }) {
    const file = join(dir, 'clock/offset')
    await writeFile(file, `${offset}\n`)
    return () => writeFile(file, '+0\n')
  },
})

export const CLOCK_JUMPS: readonly Fault[] = [
  jump('clock of BFFs and workers an hour ahead, and back', '+1h', ['bff', 'bff-b', 'worker']),
  jump('clock of BFFs and workers an hour behind, and back', '-1h', ['bff', 'bff-b', 'worker']),
  jump('clock of Postgres an hour ahead, and back', '+1h', ['postgres']),
]
