import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outcomeOf } from '../testing/booking-steps'
import { releaseSteps } from '../testing/release-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { listReleases } from './list'
import { removeRemote } from './remove-remote'
import { ownRemote, rollbackRelease } from './rollback'

let database: TestDatabase
let ctx: TestCtx
beforeEach(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
})
afterEach(() => database.drop())
const { publish, rollback, served, history } = releaseSteps(() => ctx)

describe('a rollback', () => {
  it('a rollback serves the previous or a named release, and is in the history', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(version)
    expect(await rollback()).toEqual({ name: 'site', version: '1.1.0', revision: 4 })
    expect(await served()).toEqual(['1.1.0', '1.2.0', null])
    await rollback('1.0.0')
    expect(await served()).toEqual(['1.0.0', '1.1.0', null])
    expect((await history()).slice(3).map(([actor, action, detail]) => [actor, action, detail])).toMatchObject([
      ['team site', 'rolled back', { version: '1.1.0' }],
      ['team site', 'rolled back', { version: '1.0.0' }],
    ])
  })

  it('a rollback throws NOT_FOUND for an unknown version or remote, and CONFLICT without a previous release', async () => {
    await publish('1.0.0')
    expect(await outcomeOf(rollback('9'))).toBe('NOT_FOUND')
    expect(await outcomeOf(rollback(undefined, 'booking'))).toBe('NOT_FOUND')
    expect(await outcomeOf(rollback())).toBe('CONFLICT')
    expect(await served()).toEqual(['1.0.0', null, null])
  })

  it('a rollback by staff has its reason in the history', async () => {
    await publish('1')
    await publish('2')
    const actor = { name: 'admin', role: 'admin' } as const
    await rollbackRelease({ ctx, actor, input: { name: 'site', reason: 'prices are wrong' } })
    expect((await history()).at(-1)).toEqual([
      'admin',
      'rolled back',
      { version: '1', previous: '2', commit: 'c-1', reason: 'prices are wrong' },
    ])
  })

  it('a team can roll back only its own remote', () => {
    expect(ownRemote('site', 'site')).toEqual({ name: 'team site', role: 'system' })
    expect(() => ownRemote('booking', 'site')).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }))
  })
})

it('a removed remote is not served, and can be released again like a new one', async () => {
  await publish('1')
  await publish('2')
  const remove = () => removeRemote({ ctx, actor: ownRemote('site', 'site'), input: { name: 'site' } })
  expect(await remove()).toEqual({ name: 'site', version: '2', revision: 3 })
  expect(await served()).toBeUndefined()
  expect(await outcomeOf(remove())).toBe('NOT_FOUND')
  await publish('1', { expected: 'none' })
  expect(await served()).toEqual(['1', null, null])
})

it('the list of releases has all remotes, newest first, and marks the current ones', async () => {
  await publish('1')
  await publish('7', { name: 'booking' })
  await publish('2')
  const { releases } = await listReleases({ ctx })
  expect(
    releases.map(({ name, version, commit, releasedBy, current }) => [name, version, commit, releasedBy, current]),
  ).toEqual([
    ['site', '2', 'c-2', 'team site', true],
    ['booking', '7', 'c-7', 'team booking', true],
    ['site', '1', 'c-1', 'team site', false],
  ])
})
