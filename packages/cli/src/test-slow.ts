import { buildChanged, buildGallery } from './build-changed'
import { finish, journeys, vitest } from './checks'
import { browserEnv, findEngines } from './tools'

const MINUTE = 60_000
const JOURNEYS = ['slow', 'second-checker', 'engines']

/** `npm run test:slow`: what really waits, kills or fills the memory, and every page by a second checker and in three engines. */
export async function main(): Promise<void> {
  const engines = findEngines()
  await buildChanged(console.log)
  await buildGallery(console.log)
  const tests = await vitest(['slow'], 20 * MINUTE)
  finish([tests, await journeys(browserEnv(engines), 40 * MINUTE, JOURNEYS)])
}
