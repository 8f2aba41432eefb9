import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test-database'
import { historyProperty } from './history'
import { openLane, type Lane } from './lane'

let database: TestDatabase
let lane: Lane
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 1 })
  lane = await openLane(database.url)
})
afterAll(async () => {
  await lane.close()
  await database.drop()
})

describe('generated histories of one order', () => {
  it('break none of the rules about money, seats and mails', async () => {
    const before = process.cpuUsage()
    const n = Number(process.env.NH ?? 100)
    await fc.assert(historyProperty(lane), {
      numRuns: n,
      seed: Number(process.env.SEED ?? 20_261_121),
      endOnFailure: true,
    })
    const t = process.cpuUsage(before)
    console.log('cpu ms per history', (t.user + t.system) / 1000 / n)
    expect(await lane.db.booking.count()).toBeGreaterThan(0)
  }, 600_000)
})
