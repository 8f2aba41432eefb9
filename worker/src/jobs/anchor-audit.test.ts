import { checkAudit } from '@homecare/server/audit/check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openBench, type Bench } from '../testing/bench'
import { anchorAuditJob } from './anchor-audit'

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.close())

const anchors = () => [...bench.ctx.files.objects.keys()].filter((key) => key.startsWith('audit/anchors/'))

it('a worker anchors the audit history soon after its start, and the check compares with it', async () => {
  await bench.startWorker()
  await expect.poll(anchors, { timeout: 30_000 }).toHaveLength(1)
  expect(await checkAudit({ ctx: bench.ctx })).toMatchObject({ state: 'intact' })
})

it('an object store that is away is a warning and tried again; what is wrong with the history is an error in the log', async () => {
  const { ctx } = bench
  ctx.wait(60 * 60_000)
  const [warn, error] = [vi.spyOn(ctx.log, 'warn'), vi.spyOn(ctx.log, 'error')]
  const list = vi.spyOn(ctx.files, 'list').mockRejectedValueOnce(new Error('down'))
  await expect(anchorAuditJob.run(ctx, {}, 'x')).rejects.toThrow('down')
  expect(warn.mock.calls.at(-1)?.[1]).toContain('could not be anchored')
  list.mockRestore()
  ctx.settings.auditSecret = 'not the secret that the first one was signed with'
  await anchorAuditJob.run(ctx, {}, 'x')
  expect(error.mock.calls.at(-1)).toEqual([
    { problem: expect.stringContaining('was altered') },
    'the audit history is NOT intact: nothing was anchored',
  ])
  expect(anchors()).toHaveLength(1)
})
