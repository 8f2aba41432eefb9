import type { QueueBoard } from '@homecare/contract/admin/queue-board'
import { waitFor } from '@homecare/dev-servers/wait-for'
import type { QueueServer } from '@homecare/server/adapters/bullmq-server'
import { enqueue } from '@homecare/server/outbox/enqueue'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './test-app'

/** What staff see of the queue and may do with it, on every backend. */
export function queueBoardConformance(server: () => Promise<QueueServer | undefined>): void {
  let app: TestApp
  let admin: { cookie: string }
  let handled: string[]
  let mailWorks = false
  beforeAll(async () => {
    const queueAt = await server()
    app = await createTestApp(queueAt ? { queueAt } : {})
    admin = await app.login('admin')
    handled = []
    app.queue.work(
      async ({ id }) => {
        if (!mailWorks) throw new Error('mail-staff-booking failed: Error 451')
        handled.push(id)
      },
      { concurrency: 1 },
    )
  })
  afterAll(() => app.close())

  const board = async () => (await (await app.get('/api/queue', admin)).json()) as QueueBoard
  const rerun = (id: string, as = admin) => app.post(`/api/queue/${id}/rerun`, {}, as)

  /** An effect that has been handed over, as the relay does it. */
  async function handedOver(bookingId: string, attempts = 2): Promise<string> {
    const effectKey = `mail-staff-booking:${bookingId}`
    const effect = { name: 'mail-staff-booking', payload: { bookingId } } as const
    await enqueue(app.ctx.db, effect, effectKey)
    const { id } = await app.ctx.db.outbox.update({ where: { effectKey }, data: { relayedAt: new Date() } })
    if (attempts > 0) await app.queue.add([{ ...effect, id, effectKey, retry: { attempts, backoffMs: 1 } }])
    return id
  }
  const dead = (id: string) =>
    waitFor(async () => (await board()).dead.find((job) => job.id === id), { timeoutMs: 10_000, what: 'its death' })

  it('shows an effect whose tries ran out, with ids only, and runs it again when an admin says so', async () => {
    const id = await handedOver('booking-1')
    expect(await dead(id)).toEqual({
      id,
      name: 'mail-staff-booking',
      subjectId: 'booking-1',
      attempts: 2,
      reason: 'mail-staff-booking failed: Error 451',
      failedAt: expect.stringMatching(/^\d{4}-.+Z$/) as string,
    })
    expect((await board()).counts).toMatchObject({ failed: 1, outbox: 0 })
    mailWorks = true
    expect((await rerun(id)).status).toBe(200)
    await waitFor(async () => handled.includes(id) && (await board()).dead.length === 0, {
      timeoutMs: 10_000,
      what: 'the second life',
    })
    const [entry] = await app.ctx.db.auditEntry.findMany({ where: { subjectType: 'queue' } })
    expect(entry).toMatchObject({ actor: 'admin', action: 'job run again', subjectId: id })
  })

  it('hands an effect over again that the queue has lost, and refuses one that is done or unknown', async () => {
    const id = await handedOver('booking-2', 0)
    expect((await rerun(id)).status).toBe(200)
    expect((await app.ctx.db.outbox.findUniqueOrThrow({ where: { id } })).relayedAt).toBeNull()
    expect((await board()).counts.outbox).toBe(1)
    expect((await rerun(id)).status).toBe(409)
    await app.ctx.db.effectDone.create({ data: { effectKey: 'mail-staff-booking:booking-2' } })
    expect((await rerun(id)).status).toBe(409)
    expect((await rerun('00000000-0000-7000-8000-000000000000')).status).toBe(404)
    expect((await rerun('expire-holds')).status).toBe(404)
  })

  it('is for admins only', async () => {
    for (const role of ['coordinator', 'viewer'] as const) {
      const lesser = await app.login(role)
      expect([(await app.get('/api/queue', lesser)).status, (await rerun('x', lesser)).status]).toEqual([403, 403])
    }
    expect((await app.get('/api/queue')).status).toBe(401)
  })
}
