import { API_VERSION } from '@homecare/contract/releases'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../process/app-error'
import { countOutcomes, outcomeOf } from '../testing/booking-steps'
import { artifact, releaseOf, releaseSteps } from '../testing/release-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { getRegistry } from './get-registry'
import { publishRelease } from './publish'

let database: TestDatabase
let ctx: TestCtx
beforeEach(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
})
afterEach(() => database.drop())
const { publish, served, history, rollback } = releaseSteps(() => ctx)
const entryOf = (version: string) => ctx.files.objects.get(`remotes/site/${version}/remoteEntry.js`)?.body.toString()

describe('a release', () => {
  it('a published release is stored under its version and becomes current, and the previous one stays available', async () => {
    expect(await getRegistry({ ctx })).toEqual({ revision: 0, api: API_VERSION, remotes: [] })
    expect(await publish('1.0.0')).toEqual({ name: 'site', version: '1.0.0', revision: 1 })
    await publish('1.1.0')
    expect(await served()).toEqual(['1.1.0', '1.0.0', null])
    for (const version of ['1.0.0', '1.1.0']) expect(entryOf(version)).toBe(`entry ${version}`)
    expect((await history())[1]).toEqual([
      'team site',
      'released',
      { version: '1.1.0', previous: '1.0.0', commit: 'c-1.1.0' },
    ])
  })

  it('publishing the same release again returns the same result, even when built at another commit', async () => {
    const first = await publish('1.0.0')
    expect(await publish('1.0.0')).toEqual(first)
    expect(await publish('1.0.0', { changes: { commit: 'later' } })).toEqual(first)
    expect(await history()).toHaveLength(1)
  })

  it('a release with the longer hashes of older builds is published', async () => {
    const files = [artifact('remoteEntry.js', 'entry 1.0.0', 'sha384'), artifact('server/main.cjs', 'server', 'sha384')]
    await publish('1.0.0', { changes: { files } })
    expect(await served()).toEqual(['1.0.0', null, null])
  })

  it('publishing other files under an existing version throws CONFLICT and changes nothing', async () => {
    await publish('1.0.0')
    const files = { 'remoteEntry.js': 'other', 'server/main.cjs': 'server' }
    expect(await outcomeOf(publish('1.0.0', { files }))).toBe('CONFLICT')
    expect(entryOf('1.0.0')).toBe('entry 1.0.0')
  })

  it('publishing another team’s remote throws FORBIDDEN and stores nothing', async () => {
    expect(await outcomeOf(publish('1.0.0', { team: 'booking' }))).toBe('FORBIDDEN')
    expect(ctx.files.objects.size).toBe(0)
  })

  it.each([
    [
      'a content type with a line break',
      { files: [{ ...artifact('remoteEntry.js', 'x'), contentType: 'text/html\r\nx: y' }] },
      'manifest.files.0.contentType',
    ],
    [
      'an empty content type',
      { files: [{ ...artifact('remoteEntry.js', 'x'), contentType: '' }] },
      'manifest.files.0.contentType',
    ],
    [
      'a content type of other letters',
      { files: [{ ...artifact('remoteEntry.js', 'x'), contentType: 'text/é😀' }] },
      'manifest.files.0.contentType',
    ],
    ['a commit that can’t be stored', { commit: '\uD800' }, 'manifest'],
    ['a commit with a zero byte', { commit: '\0' }, 'manifest'],
    [
      'navigation to another site',
      { navigation: [{ label: 'x', href: '//evil.example', place: 'main' }] },
      'manifest.navigation.0.href',
    ],
    [
      'a route that catches everything',
      { routes: [{ path: '/*', layout: 'public', prerender: false }] },
      'manifest.routes.0.path',
    ],
    [
      'a route of the closed area',
      { routes: [{ path: '/admin/x', layout: 'bare', prerender: false }] },
      'manifest.routes.0.path',
    ],
    [
      'a route of the calls',
      { routes: [{ path: '/api/x', layout: 'bare', prerender: false }] },
      'manifest.routes.0.path',
    ],
    [
      'a page of another path',
      { routes: [{ path: '/a', layout: 'bare', prerender: ['/b'] }] },
      'manifest.routes.0.prerender.0',
    ],
  ])('a manifest with %s is refused at its field, and nothing is stored', async (_, changes, field) => {
    await expect(publish('1.0.0', { changes })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { [field]: expect.any(String) },
    })
    expect(ctx.files.objects.size).toBe(0)
  })

  it('a release whose pages can’t be composed is refused with the reason, and the current release stays', async () => {
    await publish('1.0.0')
    const detail = '/ does not render: ReferenceError: window is not defined.'
    const tryPages = () => Promise.reject(new AppError('INVALID_INPUT', { detail }))
    await expect(publish('1.1.0', { tryPages })).rejects.toMatchObject({ code: 'INVALID_INPUT', detail })
    expect(await served()).toEqual(['1.0.0', null, null])
  })

  it('publishing throws CONFLICT with the current version when another release became current meanwhile', async () => {
    await publish('1.0.0')
    await publish('1.1.0')
    await expect(publish('1.2.0', { expected: '1.0.0' })).rejects.toMatchObject({
      code: 'CONFLICT',
      detail: expect.stringContaining('Meanwhile another release of site became current: 1.1.0, not 1.0.0.'),
    })
    await publish('1.2.0', { expected: '1.1.0' })
  })

  it('parallel releases of two teams both succeed, and of two parallel releases of one team one succeeds', async () => {
    await publish('1.0.0')
    await Promise.all([publish('1.1.0'), publish('7', { name: 'booking' })])
    expect([await served(), await served('booking')]).toEqual([
      ['1.1.0', '1.0.0', null],
      ['7', null, null],
    ])
    const both = ['1.2.0', '1.3.0'].map((version) => publish(version, { expected: '1.1.0' }))
    expect(await countOutcomes(both)).toEqual({ done: 1, CONFLICT: 1 })
  })

  it('publishing throws UNAVAILABLE and changes nothing when the store does not accept the files', async () => {
    await publish('1.0.0')
    const { put } = ctx.files
    ctx.files.put = () => Promise.reject(new Error('down'))
    expect(await outcomeOf(publish('1.1.0'))).toBe('UNAVAILABLE')
    ctx.files.put = put
    expect(await served()).toEqual(['1.0.0', null, null])
    await publish('1.1.0')
  })
})

