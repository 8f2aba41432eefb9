import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { releaseSteps } from '../testing/release-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { getReleasesPage } from './get-page'
import { getRegistry } from './get-registry'
import type { TryPages } from './publish'

const HOUR_MS = 3_600_000
let database: TestDatabase
let ctx: TestCtx
beforeEach(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
})
afterEach(() => database.drop())
const { publish, served, views, report, rollback, fail, tokenOf, errorsOf, history } = releaseSteps(() => ctx)

describe('automatic rollback by errors in browsers', () => {
  it('a failing canary release ends automatically after enough page views', async () => {
    await publish('1')
    await publish('2', { percent: '20' })
    await views('1', 400)
    await views('2', 19)
    await fail('2', 8)
    expect(await served()).toEqual(['1', null, '2'])
    await views('2', 10)
    expect(await served()).toEqual(['1', null, null])
    expect((await history()).at(-1)).toEqual([
      'system',
      'rolled back automatically',
      { version: '1', previous: '1', commit: 'c-1', failed: '2', views: 29, errors: 8 },
    ])
  })

  it('a failing current release is rolled back automatically, and the restored release stays', async () => {
    await publish('1')
    await publish('2')
    await views('2', 30)
    await fail('2', 10)
    expect(await served()).toEqual(['1', null, null])
    await views('1', 30)
    await fail('1', 30)
    expect(await served()).toEqual(['1', null, null])
  })

  it('a failing release older than an hour is not rolled back', async () => {
    await publish('1')
    await publish('2')
    ctx.wait(HOUR_MS)
    await views('2', 30)
    await fail('2', 10)
    expect(await served()).toEqual(['2', '1', null])
  })

  it('with few views a failing release stays, and staff get one alarm, which ends with the release', async () => {
    ctx.settings.rollbackMinViews = 300
    await publish('1')
    await publish('2', { percent: '10' })
    await views('1', 400)
    await views('2', 40)
    await fail('2', 8)
    await fail('2', 9)
    expect(await served()).toEqual(['1', null, '2'])
    const alarms = () => ctx.db.alarm.findMany({ where: { kind: 'release', endedAt: null } })
    expect(await alarms()).toMatchObject([{ subject: 'site 2', text: expect.stringContaining('40 views') }])
    expect(await ctx.db.outbox.count({ where: { name: 'email-alarm' } })).toBe(1)
    await rollback('1')
    expect(await alarms()).toEqual([])
  })

  it('the releases page shows views and errors of the last hour', async () => {
    await publish('1')
    await publish('2')
    await views('2', 30)
    await fail('2', 3)
    const shown = async () => (await getReleasesPage({ ctx })).remotes
    const releases = [
      { version: '2', commit: 'c-2', releasedBy: 'team site', views: 30, errors: 3 },
      { version: '1', commit: 'c-1', releasedBy: 'team site', views: 0, errors: 0 },
    ]
    expect(await shown()).toMatchObject([{ name: 'site', current: '2', previous: '1', canary: null, releases }])
    ctx.wait(2 * HOUR_MS)
    expect((await shown())[0]?.releases[0]).toMatchObject({ views: 0, errors: 0 })
  })
})

describe('error reports', () => {
  beforeEach(async () => {
    await publish('1')
    await publish('2')
  })

  it('error reports from one IP address count once, so one IP address alone causes no rollback', async () => {
    await views('2', 30)
    for (let n = 0; n < 40; n++) await report('2', '10.9.9.9')
    expect([await errorsOf('2'), await served()]).toEqual([1, ['2', '1', null]])
  })

  it('error reports from one IPv6 network count once', async () => {
    for (const address of ['2001:db8:1:201::1', '2001:db8:1:201::2', '2001:db8:1:2ff:1::1']) await report('2', address)
    expect(await errorsOf('2')).toBe(1)
    await report('2', '2001:db8:1:301::1')
    expect(await errorsOf('2')).toBe(2)
  })

  it('error reports about an unknown version do not count', async () => {
    await report('never', '10.9.9.9')
    expect(await ctx.db.releaseHealth.count({ where: { version: 'never' } })).toBe(0)
  })

  it('error reports count only with the token that the registry has for the release', async () => {
    const others = ['', 'made.up', tokenOf('1'), tokenOf('2', 'booking')]
    for (const [index, token] of others.entries()) await report('2', `10.7.7.${index}`, token)
    expect(await errorsOf('2')).toBe(0)
    const { remotes } = await getRegistry({ ctx })
    await report('2', '10.7.7.7', remotes[0]?.reportToken)
    await report('1', '10.7.7.7', remotes[0]?.previous?.reportToken)
    expect([await errorsOf('2'), await errorsOf('1')]).toEqual([1, 1])
  })

  it('a release is tried with the token that the registry has for it later', async () => {
    const tried: (string | undefined)[] = []
    const tryPages: TryPages = async (release) => void tried.push(release.reportToken)
    await publish('3', { tryPages })
    expect(tried).toEqual([(await getRegistry({ ctx })).remotes[0]?.reportToken])
  })

  it('error reports are stored without the IP address', async () => {
    await report('2', '203.0.113.77')
    const rows = await ctx.db.releaseErrorReporter.findMany()
    expect(rows).toMatchObject([{ reporter: expect.stringMatching(/^[\w-]{20,}$/) }])
    expect(JSON.stringify(rows)).not.toContain('203.0.113.77')
  })
})
