import { expect, test } from 'vitest'
import { killTrial } from './kills'
import { freshSeed } from './rng'

// `npm run kills` does 1,000.
const KILLS = 20

test(`${KILLS} kills of BFFs, workers and Postgres under load lose nothing that was answered and double nothing`, async () => {
  const seed = freshSeed()
  const { findings, told, kills, mails, scene } = await killTrial({ seed, kills: KILLS, visitors: 2 })
  expect(findings, [`seed ${seed}`, ...findings, ...scene].join('\n')).toEqual([])
  // A trial in which nothing was going on shows nothing.
  expect(told.orders.length, `seed ${seed}`).toBeGreaterThan(5)
  expect(told.contacts.length, `seed ${seed}`).toBeGreaterThan(0)
  expect(mails, `seed ${seed}`).toBeGreaterThan(5)
  expect(Object.values(kills).reduce((sum, count) => sum + count, 0)).toBe(KILLS)
}, 600_000)
