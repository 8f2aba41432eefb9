import { afterAll, beforeAll, expect, it } from 'vitest'
import { getBooking } from '../booking/get'
import { getRequest } from '../request/get'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { createRequest } from '../testing/records'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { addNote, type NoteInput } from './add-note'

const coordinator = { name: 'coordinator', role: 'coordinator' } as const
const admin = { name: 'admin', role: 'admin' } as const
let database: TestDatabase
let ctx: TestCtx
let subjects: NoteInput['subject'][]
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
  await bookingSteps(() => ctx).start()
  await createRequest(ctx)
  subjects = [
    { type: 'booking', id: (await ctx.db.booking.findFirstOrThrow()).id },
    { type: 'request', id: (await ctx.db.serviceRequest.findFirstOrThrow()).id },
  ]
})
afterAll(() => database.drop())

it('notes of bookings and requests keep their order, author and time', async () => {
  for (const subject of subjects) {
    await addNote({ ctx, actor: coordinator, input: { subject, text: 'Ring twice.\nThe bell is weak \0' } })
    ctx.wait(60_000)
    await addNote({ ctx, actor: admin, input: { subject, text: 'Speaks Arabic: عربي' } })
    const get = subject.type === 'booking' ? getBooking : getRequest
    const { notes, history } = await get({ ctx, input: { id: subject.id } })
    expect(notes).toMatchObject([
      { author: 'coordinator', text: 'Ring twice.\nThe bell is weak \uFFFD' },
      { author: 'admin', text: 'Speaks Arabic: عربي' },
    ])
    expect(Date.parse(notes[1]!.at) - Date.parse(notes[0]!.at)).toBe(60_000)
    // The history records that a note was added, not its text.
    const added = history.filter(({ action }) => action === 'note added')
    expect(added.map(({ actor, detail }) => [actor, detail])).toEqual([
      ['coordinator', {}],
      ['admin', {}],
    ])
  }
})

it.each(['00000000-0000-4000-8000-000000000000', '1', ''])('addNote throws NOT_FOUND for the record %j', async (id) => {
  const before = await ctx.db.recordNote.count()
  for (const type of ['booking', 'request'] as const)
    expect(await outcomeOf(addNote({ ctx, actor: admin, input: { subject: { type, id }, text: 'x' } }))).toBe(
      'NOT_FOUND',
    )
  expect(await ctx.db.recordNote.count()).toBe(before)
})
