import { API_VERSION, type Registry } from '@homecare/contract/releases'
import type { ReleasesPage } from '@homecare/contract/admin/releases-page'
import { AppError } from '@homecare/server/process/app-error'
import { releaseOf } from '@homecare/server/testing/release-steps'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, SHELL_TOKEN, type TestApp } from '../testing/test-app'

// Storing, serving, refusing and rolling back releases is tested beside the use cases, in packages/server/src/release.
let app: TestApp
let refuse: string | null = null
beforeAll(async () => {
  app = await createTestApp({
    tryPages: async () => {
      if (refuse) throw new AppError('INVALID_INPUT', { detail: refuse })
    },
    requestsPerMinute: 1000,
  })
  for (const version of ['1.0.0', '1.1.0']) await publish(version)
})
afterAll(() => app.close())

const site = { authorization: 'Bearer site-token-0123456789' }
const booking = { authorization: 'Bearer booking-token-0123456789' }
const shell = { authorization: `Bearer ${SHELL_TOKEN}` }

/** Publishes a release like the command does. */
function formOf({ manifest, files }: ReturnType<typeof releaseOf>, fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  form.set('manifest', manifest)
  for (const [path, body] of files) form.set(`file:${path}`, new Blob([new Uint8Array(body)]), path)
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const publish = async (
  version: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = site,
) => {
  const answer = await app.post('/api/releases', formOf(releaseOf(version), fields), headers)
  return { status: answer.status, body: (await answer.json()) as { revision?: number; code?: string; detail?: string } }
}
const registry = async () => (await (await app.get('/api/remotes')).json()) as Registry
const served = async () => {
  const [entry] = (await registry()).remotes
  return entry && [entry.version, entry.previous?.version ?? null, entry.canary?.manifest.version ?? null]
}

describe('POST /api/releases', () => {
  it('POST /api/releases returns 200 with the registry’s revision, and visitors get the release', async () => {
    expect(await publish('1.2.0')).toEqual({
      status: 200,
      body: { name: 'site', version: '1.2.0', revision: (await registry()).revision },
    })
    const { api, remotes } = await registry()
    expect([api, remotes.map(({ name, version }) => [name, version])]).toEqual([API_VERSION, [['site', '1.2.0']]])
  })

  it('POST /api/releases takes the canary percentage and the expected release from the form', async () => {
    const [current = ''] = (await served()) ?? []
    expect(await publish('2.0.0', { percent: 'half' })).toMatchObject({ status: 422 })
    expect(await publish('2.0.0', { expected: 'another' })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    expect(await publish('2.0.0', { percent: '10', expected: String(current) })).toMatchObject({ status: 200 })
    expect((await served())?.[2]).toBe('2.0.0')
    await app.post('/api/releases/rollback', { name: 'site' }, site)
  })

  it('POST /api/releases returns 401 without a team’s token and 403 with another team’s', async () => {
    const before = await served()
    expect((await publish('9.0.0', {}, {})).status).toBe(401)
    expect((await publish('9.0.0', {}, { authorization: 'Bearer wrong' })).status).toBe(401)
    expect((await publish('9.0.0', {}, booking)).status).toBe(403)
    expect(await served()).toEqual(before)
  })

  it.each([
    ['a file that was not sent', (form: FormData) => form.delete('file:remoteEntry.js')],
    ['a file that is not in its manifest', (form: FormData) => form.set('file:more.js', new Blob(['x']))],
    ['a manifest that is not JSON', (form: FormData) => form.set('manifest', '{')],
    ['no manifest', (form: FormData) => form.delete('manifest')],
  ])('POST /api/releases returns 422 for %s, and stores nothing', async (_, change) => {
    const objects = app.ctx.files.objects.size
    const { revision } = await registry()
    const form = formOf(releaseOf('3.0.0'))
    change(form)
    const answer = await app.post('/api/releases', form, site)
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'INVALID_INPUT' }])
    expect([app.ctx.files.objects.size, (await registry()).revision]).toEqual([objects, revision])
  })

  it('POST /api/releases returns 422 with the document server’s reason when a page can’t be composed', async () => {
    refuse = '/ does not render: ReferenceError: window is not defined.'
    expect(await publish('6.0.0')).toMatchObject({ status: 422, body: { detail: refuse } })
    refuse = null
  })
})

