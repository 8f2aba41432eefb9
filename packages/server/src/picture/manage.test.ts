import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '../process/context'
import { onDisk, photograph } from '../testing/photographs'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { addPicture } from './add'
import { changePicture } from './change'
import { deletePictureFiles } from './delete-files'
import { listPictures } from './list'
import { orderPictures } from './order'
import { removePicture } from './remove'

let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.picture.deleteMany()
  ctx.files.objects.clear()
})

/** On the about page alone. */
const UNSEEN = { languages: [], agreed: false }

const actor: Actor = { name: 'admin', role: 'admin' }
const add = async (caption: string, colour: string, kind: 'team' | 'rooms' = 'team') => {
  const file = await onDisk(await photograph({ width: 480, height: 480, colour }))
  const input = { kind, caption, role: null, ...UNSEEN, alt: `Picture of ${caption}`, file }
  await addPicture({ ctx, actor, input })
}
const shown = async () => (await listPictures({ ctx })).pictures
const captions = async () => (await shown()).map(({ caption }) => caption)
const three = async () => {
  await add('Sara', '#111111')
  await add('Omar', '#555555')
  await add('Mona', '#999999')
  return (await shown()).map(({ key }) => key)
}

test('pictures are shown in the order that staff put them into, people before rooms', async () => {
  await add('Treatment room', '#cccccc', 'rooms')
  const [sara = '', omar = '', mona = ''] = await three()
  expect(await captions()).toEqual(['Sara', 'Omar', 'Mona', 'Treatment room'])
  await orderPictures({ ctx, actor, input: { kind: 'team', keys: [mona, sara, omar] } })
  expect(await captions()).toEqual(['Mona', 'Sara', 'Omar', 'Treatment room'])
})

test('an order that leaves a picture out, or has one twice, is refused and changes nothing', async () => {
  const [sara = '', omar = ''] = await three()
  for (const keys of [[sara, omar], [sara, omar, omar], []])
    await expect(orderPictures({ ctx, actor, input: { kind: 'team', keys } })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  expect(await captions()).toEqual(['Sara', 'Omar', 'Mona'])
})

test('a removed picture is off the site immediately; then its files and its row are deleted, and those of no other', async () => {
  const [sara = '', omar = ''] = await three()
  await removePicture({ ctx, actor, input: { key: omar } })
  expect(await captions()).toEqual(['Sara', 'Mona'])
  const { payload } = await database.db.outbox.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
  const { id } = await database.db.picture.findFirstOrThrow({ where: { key: omar } })
  expect(payload).toEqual({ pictureId: id })
  await deletePictureFiles({ ctx, input: { pictureId: id } })
  await deletePictureFiles({ ctx, input: { pictureId: id } })
  const files = await ctx.files.list('pictures/')
  expect(files.filter((file) => file.includes(omar))).toEqual([])
  expect(files.filter((file) => file.includes(sara))).toHaveLength(2)
  expect(await database.db.picture.count()).toBe(2)
})

test('a picture that is removed and added again keeps its files', async () => {
  await add('Sara', '#111111')
  const { id, key } = await database.db.picture.findFirstOrThrow()
  await removePicture({ ctx, actor, input: { key } })
  await add('Sara', '#111111')
  await deletePictureFiles({ ctx, input: { pictureId: id } })
  expect(await ctx.files.list(`pictures/${key}`)).toHaveLength(2)
  expect(await captions()).toEqual(['Sara'])
})

test('the files of a picture that is shown are never deleted', async () => {
  await add('Sara', '#111111')
  const { id } = await database.db.picture.findFirstOrThrow()
  await deletePictureFiles({ ctx, input: { pictureId: id } })
  expect(ctx.files.objects.size).toBe(2)
})

test('a change of the texts is shown, and the history says what was changed but names nobody', async () => {
  await add('Sara', '#111111')
  const key = (await shown())[0]?.key ?? ''
  await changePicture({
    ctx,
    actor,
    input: { key, caption: 'Sara Haddad', role: 'Nurse', languages: ['Arabic'], agreed: true, alt: 'Picture of Sara' },
  })
  const languages = ['Arabic']
  expect(await shown()).toMatchObject([{ caption: 'Sara Haddad', role: 'Nurse', languages, agreed: true }])
  const entries = await database.db.auditEntry.findMany({ where: { subjectId: key }, orderBy: { id: 'asc' } })
  expect(entries.map(({ action, detail }) => [action, detail])).toEqual(
    expect.arrayContaining([
      ['picture added', { kind: 'team' }],
      ['picture changed', { kind: 'team', changed: ['caption', 'role', 'languages', 'agreed'] }],
    ]),
  )
  expect(JSON.stringify(entries, (_, value: unknown) => (typeof value === 'bigint' ? '' : value))).not.toContain('Sara')
})

test('a picture that is not shown can’t be changed or removed', async () => {
  const input = { key: '0'.repeat(32), caption: 'a', role: null, ...UNSEEN, alt: 'a' }
  await expect(changePicture({ ctx, actor, input })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(removePicture({ ctx, actor, input })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
