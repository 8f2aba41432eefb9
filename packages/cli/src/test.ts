import { buildChanged, buildGallery } from './build-changed'
import { finish, journeys, staticChecks, vitest } from './checks'
import type { Tally } from './tally'
import { browserEnv, findEngines } from './tools'

const MINUTE = 60_000
/** Without a browser the journeys count as one skipped test in the closing line. */
const NO_BROWSER: Tally = { passed: 0, failed: 0, skipped: 1, failures: [] }

/** `npm test`: everything, with real servers and real browsers; prints one closing line with the counts. */
export async function main(): Promise<void> {
  const engines = findEngines()
  // The checks wait for the disk, the build for the processor, so they run side by side.
  const building = buildChanged(console.log).then(() => buildGallery(console.log))
  const tallies: Tally[] = await staticChecks()
  await building
  tallies.push(await vitest([], 15 * MINUTE))
  tallies.push(engines.chromium === undefined ? NO_BROWSER : await journeys(browserEnv(engines), 20 * MINUTE))
  finish(tallies)
}
