import { expect, it } from 'vitest'
import { outcomeOf } from '../testing/booking-steps'
import { ownDatabase } from '../testing/own-database'
import { createRequest } from '../testing/records'
import { assignRequest } from './assign'
import { changeRequestStatus } from './change-status'
import { getRequest } from './get'
import { listRequests, listRequestsForFile } from './list'
import { recordRequestCall } from './record-call'
import { undoRequestCall } from './undo-call'

const { ctx } = await ownDatabase()
const actor = { name: 'coordinator', role: 'coordinator' } as const
const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(ctx.now().getTime() + hours * HOUR_MS).toISOString()

async function aRequest() {
  await ctx.db.serviceRequest.deleteMany()
  await createRequest(ctx)
  const { id, version } = await ctx.db.serviceRequest.findFirstOrThrow()
  return { id, version }
}
type Changed = { id: string; version: number }
const assign = ({ id, version }: Changed, assignee: string | null) =>
  assignRequest({ ctx, actor, input: { id, version, assignee } })
const call = ({ id, version }: Changed, againAt: string | null = null) =>
  recordRequestCall({ ctx, actor, input: { id, version, outcome: 'noAnswer', againAt } })
const actions = async (id: string) => (await getRequest({ ctx, input: { id } })).history.map(({ action }) => action)

it('a request that somebody takes on names that person in the record and the list, until it is given back', async () => {
  const taken = await assign(await aRequest(), 'coordinator')
  const assignee = { userName: 'coordinator', name: 'Sara Nair' }
  expect(taken.assignee).toEqual(assignee)
  expect((await listRequests({ ctx, input: { sort: 'due', limit: 1 } })).items[0]?.assignee).toEqual(assignee)
  const again = await assign(taken, 'coordinator')
  expect(again.version).toBe(taken.version)
  expect((await assign(again, null)).assignee).toBeNull()
  expect(await actions(taken.id)).toEqual(['appointment requested', 'request taken on', 'request given back'])
})

it.each(['nobody', 'viewer', '', '\0'])(
  'a request cannot be taken on by %j, who does not work on requests',
  async (login) => {
    const request = await aRequest()
    expect(await outcomeOf(assign(request, login))).toBe('INVALID_INPUT')
    expect(await getRequest({ ctx, input: request })).toMatchObject({ version: request.version, assignee: null })
  },
)

it('a call without an answer is recorded with the time of the next one, and whoever called works on it', async () => {
  const again = inHours(5)
  const called = await call(await aRequest(), again)
  const lastCall = { outcome: 'noAnswer', at: ctx.now().toISOString(), by: 'Sara Nair', againAt: again }
  expect(called).toMatchObject({ lastCall, assignee: { userName: 'coordinator' } })
  const [row] = (await listRequestsForFile({ ctx, input: { sort: 'created', limit: 1 } })).items
  expect(row).toMatchObject({
    assignee: 'Sara Nair',
    lastCall: 'noAnswer',
    'calledAt (Dubai time)': 'Tue 3 Mar 2026, 08:00',
    'callAgainAt (Dubai time)': 'Tue 3 Mar 2026, 13:00',
  })
  expect((await call(called)).lastCall).toMatchObject({ againAt: null })
  expect(await actions(called.id)).toEqual(['appointment requested', 'called', 'called'])
})

it('a call by somebody else leaves the request to whoever works on it', async () => {
  const taken = await assign(await aRequest(), 'admin')
  expect((await call(taken)).assignee?.userName).toBe('admin')
})

it('the next call cannot be in the past or months ahead', async () => {
  const request = await aRequest()
  for (const hours of [-1, 0, 24 * 62]) expect(await outcomeOf(call(request, inHours(hours)))).toBe('INVALID_INPUT')
  expect(await getRequest({ ctx, input: request })).toMatchObject({ version: request.version, lastCall: null })
})

it('an older version is refused, and so is a request that is completed', async () => {
  const request = await aRequest()
  const taken = await assign(request, 'coordinator')
  expect(await outcomeOf(call(request))).toBe('CONFLICT')
  expect(await outcomeOf(assign(request, null))).toBe('CONFLICT')
  const input = { ...taken, status: 'Completed' as const, confirmAhead: true }
  const completed = await changeRequestStatus({ ctx, actor, input })
  expect(await outcomeOf(call(completed))).toBe('ILLEGAL_TRANSITION')
  expect(await outcomeOf(assign(completed, null))).toBe('ILLEGAL_TRANSITION')
})

it('a call that is taken back leaves the one before it, and at the end nobody who works on the request', async () => {
  const undo = ({ id, version }: Changed, by = actor) => undoRequestCall({ ctx, actor: by, input: { id, version } })
  const again = inHours(5)
  const first = await call(await aRequest(), again)
  const second = await recordRequestCall({
    ctx,
    actor,
    input: { id: first.id, version: first.version, outcome: 'reached', againAt: null },
  })
  expect(await outcomeOf(undo(first))).toBe('CONFLICT')
  expect(await outcomeOf(undo(second, { ...actor, name: 'admin' } as never))).toBe('CONFLICT')
  const one = await undo(second)
  expect(one).toMatchObject({
    lastCall: { outcome: 'noAnswer', againAt: again },
    assignee: { userName: 'coordinator' },
  })
  const none = await undo(one)
  expect(none).toMatchObject({ lastCall: null, assignee: null })
  expect(await outcomeOf(undo(none))).toBe('CONFLICT')
  expect(await actions(none.id)).toEqual(['appointment requested', 'called', 'called', 'call undone', 'call undone'])
})

it('the list of one person has what that person works on, and nothing else', async () => {
  const mine = await assign(await aRequest(), 'coordinator')
  const found = async (worker: string) =>
    (await listRequests({ ctx, input: { sort: 'due', limit: 10, worker } })).items.map(({ id }) => id)
  expect([await found('coordinator'), await found('admin')]).toEqual([[mine.id], []])
})

it('a patient hears once a day that nobody answered our call, a while later, since the call may be taken back', async () => {
  const effects = () => ctx.db.outbox.findMany({ where: { name: 'email-call-missed' }, orderBy: { createdAt: 'asc' } })
  await ctx.db.outbox.deleteMany()
  const first = await call(await aRequest())
  const [missed] = await effects()
  expect(missed?.notBefore?.getTime()).toBeGreaterThan(ctx.now().getTime())
  const again = await call(first)
  expect(await effects()).toHaveLength(1)
  ctx.wait(24 * HOUR_MS)
  await call(again)
  expect(await effects()).toHaveLength(2)
})
