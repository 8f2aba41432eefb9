import { buildChanged } from './build-changed'
import { finish, format, imports, journeys, lint, types, unused, vitest } from './checks'
import type { Tally } from './tally'
import { findTools } from './tools'

const MINUTE = 60_000
/** Without a browser the journeys are one skipped test, visible in the closing line. */
const NO_BROWSER: Tally = { passed: 0, failed: 0, skipped: 1, failures: [] }

/** `npm test`: everything, with real servers and a real browser; ends with one plain line that counts. */
export async function main(): Promise<void> {
  const { chromium } = findTools()
  // The checks wait for the disk where the build waits for a core.
  const building = buildChanged(console.log)
  const tallies: Tally[] = [await lint(), await format(), await types(), await imports(), await unused()]
  await building
  tallies.push(await vitest([], 15 * MINUTE))
  tallies.push(chromium === undefined ? NO_BROWSER : await journeys(chromium, 20 * MINUTE))
  finish(tallies)
}
