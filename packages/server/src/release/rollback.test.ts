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
  it('serves the previous release again or a named one, and the history tells it', async () => {
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

  it('throws NOT_FOUND for a version or remote that was never released, and CONFLICT where none is before', async () => {
    await publish('1.0.0')
    expect(await outcomeOf(rollback('9'))).toBe('NOT_FOUND')
    expect(await outcomeOf(rollback(undefined, 'booking'))).toBe('NOT_FOUND')
    expect(await outcomeOf(rollback())).toBe('CONFLICT')
    expect(await served()).toEqual(['1.0.0', null, null])
  })

  it('by staff has its reason in the history', async () => {
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

  it('is a team’s for its own remote only', () => {
    expect(ownRemote('site', 'site')).toEqual({ name: 'team site', role: 'system' })
    expect(() => ownRemote('booking', 'site')).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }))
  })
})

it('a remote that is removed is served no more, and is released again like a new one', async () => {
  await publish('1')
  await publish('2')
  const remove = () => removeRemote({ ctx, actor: ownRemote('site', 'site'), input: { name: 'site' } })
  expect(await remove()).toEqual({ name: 'site', version: '2', revision: 3 })
  expect(await served()).toBeUndefined()
  expect(await outcomeOf(remove())).toBe('NOT_FOUND')
  await publish('1', { expected: 'none' })
  expect(await served()).toEqual(['1', null, null])
})

it('the list of releases has those of all remotes, newest first, and says which are current', async () => {
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
