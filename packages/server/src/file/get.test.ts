import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { PDF, uploadBytes } from '../testing/documents'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { getFile } from './get'

let database: TestDatabase
let ctx: TestCtx
let filename: string
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
  const { start, owner } = bookingSteps(() => ctx)
  const { id } = await owner((await start()).orderId)
  filename = await uploadBytes(ctx, { subject: { type: 'booking', id }, name: 'نتيجة.pdf', body: PDF })
})
afterAll(() => database.drop())
const get = (name = filename) =>
  getFile({ ctx, actor: { name: 'coordinator', role: 'coordinator' }, input: { filename: name } })

it('a file is returned unchanged, with its name and content type', async () => {
  const { body, ...rest } = await get()
  expect(rest).toEqual({ size: PDF.length, contentType: 'application/pdf', name: 'نتيجة.pdf' })
  expect((await buffer(body)).equals(PDF)).toBe(true)
})

it.each(['none.pdf', '../stored.pdf', 'a\0b.pdf', '', 'x'.repeat(61)])(
  'getFile throws NOT_FOUND for the name %j',
  async (name) => {
    expect(await outcomeOf(get(name))).toBe('NOT_FOUND')
  },
)

it('getFile throws NOT_FOUND when the store has lost the object, and UNAVAILABLE when the store does not respond', async () => {
  const { files } = ctx
  ctx.files = { ...files, get: async () => null }
  expect(await outcomeOf(get())).toBe('NOT_FOUND')
  ctx.files = { ...files, get: () => Promise.reject(new Error('down')) }
  expect(await outcomeOf(get())).toBe('UNAVAILABLE')
  ctx.files = files
})
