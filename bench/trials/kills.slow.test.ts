import { expect, test } from 'vitest'
import { killTrial } from './kills'
import { randomSeed } from './random'

// `pnpm --filter bench trial kills` makes 1,000 kills.
const KILLS = 12

test(`${KILLS} kills of BFFs, workers and Postgres under load lose no confirmed booking or message and duplicate nothing`, async () => {
  const seed = randomSeed()
  const { findings, record, kills, emails, lines } = await killTrial({ seed, kills: KILLS, visitors: 2 })
  expect(findings, [`seed ${seed}`, ...findings, ...lines].join('\n')).toEqual([])
  // Without any load the trial proves nothing.
  expect(record.orders.length, `seed ${seed}`).toBeGreaterThan(5)
  expect(record.contacts.length, `seed ${seed}`).toBeGreaterThan(0)
  expect(emails, `seed ${seed}`).toBeGreaterThan(5)
  expect(Object.values(kills).reduce((sum, count) => sum + count, 0)).toBe(KILLS)
}, 600_000)
