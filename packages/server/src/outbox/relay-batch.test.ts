import { effects, type EffectName } from '@homecare/contract/jobs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { QueuedJob } from '../ports/queue'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { countWaiting } from './count-waiting'
import { enqueue } from './enqueue'
import { RELAY_BATCH, relayBatch } from './relay-batch'
import { requeueLost } from './requeue-lost'

let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
})
beforeEach(async () => {
  await ctx.db.outbox.deleteMany()
})
afterAll(() => database.drop())

const retry = { attempts: 2, backoffMs: 1 }
const NAMES = Object.keys(effects) as EffectName[]
const jobsOf = (names: readonly EffectName[]) =>
  Object.fromEntries(names.map((name) => [name, { retry }])) as Record<EffectName, { retry: typeof retry }>
const file = (fileId: string, options: { notBefore?: Date } = {}) =>
  enqueue(ctx.db, { name: 'delete-file', payload: { fileId } }, `delete-file:${fileId}`, options)

/** Relays one batch; `add` is the queue's. */
const relay = (
  added: QueuedJob[],
  { names = NAMES, add = async () => {} }: { names?: EffectName[]; add?: () => Promise<void> } = {},
) =>
  relayBatch({
    ctx,
    jobs: jobsOf(names),
    queue: {
      async add(jobs) {
        await add()
        added.push(...jobs)
      },
    },
  })
const waiting = () => countWaiting({ ctx })

it('the relay adds effects to the queue once, oldest first, with their ids and policies', async () => {
  for (const id of ['one', 'two', 'three']) await file(id)
  const added: QueuedJob[] = []
  expect([await relay(added), await relay(added), await waiting()]).toEqual([3, 0, 0])
  const rows = await ctx.db.outbox.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  expect(added).toEqual(rows.map(({ id, name, payload, effectKey }) => ({ id, name, payload, effectKey, retry })))
})

it('enqueueing an existing effect key makes no second effect', async () => {
  await Promise.all([file('same'), file('same')])
  await file('same')
  expect(await ctx.db.outbox.count()).toBe(1)
})

it('two parallel relays never add the same effect, and a batch has its maximum size', async () => {
  await ctx.db.$executeRaw`INSERT INTO outbox (id, name, payload, effect_key)
    SELECT gen_random_uuid(), 'delete-file', '{"fileId":"x"}', 'file-' || n FROM generate_series(1, ${RELAY_BATCH + 10}::int) n`
  const added: QueuedJob[] = []
  const counts = await Promise.all([relay(added), relay(added)])
  expect(Math.max(...counts)).toBeLessThanOrEqual(RELAY_BATCH)
  for (let more = 1; more > 0;) more = await relay(added)
  expect(new Set(added.map(({ id }) => id)).size).toBe(added.length)
  expect(added).toHaveLength(RELAY_BATCH + 10)
})

it('all effects of a batch wait when the queue rejects', async () => {
  await file('rejected')
  const added: QueuedJob[] = []
  const rejecting = relay(added, { add: () => Promise.reject(new Error('the queue is down')) })
  await expect(rejecting).rejects.toThrow('the queue is down')
  expect(await waiting()).toBe(1)
  expect(await relay(added)).toBe(1)
})

it('the relay leaves an effect until its time, and until a release with its job name', async () => {
  await file('later', { notBefore: new Date(Date.now() + 60_000) })
  await file('now')
  const added: QueuedJob[] = []
  expect([await waiting(), await relay(added, { names: ['settle-payment'] })]).toEqual([1, 0])
  expect(await relay(added)).toBe(1)
  expect(added.map(({ payload }) => payload)).toEqual([{ fileId: 'now' }])
})

it('an effect that is not done an hour after its relay is added again, but not when done or old', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  for (const [id, relayedAt, createdAt] of [
    ['fresh', ago(59), ago(60)],
    ['lost', ago(61), ago(62)],
    ['done', ago(61), ago(62)],
    ['old', ago(61), ago(8 * 24 * 60)],
  ] as const) {
    await file(id)
    await ctx.db.outbox.update({ where: { effectKey: `delete-file:${id}` }, data: { relayedAt, createdAt } })
  }
  await ctx.db.effectDone.create({ data: { effectKey: 'delete-file:done' } })
  expect([await requeueLost({ ctx }), await requeueLost({ ctx })]).toEqual([1, 0])
  const added: QueuedJob[] = []
  await relay(added)
  expect(added.map(({ payload }) => payload)).toEqual([{ fileId: 'lost' }])
})
