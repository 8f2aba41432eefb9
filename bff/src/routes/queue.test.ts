import type { QueueBoard } from '@homecare/contract/admin/queue-board'
import { freePort } from '@homecare/dev-servers/ports'
import { enqueue } from '@homecare/server/outbox/enqueue'
import { draftBody } from '@homecare/server/testing/draft'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

// The contents of the board and the effect of a rerun are tested beside the use case, in packages/server/src/outbox.
let app: TestApp
let admin: { cookie: string }
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.login('admin')
})
afterAll(() => app.close())
const rerun = (id: string, headers: Record<string, string> = admin) => app.post(`/api/queue/${id}/rerun`, {}, headers)

describe('the queue board', () => {
  it('the queue board returns 200, and rerunning a lost job returns 200 once, then 409', async () => {
    await enqueue(app.ctx.db, { name: 'delete-file', payload: { fileId: 'x' } }, 'delete-file:x')
    const { id } = await app.ctx.db.outbox.update({
      where: { effectKey: 'delete-file:x' },
      data: { relayedAt: new Date() },
    })
    const again = await rerun(id)
    expect([again.status, await again.json()]).toMatchObject([200, { counts: { outbox: 1 }, dead: [] }])
    expect((await rerun(id)).status).toBe(409)
    const answer = await app.get('/api/queue', admin)
    expect([answer.status, (await answer.json()) as QueueBoard]).toMatchObject([200, { counts: { outbox: 1 } }])
  })

  it('rerunning an unknown job returns 404', async () => {
    for (const id of ['00000000-0000-7000-8000-000000000000', 'expire-holds'])
      expect((await rerun(id)).status).toBe(404)
  })

  it('only admins can read the queue board and rerun jobs', async () => {
    for (const role of ['coordinator', 'viewer'] as const) {
      const lesser = await app.login(role)
      expect([(await app.get('/api/queue', lesser)).status, (await rerun('x', lesser)).status]).toEqual([403, 403])
    }
    expect((await app.get('/api/queue')).status).toBe(401)
  })

  it('the queue board returns 503 while the queue’s server is down, and bookings still work', async () => {
    const other = await createTestApp({ queueAt: { redisUrl: `redis://127.0.0.1:${await freePort()}` } })
    const answer = await other.get('/api/queue', await other.login('admin'))
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }])
    const headers = { 'idempotency-key': 'without-a-queue' }
    expect((await other.post('/api/payment/initiate', draftBody(), headers)).status).toBe(200)
    await other.close()
  })
})
