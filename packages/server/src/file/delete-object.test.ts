import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUnpaidBooking } from '../testing/records'
import { testContext, TEST_SETTINGS, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { deleteObject } from './delete-object'

let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db, settings: { slotRules: { ...TEST_SETTINGS.slotRules, capacity: 50 } } })
})
afterAll(() => database.drop())

async function stored(key: string, removedAt: Date | null): Promise<string> {
  const { bookingId } = await createUnpaidBooking(ctx)
  await ctx.files.put(`uploads/${key}`, Buffer.from('%PDF-'), 'application/pdf')
  const file = { key, originalName: 'a.pdf', contentType: 'application/pdf', size: 5, bookingId, uploadedBy: 'admin' }
  return (await ctx.db.storedFile.create({ data: { ...file, removedAt } })).id
}
const run = (fileId: string) => deleteObject({ ctx, input: { fileId } })

test('the object of a removed file is deleted, its row stays, and a second run changes nothing', async () => {
  const id = await stored('removed.pdf', new Date())
  await run(id)
  await run(id)
  expect(await ctx.files.get('uploads/removed.pdf')).toBeNull()
  expect(await ctx.db.storedFile.count({ where: { id } })).toBe(1)
})

test('the object of a file that was not removed is never deleted', async () => {
  await run(await stored('kept.pdf', null))
  expect(await ctx.files.get('uploads/kept.pdf')).not.toBeNull()
})

test('an unreachable object store rejects the deletion, so that the job is retried', async () => {
  const id = await stored('later.pdf', new Date())
  const { remove } = ctx.files
  ctx.files.remove = () => Promise.reject(new Error('down'))
  await expect(run(id)).rejects.toThrow('down')
  ctx.files.remove = remove
})
