import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryLimitStore } from '../adapters/limit-store'
import { getAuditTrail } from '../audit/get-trail'
import { createRateLimit } from '../process/rate-limit'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { login } from './login'
import { recordFailedLogins } from './record-failed-logins'

const FIVE_MINUTES = 5 * 60_000
let database: TestDatabase
let ctx: TestCtx
beforeEach(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
})
afterEach(() => database.drop())

const store = memoryLimitStore()
const limit = (name: string) => createRateLimit({ store, secret: 'x' }, { name, points: 10_000, seconds: 60 })
const limits = {
  device: limit('device'),
  accountAndAddress: limit('account'),
  address: limit('address'),
  slowAccount: limit('slow-account'),
  slowAddress: limit('slow-address'),
}
const tryAs = (userName: string, from = '203.0.113.1', password = 'hunter2-secret') =>
  expect(login({ ctx, limits, input: { userName, password, from, oldTokens: [] } })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  })
const recorded = async () => {
  ctx.wait(FIVE_MINUTES)
  const count = await recordFailedLogins({ ctx })
  const { entries } = await getAuditTrail({ ctx, input: { action: 'login failed', limit: 200 } })
  return {
    count,
    entries,
    facts: entries.map(({ actor, from, detail: { since: _, ...detail } }) => [actor, from, detail]),
  }
}

describe('failed logins in the audit history', () => {
  it('failed logins of an account from one address are one audit entry with their number', async () => {
    for (let n = 0; n < 3; n++) await tryAs('admin')
    await tryAs(' Viewer ')
    await tryAs('admin', '203.0.113.2')
    const { facts, entries } = await recorded()
    expect(facts).toHaveLength(3)
    expect(facts).toContainEqual(['unknown', '203.0.113.1', { account: 'admin', tries: 3 }])
    expect(facts).toContainEqual(['unknown', '203.0.113.1', { account: 'viewer', tries: 1 }])
    expect(facts).toContainEqual(['unknown', '203.0.113.2', { account: 'admin', tries: 1 }])
    const { id } = await ctx.db.staffUser.findUniqueOrThrow({ where: { userName: 'viewer' } })
    expect(entries.map(({ subjectId }) => subjectId)).toContain(id)
  })

  it('the audit entries of failed logins have neither passwords nor unknown names, since people mistake one for the other', async () => {
    for (const name of ['hunter2-secret', 'nobody', "x' --", 'nul\0']) await tryAs(name, '203.0.113.3', 'other-secret')
    const { facts, entries } = await recorded()
    expect(facts).toEqual([['unknown', '203.0.113.3', { tries: 4 }]])
    expect(JSON.stringify(entries)).not.toMatch(/hunter2|other-secret|nobody/)
  })

  it('failed logins are recorded once after five minutes, and later ones make another entry', async () => {
    await tryAs('admin')
    expect(await recordFailedLogins({ ctx })).toBe(0)
    expect((await recorded()).count).toBe(1)
    await tryAs('admin')
    expect((await recorded()).facts).toHaveLength(2)
    expect(await recordFailedLogins({ ctx })).toBe(0)
  })

  it('failed logins from a thousand addresses make 51 entries: the 50 most frequent by name and one for the others', async () => {
    const rows = Array.from({ length: 1_000 }, (_, n) => ({ account: '', fromAddress: `198.18.${n >> 8}.${n & 255}` }))
    await ctx.db.failedLogin.createMany({ data: rows.map((row) => ({ ...row, windowStart: ctx.now() })) })
    for (let n = 0; n < 2; n++) await tryAs('admin', '203.0.113.4')
    const { count, facts } = await recorded()
    expect(count).toBe(51)
    expect(facts).toContainEqual(['unknown', '203.0.113.4', { account: 'admin', tries: 2 }])
    expect(facts).toContainEqual(['unknown', null, { tries: 951, addresses: 951 }])
  })
})
