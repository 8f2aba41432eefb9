import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundlePrograms, type Programs } from '@homecare/bundle/bundle-programs'

/** Passes the bundles' paths to the test processes. */
const VARIABLE = 'BUNDLED_PROGRAMS'

/** Global set-up of Vitest and Playwright: bundles the back end once for all tests that start it. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[VARIABLE]) return undefined
  const dir = await mkdtemp(join(tmpdir(), 'homecare-programs-'))
  process.env[VARIABLE] = JSON.stringify(await bundlePrograms(dir))
  return async () => {
    delete process.env[VARIABLE]
    await rm(dir, { recursive: true, force: true })
  }
}

/** The bundles of the global set-up; undefined if it did not run. */
export function bundledPrograms(): Programs | undefined {
  const json = process.env[VARIABLE]
  return json ? (JSON.parse(json) as Programs) : undefined
}
