import { afterAll, beforeAll, expect, it } from 'vitest'
import { getBooking } from '../record/get-booking'
import { bookingSteps, countOutcomes } from '../testing/booking-steps'
import { PDF, uploadBytes } from '../testing/documents'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { getFile } from './get'
import { removeFile } from './remove'

const actor = { name: 'admin', role: 'admin' } as const
let database: TestDatabase
let ctx: TestCtx
let id: string
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
  const { start, owner } = bookingSteps(() => ctx)
  ;({ id } = await owner((await start()).orderId))
})
afterAll(() => database.drop())

const files = async () => (await getBooking({ ctx, input: { id } })).files.map(({ filename }) => filename)
const uploaded = (name: string) => uploadBytes(ctx, { subject: { type: 'booking', id }, name, body: PDF })
const remove = (filename: string, reason: string) => removeFile({ ctx, actor, input: { filename, reason } })

it('removing a file records author and reason in row and history, and the worker deletes the object', async () => {
  const filename = await uploaded('wrong patient.pdf')
  await remove(filename, 'Belongs to another booking')
  await expect(
    getFile({ ctx, actor: { name: 'coordinator', role: 'coordinator' }, input: { filename } }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await files()).not.toContain(filename)
  const row = await ctx.db.storedFile.findUniqueOrThrow({ where: { key: filename } })
  const reason = 'Belongs to another booking'
  expect(row).toMatchObject({ removedBy: 'admin', removeReason: reason, removedAt: expect.any(Date) })
  const last = await ctx.db.auditEntry.findFirst({ where: { subjectId: id }, orderBy: { id: 'desc' } })
  expect(last).toMatchObject({ actor: 'admin', action: 'file removed', detail: { filename, reason } })
  expect(await ctx.db.outbox.findMany({ where: { effectKey: `delete-file:${row.id}` } })).toMatchObject([
    { name: 'delete-file', payload: { fileId: row.id } },
  ])
})

it('a file is removed once, and later or parallel calls throw NOT_FOUND', async () => {
  const filename = await uploaded('a.pdf')
  const calls = [remove(filename, 'First admin'), remove(filename, 'Second admin')]
  expect(await countOutcomes(calls)).toEqual({ done: 1, NOT_FOUND: 1 })
  for (const none of ['none.pdf', 'a\0b'])
    await expect(remove(none, 'A reason')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
