import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBench, type Bench } from '../testing/bench'
import { startOrder } from '../testing/records'
import { deleteFile } from './delete-file'

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.close())

async function stored(key: string, removedAt: Date | null): Promise<string> {
  const { bookingId } = await startOrder(bench.ctx)
  await bench.ctx.files.put(`uploads/${key}`, Buffer.from('%PDF-'), 'application/pdf')
  const file = { key, originalName: 'a.pdf', contentType: 'application/pdf', size: 5, bookingId, uploadedBy: 'admin' }
  return (await bench.ctx.db.storedFile.create({ data: { ...file, removedAt } })).id
}
const run = (fileId: string) => deleteFile.run(bench.ctx, { fileId }, `delete-file:${fileId}`)

test('the object of a removed file is deleted, the row stays, and a second run changes nothing', async () => {
  const id = await stored('removed.pdf', new Date())
  await run(id)
  await run(id)
  expect(await bench.ctx.files.get('uploads/removed.pdf')).toBeNull()
  expect(await bench.ctx.db.storedFile.count({ where: { id } })).toBe(1)
})

test('a file that nobody removed is never deleted', async () => {
  await run(await stored('kept.pdf', null))
  expect(await bench.ctx.files.get('uploads/kept.pdf')).not.toBeNull()
})

test('a store that is away is an error, so that it is tried again', async () => {
  const id = await stored('later.pdf', new Date())
  const { remove } = bench.ctx.files
  bench.ctx.files.remove = () => Promise.reject(new Error('down'))
  await expect(run(id)).rejects.toThrow('down')
  bench.ctx.files.remove = remove
})
