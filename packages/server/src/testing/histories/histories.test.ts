import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test-database'
import { historyProperty } from './history'
import { openHistoryDatabase, type HistoryDatabase } from './history-database'

let testDatabase: TestDatabase
let database: HistoryDatabase
beforeAll(async () => {
  testDatabase = await createTestDatabase({ poolSize: 1 })
  database = await openHistoryDatabase(testDatabase.ownerUrl)
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

/** `pnpm --filter server histories` does 100,000 of them. */
const RUNS = 60

describe('generated histories of one order', () => {
  it('no generated history of one order breaks a rule about money, seats and emails', async () => {
    await fc.assert(historyProperty(database), { numRuns: RUNS, seed: 20_261_121 })
    expect(await database.db.booking.count()).toBeGreaterThan(0)
  }, 120_000)
})
