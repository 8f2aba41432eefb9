import type { ChangeStatus } from '@homecare/contract/staff'
import { expect, it } from 'vitest'
import { outcomeOf } from '../testing/booking-steps'
import { createRequest } from '../testing/records'
import { changeRequestStatus } from './change-status'
import { ownDatabase } from '../testing/own-database'

const actor = { name: 'coordinator', role: 'coordinator' } as const
const { ctx } = await ownDatabase()

/** Creates a request for tomorrow and returns its id. */
async function requested(): Promise<string> {
  const known = await ctx.db.serviceRequest.findMany({ select: { id: true } })
  await createRequest(ctx)
  const { id } = await ctx.db.serviceRequest.findFirstOrThrow({ where: { id: { notIn: known.map((row) => row.id) } } })
  return id
}
const change = (id: string, version: number, input: Omit<ChangeStatus, 'version'>) =>
  changeRequestStatus({ ctx, actor, input: { id, version, ...input } })
const effects = (id: string) => ctx.db.outbox.count({ where: { effectKey: `email-request-canceled:${id}` } })

it('a request is completed before its day only when that is confirmed, and the completion can be undone', async () => {
  const id = await requested()
  expect(await outcomeOf(change(id, 0, { status: 'Completed' }))).toBe('VISIT_AHEAD')
  await change(id, 0, { status: 'Completed', confirmAhead: true })
  expect(await change(id, 1, { status: 'Pending' })).toMatchObject({
    status: 'Pending',
    version: 2,
    history: [{ action: 'appointment requested' }, { action: 'completed' }, { action: 'reopened' }],
  })
})

it('of two staff who close a request simultaneously one is refused with the other’s name', async () => {
  const id = await requested()
  const results = await Promise.allSettled([
    change(id, 0, { status: 'Canceled' }),
    change(id, 0, { status: 'Canceled' }),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({
    code: 'CONFLICT',
    detail: expect.stringMatching(/^Changed by Sara Nair on .+ \(canceled\)/),
  })
  expect(await ctx.db.auditEntry.count({ where: { subjectId: id, action: 'canceled' } })).toBe(1)
})

it('canceling a request sends an email, and the history has the reason', async () => {
  const id = await requested()
  const request = await change(id, 0, { status: 'Canceled', reason: 'Moved\0 away' })
  expect(request).toMatchObject({ status: 'Canceled', version: 1 })
  expect(request.history.at(-1)).toMatchObject({ action: 'canceled', detail: { reason: 'Moved\uFFFD away' } })
  expect(await effects(id)).toBe(1)
})

it('a version other than the stored one throws CONFLICT, however large, and changes nothing', async () => {
  const id = await requested()
  for (const version of [1, Number.MAX_SAFE_INTEGER])
    expect(await outcomeOf(change(id, version, { status: 'Canceled' }))).toBe('CONFLICT')
  expect([await effects(id), await ctx.db.auditEntry.count({ where: { subjectId: id } })]).toEqual([0, 1])
})

it.each(['00000000-0000-4000-8000-000000000000', 'x'])(
  'changeRequestStatus throws NOT_FOUND for the request %j',
  async (id) => {
    expect(await outcomeOf(change(id, 0, { status: 'Canceled' }))).toBe('NOT_FOUND')
  },
)
