import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { startObjectStore, type RunningObjectStore } from '@homecare/dev-servers/object-store'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMinioFiles } from '../adapters/minio-files'
import type { Actor, Ctx } from '../process/context'
import { PDF, PNG } from '../testing/documents'
import { hollowPng, onDisk, phonePhotograph, photograph } from '../testing/photographs'
import { testContext } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { addPicture } from './add'
import { getPictureFile } from './get-file'
import { listPictures } from './list'

let dir: string
let store: RunningObjectStore
let database: TestDatabase
let ctx: Ctx
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'))
  store = await startObjectStore({ dir })
  database = await createTestDatabase()
  ctx = { ...testContext({ db: database.db }), files: createMinioFiles(store) }
})
afterAll(async () => {
  await database.drop()
  await store.stop()
  await rm(dir, { recursive: true })
})
beforeEach(async () => {
  await database.db.picture.deleteMany()
  for (const key of await ctx.files.list('pictures/')) await ctx.files.remove(key)
})

const actor: Actor = { name: 'admin', role: 'admin' }
const TEXTS = {
  ...{ kind: 'team' as const, caption: 'Sara Haddad', role: 'Head nurse', alt: 'Sara Haddad in a blue tunic' },
  ...{ languages: ['Arabic', 'English'], agreed: true },
}
const add = async (body: Buffer, more: Partial<Parameters<typeof addPicture>[0]['input']> = {}) =>
  addPicture({ ctx, actor, input: { ...TEXTS, file: await onDisk(body), ...more } })
const refusal = (outcome: Promise<unknown>) =>
  outcome.then(
    () => 'shown',
    (error: { code: string; detail?: string }) => `${error.code} ${error.detail ?? ''}`,
  )
const fileOf = async (file: string) => buffer((await getPictureFile({ ctx, input: { file } })).body)

test('a picture is shown in three widths and two formats, with the size that keeps its space on the page', async () => {
  await add(await photograph())
  const { pictures } = await listPictures({ ctx })
  expect(pictures).toMatchObject([{ ...TEXTS, width: 1440, height: 1080, widths: [480, 960, 1440] }])
  for (const width of [480, 960, 1440]) {
    const jpeg = await sharp(await fileOf(`${pictures[0]?.key}-${width}.jpg`)).metadata()
    expect(jpeg).toMatchObject({ format: 'jpeg', width, height: (width * 3) / 4 })
    const avif = await sharp(await fileOf(`${pictures[0]?.key}-${width}.avif`)).metadata()
    expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width })
  }
})

test('a picture’s GPS position is not published, nor anything else that the camera wrote', async () => {
  const photo = await phonePhotograph()
  expect(photo.includes('Phone of Sara')).toBe(true)
  expect((await sharp(photo).metadata()).exif?.length).toBeGreaterThan(100)
  await add(photo)
  const files = await ctx.files.list('pictures/')
  expect(files).toHaveLength(4)
  for (const file of files) {
    const body = await fileOf(file.replace('pictures/', ''))
    const { exif, xmp, iptc, icc, orientation } = await sharp(body).metadata()
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
    expect(body.includes('Phone of Sara')).toBe(false)
  }
})

test('a picture taken with an upright phone stands upright', async () => {
  await add(await phonePhotograph())
  const { pictures } = await listPictures({ ctx })
  expect(pictures).toMatchObject([{ width: 960, height: 1280, widths: [480, 960] }])
})

test.each([
  ['a file that only claims to be a PNG', async () => Buffer.concat([PNG.subarray(0, 33), PDF]), 'INVALID_INPUT'],
  ['a picture that breaks off', async () => (await photograph({ width: 900 })).subarray(0, 3000), 'INVALID_INPUT'],
  ['a 20,000 × 20,000 px picture', async () => hollowPng(20_000, 20_000), 'INVALID_INPUT'],
  ['a picture of 100 pixels', async () => photograph({ width: 100, height: 100 }), 'INVALID_INPUT'],
  ['a strip', async () => photograph({ width: 600, height: 10 }), 'INVALID_INPUT'],
  ['a PDF', async () => PDF, 'UNSUPPORTED_TYPE'],
  ['a drawing with a script', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'UNSUPPORTED_TYPE'],
  ['more than 10 MB', async () => Buffer.alloc(10 * 1024 * 1024 + 1), 'TOO_LARGE'],
  ['an empty file', async () => Buffer.alloc(0), 'INVALID_INPUT'],
])('%s is refused and nothing is stored', async (_, make, code) => {
  expect(await refusal(add(await make()))).toMatch(code)
  expect(await ctx.files.list('pictures/')).toEqual([])
  expect(await database.db.picture.count()).toBe(0)
})

test('the refusal of a picture with too many pixels says how many it has', async () => {
  expect(await refusal(add(hollowPng(20_000, 20_000)))).toContain('20000 × 20000')
})

test('the same picture is not shown twice', async () => {
  const body = await photograph({ format: 'png', width: 500, height: 500 })
  await add(body)
  expect(await refusal(add(body))).toBe('CONFLICT This very picture is shown already.')
  expect(await database.db.picture.count()).toBe(1)
})

test('a picture that the store does not take is not shown, and leaves no file', async () => {
  const { put } = ctx.files
  let taken = 0
  ctx.files.put = (...object) => (++taken > 1 ? Promise.reject(new Error('full')) : put(...object))
  const outcome = refusal(add(await photograph({ width: 500, height: 500 })))
  expect(await outcome).toContain('UNAVAILABLE')
  ctx.files.put = put
  expect(await ctx.files.list('pictures/')).toEqual([])
  expect((await listPictures({ ctx })).pictures).toEqual([])
})

test('a 25th picture of one kind is refused', async () => {
  const row = { ...TEXTS, width: 480, height: 480, addedBy: 'admin' }
  await database.db.picture.createMany({
    data: Array.from({ length: 24 }, (_, position) => ({ ...row, position, key: String(position) })),
  })
  expect(await refusal(add(await photograph({ width: 500, height: 500 })))).toContain('CONFLICT')
  expect(await refusal(add(await photograph({ width: 500, height: 500 }), { kind: 'rooms' }))).toBe('shown')
})
