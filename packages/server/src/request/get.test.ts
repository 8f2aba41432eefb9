import { expect, it } from 'vitest'
import { addNote } from '../appointment/add-note'
import { outcomeOf } from '../testing/booking-steps'
import { createRequest } from '../testing/records'
import { getRequest } from './get'
import { ownDatabase } from '../testing/own-database'

const actor = { name: 'coordinator', role: 'coordinator' } as const
const { ctx } = await ownDatabase()

it('getRequest returns a request with its notes and history, oldest first, and without its content hash', async () => {
  await createRequest(ctx)
  const { id, contentHash } = await ctx.db.serviceRequest.findFirstOrThrow()
  for (const text of ['First', 'Second']) {
    await addNote({ ctx, actor, input: { subject: { type: 'request', id }, text } })
    ctx.wait(1000)
  }
  const request = await getRequest({ ctx, input: { id } })
  expect(request).toMatchObject({ id, kind: 'appointment', status: 'Pending', files: [] })
  expect(request.notes.map(({ text }) => text)).toEqual(['First', 'Second'])
  expect(request.history.map(({ action }) => action)).toEqual(['appointment requested', 'note added', 'note added'])
  expect(JSON.stringify(request)).not.toContain(contentHash)
})

it.each(['00000000-0000-4000-8000-000000000000', 'x', ''])(
  'getRequest throws NOT_FOUND for the request %j',
  async (id) => {
    expect(await outcomeOf(getRequest({ ctx, input: { id } }))).toBe('NOT_FOUND')
  },
)