describe('a file of a release', () => {
  it('a file of a release has an address with its version, and every page can cache it without limit', async () => {
    const answer = await app.get('/api/remotes/site/1.0.0/remoteEntry.js')
    expect(await answer.text()).toBe('entry 1.0.0')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-type')).toContain('text/javascript')
    expect((await app.get('/api/remotes/site/1.0.0/remote.json')).status).toBe(200)
    expect((await app.get('/api/remotes/site/0.0.0/remote.json')).status).toBe(404)
  })

  it('a file of a server build returns 404 to everybody except the document server, uncached', async () => {
    const path = '/api/remotes/site/1.1.0/server/main.cjs'
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
})

describe('a team', () => {
  it('a team rolls back its own remote with 200, and gets 404 for an unknown version and 403 for another team’s', async () => {
    await publish('4.0.0')
    const before = await served()
    expect((await app.post('/api/releases/rollback', { name: 'site' }, booking)).status).toBe(403)
    expect((await app.post('/api/releases/rollback', { name: 'site', version: '0' }, site)).status).toBe(404)
    expect(await served()).toEqual(before)
    const answer = await app.post('/api/releases/rollback', { name: 'site' }, site)
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { name: 'site', version: before?.[1], revision: (await registry()).revision },
    ])
    const { releases } = (await (await app.get('/api/releases', site)).json()) as {
      releases: { version: string; current: boolean }[]
    }
    expect(releases.filter(({ current }) => current).map(({ version }) => version)).toEqual([before?.[1]])
  })

  it('a team removes its remote from the site with 200, once, and gets 403 for another team’s', async () => {
    const remove = (headers: Record<string, string>) => app.post('/api/releases/remove', { name: 'site' }, headers)
    expect((await remove(booking)).status).toBe(403)
    expect((await remove(site)).status).toBe(200)
    expect(await served()).toBeUndefined()
    expect((await remove(site)).status).toBe(404)
    expect((await publish('1.0.0')).status).toBe(200)
    expect((await publish('1.1.0')).status).toBe(200)
  })
})

describe('staff', () => {
  it('staff see every remote with its releases', async () => {
    const answer = await app.get('/api/releases-page', await app.login('admin'))
    const { remotes } = (await answer.json()) as ReleasesPage
    expect(remotes).toMatchObject([{ name: 'site', current: (await served())?.[0], canary: null }])
    expect(remotes[0]?.releases.find(({ version }) => version === '1.0.0')).toMatchObject({ releasedBy: 'team site' })
  })

  it('a rollback by staff returns 200 with a reason, 422 without one and 403 for a coordinator', async () => {
    const path = '/api/releases-page/site/rollback'
    expect((await app.post(path, { reason: 'prices are wrong' }, await app.login('coordinator'))).status).toBe(403)
    const admin = await app.login('admin')
    expect((await app.post(path, { reason: '' }, admin)).status).toBe(422)
    expect((await app.post(path, { version: '1.0.0', reason: 'prices are wrong' }, admin)).status).toBe(200)
    expect((await served())?.[0]).toBe('1.0.0')
  })
})

describe('reports of browsers and the document server', () => {
  const views = (headers: Record<string, string>) =>
    app.post('/api/release-views', { views: [{ name: 'site', version: '1.0.0', count: 1 }] }, headers)

  it('a report of page views returns 204 to the document server only', async () => {
    expect((await views(shell)).status).toBe(204)
    expect((await views({})).status).toBe(401)
    expect((await views(site)).status).toBe(401)
  })

  it('an error report returns 204, whether the error counts or not', async () => {
    const body = { message: 'it broke', source: 'script', path: '/', remote: 'site', version: '1.0.0' }
    for (const token of ['', 'made.up'])
      expect((await app.post('/api/client-errors', { ...body, token })).status).toBe(204)
  })

  it('a report of a blocked script returns 204 in both formats, and also when it is unreadable', async () => {
    const report = (body: unknown) => app.post('/api/csp-reports', body)
    const old = { 'document-uri': 'https://a.example/paymentStatus?token=secret', 'violated-directive': 'script-src' }
    expect((await report({ 'csp-report': { ...old, 'blocked-uri': 'inline' } })).status).toBe(204)
    const body = {
      documentURL: 'https://a.example/',
      effectiveDirective: 'script-src',
      blockedURL: 'https://b.example/x',
    }
    expect((await report([{ type: 'csp-violation', body }])).status).toBe(204)
    expect((await report('nonsense')).status).toBe(204)
  })
})
