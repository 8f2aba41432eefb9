import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outcomeOf } from '../testing/booking-steps'
import { releaseSteps } from '../testing/release-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { getArtifact, type ArtifactInput } from './get-artifact'

let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
  await releaseSteps(() => ctx).publish('1.0.0')
})
afterAll(() => database.drop())
const get = (path: string, more: Partial<ArtifactInput> = {}) =>
  getArtifact({ ctx, input: { name: 'site', version: '1.0.0', path, fromShell: false, ...more } })

it('a release gives its files and its manifest as they were published', async () => {
  const { body, contentType, size } = await get('remoteEntry.js')
  expect([await text(body), contentType, size]).toEqual(['entry 1.0.0', 'text/javascript; charset=utf-8', 11])
  const manifest = await get('remote.json')
  expect([manifest.contentType, JSON.parse(await text(manifest.body))]).toMatchObject([
    'application/json',
    { name: 'site', version: '1.0.0', commit: 'c-1.0.0' },
  ])
})

it('the server build is given to the document server only', async () => {
  expect(await outcomeOf(get('server/main.cjs'))).toBe('NOT_FOUND')
  expect(await text((await get('server/main.cjs', { fromShell: true })).body)).toBe('server')
})

it.each([
  ['a file that is none of it', 'more.js', {}],
  ['a path that leaves its folder', '../../x.js', {}],
  ['another version', 'remoteEntry.js', { version: '2.0.0' }],
  ['another remote', 'remoteEntry.js', { name: 'booking' }],
  ['a name that is none', 'remoteEntry.js', { name: 'si\0te' }],
])('throws NOT_FOUND for %s, also to the document server', async (_, path, more) => {
  for (const fromShell of [false, true]) expect(await outcomeOf(get(path, { ...more, fromShell }))).toBe('NOT_FOUND')
})

it('throws NOT_FOUND where the store has lost the file, and UNAVAILABLE where it does not answer', async () => {
  const { files } = ctx
  ctx.files = { ...files, get: async () => null }
  expect(await outcomeOf(get('remoteEntry.js'))).toBe('NOT_FOUND')
  ctx.files = { ...files, get: () => Promise.reject(new Error('down')) }
  expect(await outcomeOf(get('remoteEntry.js'))).toBe('UNAVAILABLE')
  ctx.files = files
})
