import { createHash } from 'node:crypto'
import { pruneReleases } from '@homecare/server/release/prune'
import { AppError } from '@homecare/server/app-error'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Registry } from '@homecare/contract/releases'
import type { ReleasesPage } from '@homecare/contract/admin/releases-page'
import { periodOf, reportToken } from '@homecare/server/release/internal/report-token'
import { createTestApp, SHELL_TOKEN, type TestApp } from '../testing/test-app'

let app: TestApp
let refuse: string | null = null
beforeAll(async () => {
  app = await createTestApp({
    tryPages: async () => {
      if (refuse) throw new AppError('INVALID_INPUT', { detail: refuse })
    },
    requestsPerMinute: 1000,
  })
})
afterAll(() => app.close())

const HOUR_MS = 3_600_000
const site = { authorization: 'Bearer site-token-0123456789' }
const shell = { authorization: `Bearer ${SHELL_TOKEN}` }

function release(version: string, fields: Record<string, string> = {}) {
  const text = `entry ${version}`
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`
  const file = { size: text.length, contentType: 'text/javascript', integrity }
  const files = ['entry.js', 'server.cjs'].map((path) => ({ ...file, path }))
  const form = new FormData()
  form.set(
    'manifest',
    JSON.stringify({
      ...{ name: 'site', version, contract: 1, minApi: 1, commit: `c-${version}`, entry: 'entry.js' },
      ...{ serverEntry: 'server.cjs', styles: [], preload: [], navigation: [], files },
      routes: [{ path: '/', layout: 'public', prerender: true }],
    }),
  )
  for (const { path } of files) form.set(`file:${path}`, new Blob([text]), path)
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const publish = async (version: string, fields: Record<string, string> = {}) => {
  app.ctx.wait(1000)
  const answer = await app.post('/api/releases', release(version, fields), site)
  return { status: answer.status, ...((await answer.json()) as { detail?: string }) }
}
const served = async () => {
  const { remotes } = (await (await app.get('/api/remotes')).json()) as Registry
  const [entry] = remotes
  return entry && [entry.version, entry.previous?.version ?? null, entry.canary?.manifest.version ?? null]
}
const views = (version: string, count: number, headers: Record<string, string> = shell) =>
  app.post('/api/release-views', { views: [{ name: 'site', version, count }] }, headers)
const tokenOf = (version: string, at = app.ctx.now()) =>
  reportToken(SHELL_TOKEN, { name: 'site', version }, periodOf(at.getTime()))
const report = (version: string, from: string, token: string | undefined = tokenOf(version)) =>
  app.post(
    '/api/client-errors',
    { message: 'it broke', source: 'script', path: '/', remote: 'site', version, token },
    { 'x-forwarded-for': from },
  )
const fail = async (version: string, times: number, from = '10.0.0.') => {
  for (let index = 0; index < times; index++) await report(version, `${from}${index}`)
}
const errorsOf = async (version: string) =>
  (await app.ctx.db.releaseHealth.findMany({ where: { version } })).reduce((sum, { errors }) => sum + errors, 0)
const lastHistory = async () => {
  const entry = await app.ctx.db.auditEntry.findFirst({ where: { subjectType: 'remote' }, orderBy: { id: 'desc' } })
  return entry && [entry.actor, entry.action, entry.detail]
}

describe('a share of visitors', () => {
  it('needs a release that it differs from, and a whole number of percent', async () => {
    expect((await publish('1', { percent: '10' })).status).toBe(409)
    expect((await publish('1')).status).toBe(200)
    expect((await publish('2', { percent: '0' })).status).toBe(422)
    expect((await publish('2', { percent: 'half' })).status).toBe(422)
    expect(await served()).toEqual(['1', null, null])
  })

  it('gets the new release, the others keep theirs; the history records person, version, commit and percentage', async () => {
    expect((await publish('2', { percent: '10' })).status).toBe(200)
    expect(await served()).toEqual(['1', null, '2'])
    expect(await lastHistory()).toEqual([
      'team site',
      'canary released',
      { version: '2', previous: '1', commit: 'c-2', percent: 10 },
    ])
  })

  it('is ended by a roll-back, and everybody gets it by a release without percent', async () => {
    await app.post('/api/releases/rollback', { name: 'site' }, site)
    expect(await served()).toEqual(['1', null, null])
    expect((await lastHistory())?.slice(0, 2)).toEqual(['team site', 'canary ended'])
    await publish('2', { percent: '50' })
    await publish('2')
    expect(await served()).toEqual(['2', '1', null])
  })
})

describe('a release that fails in browsers', () => {
  it('to a share is ended by the system, once there is enough to say so', async () => {
    await publish('3', { percent: '20' })
    await views('2', 400)
    await views('3', 19)
    await fail('3', 8)
    expect(await served()).toEqual(['2', '1', '3'])
    await views('3', 10)
    expect(await served()).toEqual(['2', '1', null])
    expect(await lastHistory()).toEqual([
      'system',
      'taken back',
      { version: '2', previous: '2', commit: 'c-2', failed: '3', views: 29, errors: 8 },
    ])
  })

  it('to everybody goes back to the one before, and stays there', async () => {
    await publish('4')
    await views('4', 30)
    await fail('4', 10)
    expect(await served()).toEqual(['2', null, null])
    await views('2', 30)
    await fail('2', 30)
    expect(await served()).toEqual(['2', null, null])
  })

  it('is not rolled back by one address alone, nor by errors of an unknown version', async () => {
    await publish('5')
    await views('5', 30)
    for (let index = 0; index < 40; index++) await report(index % 2 ? '5' : 'never', '10.9.9.9')
    expect(await errorsOf('5')).toBe(1)
    expect(await errorsOf('never')).toBe(0)
  })

  it('counts one network of IPv6 addresses once', async () => {
    for (const end of ['1', '2', 'ffff:1']) await report('5', `2001:db8:1:20${end.length}::${end}`)
    expect(await errorsOf('5')).toBe(2)
  })

  it('counts no report without the token of a page that was served with it in the last day', async () => {
    const now = app.ctx.now().getTime()
    const [past, future] = [new Date(now - 31 * HOUR_MS), new Date(now + 13 * HOUR_MS)]
    const others = ['', 'made.up', tokenOf('4'), tokenOf('5', past), tokenOf('5', future)]
    for (const [index, token] of others.entries())
      expect((await report('5', `10.7.7.${index}`, token)).status).toBe(204)
    expect(await errorsOf('5')).toBe(2)
    await report('5', '10.7.7.7', tokenOf('5', new Date(now - 20 * HOUR_MS)))
    expect(await errorsOf('5')).toBe(3)
  })

  it('views are believed from the document server only', async () => {
    expect((await views('5', 1, {})).status).toBe(401)
    expect((await views('5', 1, site)).status).toBe(401)
  })
})

describe('a release is refused', () => {
  it('when its pages can not be composed, with the reason, and nothing changes', async () => {
    const before = await served()
    refuse = '/ does not render: ReferenceError: window is not defined.'
    expect(await publish('6')).toMatchObject({ status: 422, detail: refuse })
    refuse = null
    expect(await served()).toEqual(before)
  })

  it('when another one became current meanwhile', async () => {
    expect(await publish('6', { expected: '1' })).toMatchObject({
      status: 409,
      detail: expect.stringContaining('Meanwhile another release of site became current') as string,
    })
    expect((await publish('6', { expected: String((await served())?.[0]) })).status).toBe(200)
  })
})

describe('staff', () => {
  it('see every remote with its releases and how they do', async () => {
    const answer = await app.get('/api/releases-page', await app.login('admin'))
    const { remotes } = (await answer.json()) as ReleasesPage
    expect(remotes[0]).toMatchObject({ name: 'site', current: '6', previous: (await served())?.[1], canary: null })
    expect(remotes[0]?.releases.find(({ version }) => version === '4')).toMatchObject({
      commit: 'c-4',
      releasedBy: 'team site',
      views: 30,
      errors: 10,
    })
  })

  it('roll back with a reason, which the history records; admins only', async () => {
    const path = '/api/releases-page/site/rollback'
    expect((await app.post(path, { reason: 'prices are wrong' }, await app.login('coordinator'))).status).toBe(403)
    const admin = await app.login('admin')
    expect((await app.post(path, { reason: '' }, admin)).status).toBe(422)
    expect((await app.post(path, { version: '2', reason: 'prices are wrong' }, admin)).status).toBe(200)
    expect(await served()).toEqual(['2', '6', null])
    expect(await lastHistory()).toEqual([
      'admin',
      'rolled back',
      { version: '2', previous: '6', commit: 'c-2', reason: 'prices are wrong' },
    ])
  })
})

describe('files of a release', () => {
  it('stay for a day after their last use; then they are deleted, and a rollback to them says so', async () => {
    const stored = (version: string) => app.ctx.files.objects.has(`remotes/site/${version}/entry.js`)
    app.ctx.wait(23 * HOUR_MS)
    expect(await pruneReleases(app)).toBe(0)
    expect(stored('1')).toBe(true)
    app.ctx.wait(2 * HOUR_MS)
    expect(await pruneReleases(app)).toBeGreaterThan(0)
    expect(['1', '2', '6'].map(stored)).toEqual([false, true, true])
    const back = await app.post('/api/releases/rollback', { name: 'site', version: '1' }, site)
    expect(await back.json()).toMatchObject({ status: 409, detail: expect.stringContaining('removed') as string })
    expect((await app.get('/api/remotes/site/1/remote.json')).status).toBe(404)
    expect((await app.get('/api/remotes/site/2/remote.json')).status).toBe(200)
  })

  it('are stored again when it is released again', async () => {
    expect((await publish('1')).status).toBe(200)
    expect(await served()).toEqual(['1', '2', null])
    expect(app.ctx.files.objects.has('remotes/site/1/entry.js')).toBe(true)
  })
})

it('only a team itself can remove its remote from the site', async () => {
  const other = { authorization: 'Bearer booking-token-0123456789' }
  expect((await app.post('/api/releases/remove', { name: 'site' }, other)).status).toBe(403)
  expect((await app.post('/api/releases/remove', { name: 'site' }, site)).status).toBe(200)
  expect(await served()).toBeUndefined()
  expect((await app.post('/api/releases/remove', { name: 'site' }, site)).status).toBe(404)
})

it('a refused script is reported in two formats, and neither query nor sample is stored', async () => {
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

it('who reported an error of a release is forgotten after two weeks', async () => {
  const [row] = await app.ctx.db.releaseErrorReporter.findMany({ take: 1 })
  expect(row?.reporter).toMatch(/^[\w-]{22}$/)
  app.ctx.wait(15 * 24 * HOUR_MS)
  await pruneReleases({ ctx: app.ctx })
  expect(await app.ctx.db.releaseErrorReporter.count()).toBe(0)
})