describe('a canary release', () => {
  it('a canary release must differ from the current release and have a whole percentage', async () => {
    expect(await outcomeOf(publish('1', { percent: '10' }))).toBe('CONFLICT')
    await publish('1')
    expect(await outcomeOf(publish('1', { percent: '10' }))).toBe('CONFLICT')
    for (const percent of ['0', 'half', '101', '1.5'])
      expect(await outcomeOf(publish('2', { percent }))).toBe('INVALID_INPUT')
    expect(await served()).toEqual(['1', null, null])
  })

  it('a canary release is served to its percentage of visitors, and the history has author, version, commit and percentage', async () => {
    await publish('1')
    await publish('2', { percent: '10' })
    expect(await served()).toEqual(['1', null, '2'])
    expect((await history()).at(-1)).toEqual([
      'team site',
      'canary released',
      { version: '2', previous: '1', commit: 'c-2', percent: 10 },
    ])
  })

  it('a canary release ends with a rollback, and becomes current by a release without a percentage', async () => {
    await publish('1')
    await publish('2', { percent: '10' })
    await rollback()
    expect(await served()).toEqual(['1', null, null])
    expect((await history()).at(-1)?.slice(0, 2)).toEqual(['team site', 'canary ended'])
    await publish('2', { percent: '50' })
    await publish('2')
    expect(await served()).toEqual(['2', '1', null])
  })
})

describe('invalid releases', () => {
  const both = { 'remoteEntry.js': 'entry', 'server/main.cjs': 'server' }
  /** Pseudo-random text, which does not compress. */
  const heavy = {
    'remoteEntry.js': Array.from({ length: 4000 }, (_, index) => Math.sin(index + 1).toString(36)).join(''),
    'server/main.cjs': 'server',
  }
  const routeWithData = (path: string) => ({ path: '/', layout: 'public', prerender: true, data: [path] })
  const withFiles = (change: (files: Map<string, Buffer>) => void) => {
    const release = releaseOf('3.0.0')
    change(release.files)
    return release
  }
  const listing = (path: string) => releaseOf('3.0.0', { changes: { files: [artifact(path, 'x')] } })

  const cases: [string, () => ReturnType<typeof releaseOf>][] = [
    [
      'a file that differs from the built file',
      () => withFiles((files) => files.set('remoteEntry.js', Buffer.from('altered 3.0'))),
    ],
    ['a file that was not sent', () => withFiles((files) => files.delete('remoteEntry.js'))],
    ['a file that is not in its manifest', () => withFiles((files) => files.set('more.js', Buffer.from('x')))],
    ['an entry that is not among its files', () => releaseOf('3.0.0', { changes: { entry: 'gone.js' } })],
    ['a first load over its budget', () => releaseOf('3.0.0', { changes: { firstLoadKb: 1 }, files: heavy })],
    ['a chunk with a file that is not there', () => releaseOf('3.0.0', { changes: { chunks: { home: ['gone.js'] } } })],
    [
      'a route with a chunk that was not built',
      () => releaseOf('3.0.0', { changes: { routes: [{ ...routeWithData('/api/catalogue'), chunk: 'home' }] } }),
    ],
    ['a newer API version than ours', () => releaseOf('3.0.0', { changes: { minApi: 99 } })],
    ['a path that leaves its folder', () => listing('../../x.js')],
    ['a path with an empty part', () => listing('a//b.js')],
    ['a path that begins with a dot', () => listing('a/.b.js')],
    ['a path that ends with a slash', () => listing('a/')],
    ['a file named like its manifest', () => releaseOf('3.0.0', { files: { ...both, 'remote.json': '{}' } })],
    ['a file that is a folder as well', () => releaseOf('3.0.0', { files: { ...both, a: 'x', 'a/b.js': 'x' } })],
    [
      'a server build that is the browser’s entry',
      () => releaseOf('3.0.0', { changes: { serverEntry: 'remoteEntry.js' } }),
    ],
    [
      'data from a path outside of the calls',
      () => releaseOf('3.0.0', { changes: { routes: [routeWithData('/api/../metrics')] } }),
    ],
    ['a version that is not a path segment', () => releaseOf('../3')],
    ['a manifest that is not JSON', () => ({ ...releaseOf('3.0.0'), manifest: '{' })],
    ['no manifest', () => ({ manifest: '', files: new Map() })],
  ]
  it.each(cases)('publishing throws INVALID_INPUT and stores nothing for %s', async (_, make) => {
    const input = { team: 'site', ...make() }
    expect(await outcomeOf(publishRelease({ ctx, tryPages: async () => {}, input }))).toBe('INVALID_INPUT')
    expect(ctx.files.objects.size).toBe(0)
    expect(await ctx.db.remoteRelease.count()).toBe(0)
  })
})
