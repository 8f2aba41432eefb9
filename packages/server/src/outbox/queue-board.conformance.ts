import { waitFor } from '@homecare/dev-servers/wait-for'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Queue } from '../ports/queue'
import { outcomeOf } from '../testing/booking-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { enqueue } from './enqueue'
import { getQueueBoard } from './get-queue-board'
import { rerunJob } from './rerun-job'

const actor = { name: 'admin', role: 'admin' } as const

/** The queue board's contents and actions, on every backend. */
export function queueBoardConformance(open: (database: TestDatabase) => Promise<Queue>): void {
  let database: TestDatabase
  let ctx: TestCtx
  let queue: Queue
  let handled: string[]
  let mailWorks = false
  beforeAll(async () => {
    database = await createTestDatabase()
    ctx = testContext({ db: database.db })
    queue = await open(database)
    handled = []
    queue.work(
      async ({ id }) => {
        if (!mailWorks) throw new Error('email-staff-booking failed: Error 451')
        handled.push(id)
      },
      { concurrency: 1 },
    )
  })
  afterAll(async () => {
    await queue.close()
    await database.drop()
  })

  const board = () => getQueueBoard({ ctx, queue })
  const rerun = (id: string) => rerunJob({ ctx, queue, actor, input: { id } })

  /** An effect that has been added to the queue, as the relay does it. */
  async function relayed(bookingId: string, attempts = 2): Promise<string> {
    const effectKey = `email-staff-booking:${bookingId}`
    const effect = { name: 'email-staff-booking', payload: { bookingId } } as const
    await enqueue(ctx.db, effect, effectKey)
    const { id } = await ctx.db.outbox.update({ where: { effectKey }, data: { relayedAt: new Date() } })
    if (attempts > 0) await queue.add([{ ...effect, id, effectKey, retry: { attempts, backoffMs: 1 } }])
    return id
  }
  const dead = (id: string) =>
    waitFor(async () => (await board()).dead.find((job) => job.id === id), { timeoutMs: 10_000, what: 'its death' })

  it('the queue board shows a failed effect without attempts left, with ids only, and an admin can rerun it', async () => {
    const id = await relayed('booking-1')
    expect(await dead(id)).toEqual({
      id,
      name: 'email-staff-booking',
      subjectId: 'booking-1',
      attempts: 2,
      reason: 'email-staff-booking failed: Error 451',
      failedAt: expect.stringMatching(/^\d{4}-.+Z$/),
    })
    expect((await board()).counts).toMatchObject({ failed: 1, outbox: 0 })
    mailWorks = true
    await rerun(id)
    await waitFor(async () => handled.includes(id) && (await board()).dead.length === 0, {
      timeoutMs: 10_000,
      what: 'its second run',
    })
    const [entry] = await ctx.db.auditEntry.findMany({ where: { subjectType: 'queue' } })
    expect(entry).toMatchObject({ actor: 'admin', action: 'job run again', subjectId: id })
  })

  it('rerunJob relays an effect that the queue has lost, and throws CONFLICT for one that is done', async () => {
    const id = await relayed('booking-2', 0)
    await rerun(id)
    expect((await ctx.db.outbox.findUniqueOrThrow({ where: { id } })).relayedAt).toBeNull()
    expect((await board()).counts.outbox).toBe(1)
    expect(await outcomeOf(rerun(id))).toBe('CONFLICT')
    await ctx.db.effectDone.create({ data: { effectKey: 'email-staff-booking:booking-2' } })
    expect(await outcomeOf(rerun(id))).toBe('CONFLICT')
  })

  it.each(['00000000-0000-7000-8000-000000000000', 'expire-holds'])(
    'rerunJob throws NOT_FOUND for the job %j',
    async (id) => {
      expect(await outcomeOf(rerun(id))).toBe('NOT_FOUND')
    },
  )
}
