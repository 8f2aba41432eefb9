import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test-database'
import { historyProperty } from './history'
import { openLane, type Lane } from './lane'

let database: TestDatabase
let lane: Lane
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 1 })
  lane = await openLane(database.ownerUrl)
})
afterAll(async () => {
  await lane.close()
  await database.drop()
})

/** `npm run histories` does 100,000 of them. */
const RUNS = 60

describe('generated histories of one order', () => {
  it('break none of the rules about money, seats and mails', async () => {
    await fc.assert(historyProperty(lane), { numRuns: RUNS, seed: 20_261_121 })
    expect(await lane.db.booking.count()).toBeGreaterThan(0)
  }, 120_000)
})
