import { afterAll, beforeAll, expect, test } from 'vitest'
import { testContext, TEST_SETTINGS, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { pruneOutbox } from './prune'

let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db, settings: { slotRules: { ...TEST_SETTINGS.slotRules, capacity: 50 } } })
})
afterAll(() => database.drop())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

async function effect(effectKey: string, relayed: number | null, done: number | null): Promise<void> {
  const { db } = ctx
  const relayedAt = relayed === null ? null : daysAgo(relayed)
  const payload = { bookingId: effectKey }
  await db.outbox.create({
    data: { name: 'email-staff-booking', payload, effectKey, createdAt: daysAgo(200), relayedAt },
  })
  if (done !== null) await db.effectDone.create({ data: { effectKey, doneAt: daysAgo(done) } })
}

test('an effect is deleted 90 days after it was done, not earlier, and an effect that is not done is never deleted', async () => {
  await effect('long-done', 91, 91)
  await effect('done-late', 120, 89)
  await effect('relayed-again', 89, 120)
  await effect('dead', 120, null)
  await effect('waiting', null, null)
  await pruneOutbox({ ctx })
  const keysOf = async (rows: Promise<{ effectKey: string }[]>) => (await rows).map(({ effectKey }) => effectKey).sort()
  expect(await keysOf(ctx.db.outbox.findMany())).toEqual(['dead', 'done-late', 'relayed-again', 'waiting'])
  expect(await keysOf(ctx.db.effectDone.findMany())).toEqual(['done-late', 'relayed-again'])
})

test('one run of the outbox cleaning deletes any number of effects', async () => {
  const { db } = ctx
  await db.$executeRaw`INSERT INTO outbox (id, name, payload, effect_key, relayed_at)
    SELECT gen_random_uuid(), 'email-staff-booking', '{}', 'old-' || n, now() - interval '100 days' FROM generate_series(1, 2500) n`
  await db.$executeRaw`INSERT INTO effect_done (effect_key, done_at)
    SELECT 'old-' || n, now() - interval '100 days' FROM generate_series(1, 2500) n`
  await pruneOutbox({ ctx })
  expect(await db.outbox.count({ where: { effectKey: { startsWith: 'old-' } } })).toBe(0)
  expect(await db.effectDone.count({ where: { effectKey: { startsWith: 'old-' } } })).toBe(0)
})
