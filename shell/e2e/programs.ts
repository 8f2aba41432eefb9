import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makePrograms, type Programs } from '@homecare/devstack/programs'

const MADE = 'PROGRAMS_OF_JOURNEYS'

/** Once for all journeys: many of them start and restart a back end. */
export default async function setUp(): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), 'homecare-programs-'))
  process.env[MADE] = JSON.stringify(await makePrograms(dir))
  return () => rm(dir, { recursive: true, force: true })
}

export function madePrograms(): Programs {
  return JSON.parse(process.env[MADE] ?? '') as Programs
}
