import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getBooking } from '../booking/get'
import { bookingSteps, countOutcomes } from '../testing/booking-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { getFile } from './get'
import { removeFile } from './remove'
import { uploadFile } from './upload'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const actor = { name: 'admin', role: 'admin' } as const
let database: TestDatabase
let ctx: TestCtx
let folder: string
let id: string
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
  folder = await mkdtemp(join(tmpdir(), 'homecare-remove-'))
  const { start, owner } = bookingSteps(() => ctx)
  ;({ id } = await owner((await start()).orderId))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await database.drop()
})

const files = async () => (await getBooking({ ctx, input: { id } })).files.map(({ filename }) => filename)
async function uploaded(name: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, PDF)
  const file = { path, size: PDF.length }
  await uploadFile({ ctx, actor, input: { subject: { type: 'booking', id }, name, file } })
  return (await files()).at(-1)!
}
const remove = (filename: string, reason: string) => removeFile({ ctx, actor, input: { filename, reason } })

it('takes a file away; the row says who and why, the history tells it, the worker deletes the object', async () => {
  const filename = await uploaded('wrong patient.pdf')
  await remove(filename, 'Belongs to another booking')
  await expect(getFile({ ctx, input: { filename } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
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

it('removes a file once: the second call throws NOT_FOUND, also in parallel', async () => {
  const filename = await uploaded('a.pdf')
  const calls = [remove(filename, 'First admin'), remove(filename, 'Second admin')]
  expect(await countOutcomes(calls)).toEqual({ done: 1, NOT_FOUND: 1 })
  for (const none of ['none.pdf', 'a\0b'])
    await expect(remove(none, 'A reason')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
