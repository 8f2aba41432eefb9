import { afterAll, beforeAll, expect, it } from 'vitest'
import { getBooking } from '../record/get-booking'
import { getRequest } from '../request/get'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { createRequest } from '../testing/records'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { addNote, type NoteInput } from './add-note'
import { withdrawNote } from './withdraw-note'

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
      { author: 'Sara Nair', text: 'Ring twice.\nThe bell is weak \uFFFD' },
      { author: 'Amal Rashid', text: 'Speaks Arabic: عربي' },
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

it('a note can be withdrawn for some seconds, by its author alone and at its own record', async () => {
  for (const subject of subjects) {
    const add = async () => {
      await addNote({ ctx, actor: coordinator, input: { subject, text: 'For another patient' } })
      const { id } = await ctx.db.recordNote.findFirstOrThrow({ orderBy: { id: 'desc' } })
      return id
    }
    const withdraw = (noteId: string, actor: typeof coordinator | typeof admin = coordinator, at = subject) =>
      outcomeOf(withdrawNote({ ctx, actor, input: { subject: at, noteId } }))
    const noteId = await add()
    const [other] = subjects.filter((each) => each !== subject)
    expect(await withdraw(noteId, admin)).toBe('ILLEGAL_TRANSITION')
    expect(await withdraw(noteId, coordinator, other)).toBe('NOT_FOUND')
    expect(await withdraw(noteId)).toBe('done')
    expect(await withdraw(noteId)).toBe('NOT_FOUND')
    const late = await add()
    ctx.wait(60_000)
    expect(await withdraw(late)).toBe('ILLEGAL_TRANSITION')
    expect(await ctx.db.recordNote.count({ where: { id: late } })).toBe(1)
  }
})
