import { expect, test } from 'vitest'
import { killTrial } from './kills'
import { freshSeed } from './rng'

// As many as the tests have time for; `npm run kills -- 50` and more is the trial itself.
const KILLS = 12

test(`${KILLS} kills of BFFs, workers and Postgres under load lose nothing that was answered and double nothing`, async () => {
  const seed = freshSeed()
  const { findings, told, kills, mails } = await killTrial({ seed, kills: KILLS })
  expect(findings, `seed ${seed}`).toEqual([])
  // A trial in which nothing was going on shows nothing.
  expect(told.orders.length, `seed ${seed}`).toBeGreaterThan(5)
  expect(told.contacts.length, `seed ${seed}`).toBeGreaterThan(0)
  expect(mails, `seed ${seed}`).toBeGreaterThan(5)
  expect(Object.values(kills).reduce((sum, count) => sum + count, 0)).toBe(KILLS)
}, 420_000)
