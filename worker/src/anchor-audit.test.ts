import { checkAudit } from '@homecare/server/audit/check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openWorkerFixture, type WorkerFixture } from './testing/worker-fixture'
import { scheduledJobs } from './scheduled-jobs'

let fixture: WorkerFixture
beforeAll(async () => {
  fixture = await openWorkerFixture()
})
afterAll(() => fixture.close())

const anchors = () => [...fixture.ctx.files.objects.keys()].filter((key) => key.startsWith('audit/anchors/'))

it('the worker anchors the audit history soon after its start, and the audit check uses the anchor', async () => {
  await fixture.startWorker()
  await expect.poll(anchors, { timeout: 30_000 }).toHaveLength(1)
  expect(await checkAudit({ ctx: fixture.ctx })).toMatchObject({ state: 'intact' })
})

it('the anchor job logs an unreachable object store as a warning and retries, and logs a broken history as an error', async () => {
  const { ctx } = fixture
  ctx.wait(60 * 60_000)
  const [warn, error] = [vi.spyOn(ctx.log, 'warn'), vi.spyOn(ctx.log, 'error')]
  const list = vi.spyOn(ctx.files, 'list').mockRejectedValueOnce(new Error('down'))
  await expect(scheduledJobs['anchor-audit'].run(ctx)).rejects.toThrow('down')
  expect(warn.mock.calls.at(-1)?.[1]).toContain('could not be anchored')
  list.mockRestore()
  ctx.settings.auditSecret = 'not the secret that the first one was signed with'
  await scheduledJobs['anchor-audit'].run(ctx)
  expect(error.mock.calls.at(-1)).toEqual([
    { problem: expect.stringContaining('was altered') },
    'the audit history is NOT intact: nothing was anchored',
  ])
  expect(anchors()).toHaveLength(1)
  await scheduledJobs['anchor-audit'].run(ctx)
  const alarms = await ctx.db.alarm.findMany()
  expect(alarms).toMatchObject([{ kind: 'audit-history', endedAt: null }])
  await expect
    .poll(() => fixture.mailbox.messages().map(({ subject }) => subject), { timeout: 30_000 })
    .toEqual(['Alert: The audit history is not intact'])
  await ctx.db.alarm.updateMany({ data: { endedAt: ctx.now() } })
})
