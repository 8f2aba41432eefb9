import { buildChanged } from './build-changed'
import { finish, journeys } from './checks'
import { browserEnv, findEngines } from './tools'

const LIMIT_MS = 60 * 60_000

/** `npm run engines`: every page and the longer journeys in Chromium, Firefox and WebKit. */
export async function main(): Promise<void> {
  const engines = findEngines()
  await buildChanged(console.log)
  finish([await journeys(browserEnv(engines), LIMIT_MS, ['engines'])])
}
