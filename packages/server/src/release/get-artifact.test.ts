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

it('getArtifact returns the files and the manifest of a release as they were published', async () => {
  const { body, contentType, size } = await get('remoteEntry.js')
  expect([await text(body), contentType, size]).toEqual(['entry 1.0.0', 'text/javascript; charset=utf-8', 11])
  const manifest = await get('remote.json')
  expect([manifest.contentType, JSON.parse(await text(manifest.body))]).toMatchObject([
    'application/json',
    { name: 'site', version: '1.0.0', commit: 'c-1.0.0' },
  ])
})

it('getArtifact returns the server build to the document server only', async () => {
  expect(await outcomeOf(get('server/main.cjs'))).toBe('NOT_FOUND')
  expect(await text((await get('server/main.cjs', { fromShell: true })).body)).toBe('server')
})

it.each([
  ['a file of no release', 'more.js', {}],
  ['a path that leaves its folder', '../../x.js', {}],
  ['another version', 'remoteEntry.js', { version: '2.0.0' }],
  ['another remote', 'remoteEntry.js', { name: 'booking' }],
  ['an invalid name', 'remoteEntry.js', { name: 'si\0te' }],
])('getArtifact throws NOT_FOUND for %s, even to the document server', async (_, path, more) => {
  for (const fromShell of [false, true]) expect(await outcomeOf(get(path, { ...more, fromShell }))).toBe('NOT_FOUND')
})

it('getArtifact throws NOT_FOUND when the store has lost the file, and UNAVAILABLE when the store does not respond', async () => {
  const { files } = ctx
  ctx.files = { ...files, get: async () => null }
  expect(await outcomeOf(get('remoteEntry.js'))).toBe('NOT_FOUND')
  ctx.files = { ...files, get: () => Promise.reject(new Error('down')) }
  expect(await outcomeOf(get('remoteEntry.js'))).toBe('UNAVAILABLE')
  ctx.files = files
})
