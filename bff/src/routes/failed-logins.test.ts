import type { AuditTrail } from '@homecare/contract/admin/audit-trail'
import { recordFailedLogins } from '@homecare/server/staff/record-failed-logins'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

const FIVE_MINUTES = 5 * 60_000
let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const tryAs = (userName: string, from = '203.0.113.1', password = 'hunter2-secret') =>
  app.post('/api/user/login', { userName, password }, { 'x-forwarded-for': from })
const noted = async () => {
  app.ctx.wait(FIVE_MINUTES)
  const count = await recordFailedLogins({ ctx: app.ctx })
  const { entries } = (await (
    await app.get('/api/audit?action=login+failed', await app.login('admin'))
  ).json()) as AuditTrail
  return {
    count,
    entries,
    facts: entries.map(({ actor, from, detail: { since: _, ...detail } }) => [actor, from, detail]),
  }
}

describe('failed logins in the audit history', () => {
  it('are one entry for an account and an address, with the number of tries', async () => {
    for (let n = 0; n < 3; n++) expect((await tryAs('admin')).status).toBe(401)
    await tryAs(' Viewer ')
    await tryAs('admin', '203.0.113.2')
    const { facts, entries } = await noted()
    expect(facts).toHaveLength(3)
    expect(facts).toContainEqual(['unknown', '203.0.113.1', { account: 'admin', tries: 3 }])
    expect(facts).toContainEqual(['unknown', '203.0.113.1', { account: 'viewer', tries: 1 }])
    expect(facts).toContainEqual(['unknown', '203.0.113.2', { account: 'admin', tries: 1 }])
    const { id } = await app.ctx.db.staffUser.findUniqueOrThrow({ where: { userName: 'viewer' } })
    expect(entries.map(({ subjectId }) => subjectId)).toContain(id)
  })

  it('keep neither a password nor a name that no account has: somebody may have typed one for the other', async () => {
    for (const name of ['hunter2-secret', 'nobody', "x' --", 'nul\0']) await tryAs(name, '203.0.113.3', 'other-secret')
    const { facts, entries } = await noted()
    expect(facts).toEqual([['unknown', '203.0.113.3', { tries: 4 }]])
    expect(JSON.stringify(entries)).not.toMatch(/hunter2|other-secret|nobody/)
  })

  it('are written once their five minutes are over, once, and begin anew after it', async () => {
    await tryAs('admin')
    expect(await recordFailedLogins({ ctx: app.ctx })).toBe(0)
    expect((await noted()).count).toBe(1)
    await tryAs('admin')
    expect((await noted()).facts).toHaveLength(2)
    expect(await recordFailedLogins({ ctx: app.ctx })).toBe(0)
  })

  it('from a thousand addresses make no thousand entries: the most by name, the rest in one', async () => {
    const rows = Array.from({ length: 1_000 }, (_, n) => ({ account: '', fromAddress: `198.18.${n >> 8}.${n & 255}` }))
    await app.ctx.db.failedLogin.createMany({ data: rows.map((row) => ({ ...row, windowStart: app.ctx.now() })) })
    for (let n = 0; n < 2; n++) await tryAs('admin', '203.0.113.4')
    const { count, facts } = await noted()
    expect(count).toBe(51)
    expect(facts).toContainEqual(['unknown', '203.0.113.4', { account: 'admin', tries: 2 }])
    expect(facts).toContainEqual(['unknown', null, { tries: 951, addresses: 951 }])
  })

  it('that the limit stopped before any hashing cost no write either', async () => {
    const limited = await createTestApp({ loginAttempts: 2 })
    const body = { userName: 'admin', password: 'wrong' }
    const answers = await Promise.all(Array.from({ length: 12 }, () => limited.post('/api/user/login', body)))
    const hashed = answers.filter(({ status }) => status === 401).length
    expect(hashed).toBeLessThanOrEqual(2 + 3)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(12 - hashed)
    expect(await limited.ctx.db.failedLogin.findMany()).toMatchObject([{ tries: hashed }])
    await limited.close()
  })
})
