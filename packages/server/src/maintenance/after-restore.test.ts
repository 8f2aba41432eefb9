import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkAudit } from '../audit/check'
import { anchorAudit } from '../audit/anchor'
import { createRequest, createUnpaidBooking } from '../testing/records'
import { staffSteps } from '../testing/staff-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { settleAfterRestore } from './after-restore'
import { findMissingObjects } from './find-missing-objects'

let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
})
afterAll(() => database.drop())

it('a restored system ends sessions, asks about open payments, queues unfinished effects, and records that', async () => {
  await staffSteps(() => ctx).login('admin')
  const { bookingId } = await createUnpaidBooking(ctx)
  await createRequest(ctx)
  await ctx.db.outbox.updateMany({ data: { relayedAt: new Date() } })
  const [done] = await ctx.db.outbox.findMany()
  await ctx.db.effectDone.create({ data: { effectKey: done?.effectKey ?? '' } })
  ctx.wait(1_000)
  const restoredTo = new Date('2026-03-03T03:00:00Z')
  const result = await settleAfterRestore({ ctx, input: { restoredTo } })
  expect(result).toMatchObject({ sessionsEnded: 1, paymentsToCheck: 1, effectsQueuedAgain: 1 })
  expect(await ctx.db.staffSession.count({ where: { revokedAt: null } })).toBe(0)
  const attempt = await ctx.db.paymentAttempt.findFirstOrThrow({ where: { bookingId } })
  expect(attempt.nextCheckAt).toEqual(ctx.now())
  expect(await ctx.db.outbox.count({ where: { relayedAt: null } })).toBe(1)
  const entry = await ctx.db.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })
  expect(entry).toMatchObject({ action: 'database restored from a backup', subjectId: restoredTo.toISOString() })
  await anchorAudit({ ctx })
  expect(await checkAudit({ ctx })).toMatchObject({ state: 'intact' })
})

it('an object that the database refers to and the store lacks is named; removed files are not missed', async () => {
  const { bookingId } = await createUnpaidBooking(ctx)
  const file = { bookingId, originalName: 'x', contentType: 'application/pdf', size: 1, uploadedBy: 'admin' }
  await ctx.db.storedFile.createMany({
    data: [
      { ...file, key: 'there.pdf' },
      { ...file, key: 'lost.pdf' },
      { ...file, key: 'removed.pdf', removedAt: ctx.now() },
    ],
  })
  const report = { bookingId, originalName: 'x', size: 1, uploadedBy: 'admin' }
  await ctx.db.report.createMany({
    data: [
      { ...report, key: 'lost' },
      { ...report, key: 'discarded', state: 'discarded', removedAt: ctx.now() },
    ],
  })
  const picture = { kind: 'team', caption: 'x', alt: 'x', width: 480, height: 480, position: 0, addedBy: 'admin' }
  await ctx.db.picture.createMany({
    data: [
      { ...picture, key: 'shown' },
      { ...picture, key: 'removed', removedAt: ctx.now() },
    ],
  })
  await ctx.db.remoteRelease.create({
    data: {
      name: 'site',
      version: '1',
      releasedBy: 'team',
      manifest: { files: [{ path: 'main.js' }, { path: 'a.js' }] },
    },
  })
  for (const key of ['uploads/there.pdf', 'remotes/site/1/a.js', 'pictures/shown-480.jpg'])
    await ctx.files.put(key, Buffer.from('x'), 'text/plain')
  expect(await findMissingObjects({ ctx })).toEqual([
    ...['uploads/lost.pdf', 'reports/lost', 'pictures/shown-480.avif', 'remotes/site/1/main.js'],
  ])
})
