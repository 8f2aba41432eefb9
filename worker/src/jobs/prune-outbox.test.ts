import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBench, type Bench } from '../testing/bench'
import { pruneOutbox } from './prune-outbox'

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.close())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

async function effect(effectKey: string, relayed: number | null, done: number | null): Promise<void> {
  const { db } = bench.ctx
  const relayedAt = relayed === null ? null : daysAgo(relayed)
  const payload = { bookingId: effectKey }
  await db.outbox.create({
    data: { name: 'mail-staff-booking', payload, effectKey, createdAt: daysAgo(200), relayedAt },
  })
  if (done !== null) await db.effectDone.create({ data: { effectKey, doneAt: daysAgo(done) } })
}

test('an effect is forgotten 90 days after it was carried out, and not before; what was never done is kept', async () => {
  await effect('long-done', 91, 91)
  await effect('done-late', 120, 89)
  await effect('handed-over-again', 89, 120)
  await effect('dead', 120, null)
  await effect('waiting', null, null)
  await pruneOutbox.run(bench.ctx, {}, 'round')
  const left = async (rows: Promise<{ effectKey: string }[]>) => (await rows).map(({ effectKey }) => effectKey).sort()
  expect(await left(bench.ctx.db.outbox.findMany())).toEqual(['dead', 'done-late', 'handed-over-again', 'waiting'])
  expect(await left(bench.ctx.db.effectDone.findMany())).toEqual(['done-late', 'handed-over-again'])
})

test('any number is forgotten in one round', async () => {
  const { db } = bench.ctx
  await db.$executeRaw`INSERT INTO outbox (id, name, payload, effect_key, relayed_at)
    SELECT gen_random_uuid(), 'mail-staff-booking', '{}', 'old-' || n, now() - interval '100 days' FROM generate_series(1, 2500) n`
  await db.$executeRaw`INSERT INTO effect_done (effect_key, done_at)
    SELECT 'old-' || n, now() - interval '100 days' FROM generate_series(1, 2500) n`
  await pruneOutbox.run(bench.ctx, {}, 'round')
  expect(await db.outbox.count({ where: { effectKey: { startsWith: 'old-' } } })).toBe(0)
  expect(await db.effectDone.count({ where: { effectKey: { startsWith: 'old-' } } })).toBe(0)
})
