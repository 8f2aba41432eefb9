import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { API_VERSION, type Registry } from '@homecare/contract/releases'
import { createTestApp, SHELL_TOKEN, type TestApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const site = { authorization: 'Bearer site-token-0123456789' }
const booking = { authorization: 'Bearer booking-token-0123456789' }
const file = (path: string, text: string) => ({
  path,
  size: Buffer.byteLength(text),
  contentType: 'text/javascript; charset=utf-8',
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
})

const both = { 'remoteEntry.js': 'entry', 'server/main.cjs': 'server' }
const reaching = (path: string) => ({ path: '/', layout: 'public', prerender: true, data: [path] })

/** Noise, so that it does not compress. */
const heavy = {
  'remoteEntry.js': Array.from({ length: 4000 }, (_, index) => Math.sin(index + 1).toString(36)).join(''),
  'server/main.cjs': 'server',
}

function release(
  version: string,
  {
    name = 'site',
    changes = {},
    files = { 'remoteEntry.js': `entry ${version}`, 'server/main.cjs': 'server' },
  }: { name?: string; changes?: object; files?: Record<string, string> } = {},
) {
  const manifest = {
    name,
    version,
    contract: 1,
    minApi: 1,
    commit: 'abc',
    entry: 'remoteEntry.js',
    serverEntry: 'server/main.cjs',
    styles: [],
    preload: [],
    routes: [{ path: '/', layout: 'public', prerender: true }],
    navigation: [],
    files: Object.entries(files).map(([path, text]) => file(path, text)),
    ...changes,
  }
  const form = new FormData()
  form.set('manifest', JSON.stringify(manifest))
  for (const [path, text] of Object.entries(files)) form.set(`file:${path}`, new Blob([text]), path)
  return form
}
const registry = async () => (await (await app.get('/api/remotes')).json()) as Registry
const current = async () =>
  (await registry()).remotes.map(({ name, version, previous }) => [name, version, previous?.version ?? null])

describe('a release', () => {
  it('is stored, served for ever under its version, and becomes what visitors get; the one before is kept', async () => {
    expect(await registry()).toEqual({ revision: 0, api: API_VERSION, remotes: [] })
    const first = await app.post('/api/releases', release('1.0.0'), site)
    expect([first.status, await first.json()]).toEqual([200, { name: 'site', version: '1.0.0', revision: 1 }])
    await app.post('/api/releases', release('1.1.0'), site)
    expect(await current()).toEqual([['site', '1.1.0', '1.0.0']])
    for (const version of ['1.0.0', '1.1.0']) {
      const artifact = await app.get(`/api/remotes/site/${version}/remoteEntry.js`)
      expect(await artifact.text()).toBe(`entry ${version}`)
      expect(artifact.headers.get('cache-control')).toContain('immutable')
      expect(artifact.headers.get('content-type')).toContain('text/javascript')
    }
  })

  it('keeps its server build from everybody but the document server', async () => {
    const path = '/api/remotes/site/1.1.0/server/main.cjs'
    const shell = { authorization: `Bearer ${SHELL_TOKEN}` }
    for (const address of [path, path.replace('main.', 'main%2E'), path.replace('/main', '//main')])
      for (const headers of [{}, site, { authorization: 'Bearer ' }])
        expect([address, (await app.get(address, headers)).status]).toEqual([address, 404])
    const answer = await app.get(path, shell)
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
      200,
      'server',
      'no-store',
    ])
    expect((await app.get('/api/remotes/site/1.1.0/more.js', shell)).status).toBe(404)
  })

  it('sent again has the same answer; other files under the same version are a conflict and change nothing', async () => {
    const again = await app.post('/api/releases', release('1.1.0'), site)
    expect(await again.json()).toEqual({ name: 'site', version: '1.1.0', revision: 2 })
    const other = release('1.1.0', { files: { 'remoteEntry.js': 'other', 'server/main.cjs': 'server' } })
    expect((await app.post('/api/releases', other, site)).status).toBe(409)
    expect(await (await app.get('/api/remotes/site/1.1.0/remoteEntry.js')).text()).toBe('entry 1.1.0')
  })

  it('is refused from anybody but its own team', async () => {
    expect((await app.post('/api/releases', release('2.0.0'), {})).status).toBe(401)
    expect((await app.post('/api/releases', release('2.0.0'), { authorization: 'Bearer wrong' })).status).toBe(401)
    expect((await app.post('/api/releases', release('2.0.0'), booking)).status).toBe(403)
    expect((await app.post('/api/releases/rollback', { name: 'site' }, booking)).status).toBe(403)
    expect(await current()).toEqual([['site', '1.1.0', '1.0.0']])
  })

  it.each([
    [
      'a file that is not the one that was built',
      () => {
        const form = release('3.0.0')
        form.set('file:remoteEntry.js', new Blob(['altered 3.0']))
        return form
      },
    ],
    [
      'a file that was not sent',
      () => {
        const form = release('3.0.0')
        form.delete('file:remoteEntry.js')
        return form
      },
    ],
    [
      'a file that is not in its manifest',
      () => {
        const form = release('3.0.0')
        form.set('file:more.js', new Blob(['x']))
        return form
      },
    ],
    ['an entry that is not among its files', () => release('3.0.0', { changes: { entry: 'gone.js' } })],
    ['a first load beyond its budget', () => release('3.0.0', { changes: { firstLoadKb: 1 }, files: heavy })],
    ['calls that are not there yet', () => release('3.0.0', { changes: { minApi: 99 } })],
    ['a path that leaves its folder', () => release('3.0.0', { changes: { files: [file('../../x.js', 'x')] } })],
    ['a path with an empty part', () => release('3.0.0', { changes: { files: [file('a//b.js', 'x')] } })],
    ['a path that begins with a dot', () => release('3.0.0', { changes: { files: [file('a/.b.js', 'x')] } })],
    ['a path that ends with a slash', () => release('3.0.0', { changes: { files: [file('a/', 'x')] } })],
    ['a file named as its own description', () => release('3.0.0', { files: { ...both, 'remote.json': '{}' } })],
    ['a file that is a folder as well', () => release('3.0.0', { files: { ...both, a: 'x', 'a/b.js': 'x' } })],
    ['a server build that browsers load', () => release('3.0.0', { changes: { serverEntry: 'remoteEntry.js' } })],
    ['data from outside of the calls', () => release('3.0.0', { changes: { routes: [reaching('/api/../metrics')] } })],
    ['a version that is no path segment', () => release('../3')],
    [
      'a manifest that is no JSON',
      () => {
        const form = release('3.0.0')
        form.set('manifest', '{')
        return form
      },
    ],
    ['no manifest', () => new FormData()],
  ])('is refused with %s, and nothing is stored', async (_, make) => {
    const objects = app.ctx.files.objects.size
    const answer = await app.post('/api/releases', make(), site)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'INVALID_INPUT' })
    expect(app.ctx.files.objects.size).toBe(objects)
    expect((await registry()).revision).toBe(2)
  })

  it('can be rolled back to the one before or to a named one, and releases of two teams do not disturb one another', async () => {
    await Promise.all([
      app.post('/api/releases', release('1.2.0'), site),
      app.post('/api/releases', release('7', { name: 'booking' }), booking),
    ])
    expect(await current()).toEqual([
      ['booking', '7', null],
      ['site', '1.2.0', '1.1.0'],
    ])
    expect(await (await app.post('/api/releases/rollback', { name: 'site' }, site)).json()).toEqual({
      name: 'site',
      version: '1.1.0',
      revision: 5,
    })
    await app.post('/api/releases/rollback', { name: 'site', version: '1.0.0' }, site)
    expect(await current()).toEqual([
      ['booking', '7', null],
      ['site', '1.0.0', '1.1.0'],
    ])
    expect((await app.post('/api/releases/rollback', { name: 'site', version: '9' }, site)).status).toBe(404)
    expect((await app.post('/api/releases/rollback', { name: 'booking' }, booking)).status).toBe(409)
    const { releases } = (await (await app.get('/api/releases', site)).json()) as {
      releases: { name: string; version: string; current: boolean }[]
    }
    expect(
      releases
        .filter((each) => each.current)
        .map(({ name, version }) => `${name} ${version}`)
        .sort(),
    ).toEqual(['booking 7', 'site 1.0.0'])
  })

  it('leaves the history of who released what', async () => {
    const history = await app.ctx.db.auditEntry.findMany({
      where: { subjectType: 'remote', subjectId: 'site' },
      orderBy: { id: 'asc' },
    })
    expect(
      history.map(({ actor, action, detail }) => [actor, action, (detail as { version: string }).version]),
    ).toEqual([
      ['team site', 'released', '1.0.0'],
      ['team site', 'released', '1.1.0'],
      ['team site', 'released', '1.2.0'],
      ['team site', 'rolled back', '1.1.0'],
      ['team site', 'rolled back', '1.0.0'],
    ])
  })
})
