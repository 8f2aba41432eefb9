import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makePrograms, type Programs } from './programs'

/** Where the processes of a run of tests find them. */
const MADE = 'PROGRAMS_OF_TESTS'

/** Set-up of Vitest and of Playwright: once for all that start and restart a back end. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[MADE]) return undefined
  const dir = await mkdtemp(join(tmpdir(), 'homecare-programs-'))
  process.env[MADE] = JSON.stringify(await makePrograms(dir))
  return async () => {
    delete process.env[MADE]
    await rm(dir, { recursive: true, force: true })
  }
}

/** Undefined where no such set-up ran. */
export function madePrograms(): Programs | undefined {
  const made = process.env[MADE]
  return made ? (JSON.parse(made) as Programs) : undefined
}
