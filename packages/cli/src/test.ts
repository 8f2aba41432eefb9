import bundleOnce from '@homecare/dev-servers/bundled-programs'
import { buildChanged, buildGallery } from './build-changed'
import { finish, journeys, staticChecks, vitest } from './checks'
import type { Tally } from './tally'
import { findEngines } from './tools'

const MINUTE = 60_000
/** Without a browser the journeys count as one skipped test in the closing line. */
const NO_BROWSER: Tally = { passed: 0, failed: 0, skipped: 1, failures: [] }

/** `npm test`: every rule, screen and call, with real servers and real browsers; prints one closing line with the counts. */
export async function main(): Promise<void> {
  const engines = findEngines()
  // They run beside everything else, in the time that it leaves idle.
  const checks = staticChecks()
  // For the tests and the journeys, which would each bundle the back end.
  const [removeBundles] = await Promise.all([bundleOnce(), buildChanged(console.log)])
  const tests = await vitest(['unit', 'arabic', 'arabic-digits', 'server', 'servers', 'faults'], 15 * MINUTE)
  const inBrowsers = engines.CHROMIUM_PATH === undefined ? NO_BROWSER : await journeys(engines, 20 * MINUTE)
  await removeBundles?.()
  finish([...(await checks), tests, inBrowsers])
}

const SLOW_JOURNEYS = ['slow', 'second-checker', 'engines', 'clicks', 'screenshots']

/** `npm run test:slow`: what really waits, kills or fills the memory, and every page by a second checker and in three engines, the clicks of the desk's tasks, and the README's pictures. */
export async function slow(): Promise<void> {
  const engines = findEngines()
  const [removeBundles] = await Promise.all([bundleOnce(), buildChanged(console.log)])
  await buildGallery(console.log)
  const tests = await vitest(['slow'], 40 * MINUTE)
  const inBrowsers = await journeys(engines, 40 * MINUTE, SLOW_JOURNEYS)
  await removeBundles?.()
  finish([tests, inBrowsers])
}
