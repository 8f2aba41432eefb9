import type { AuditCheck, AuditTrail } from '@homecare/contract/admin/audit-trail'
import type { ServiceList } from '@homecare/contract/staff'
import { createDb } from '@homecare/server/adapters/db'
import { anchorAudit } from '@homecare/server/audit/anchor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSharedAuditCheck } from '../shared-audit-check'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
let admin: { cookie: string }
let requestId: string
beforeAll(async () => {
  app = await createTestApp()
  for (let n = 0; n < 5; n++) {
    await app.post('/api/contact', {
      fullName: `Person ${n}`,
      email: 'a@b.co',
      phoneNumber: '0501234567',
      date: '2026-03-05',
      service: 'Nurses Visit',
    })
  }
  admin = await app.login('admin')
  const list = (await (await app.get('/api/services', admin)).json()) as ServiceList
  requestId = list.items[0]?.id ?? ''
})
afterAll(() => app.close())

const trail = async (query = '') => (await (await app.get(`/api/audit${query}`, admin)).json()) as AuditTrail

describe('the audit history', () => {
  it('tells who did what, to what and from where; two desks at once leave one change', async () => {
    const [one, two] = [await app.login('coordinator'), await app.login('admin')]
    const complete = (session: { cookie: string }) =>
      app.post(
        `/api/services/${requestId}`,
        { status: 'Completed', version: 0, confirmAhead: true },
        { ...session, 'x-forwarded-for': '203.0.113.7' },
      )
    const answers = await Promise.all([complete(one), complete(two)])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    const { entries } = await trail(`?subjectId=${requestId}&action=completed`)
    expect(entries).toEqual([
      {
        id: expect.any(String),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
        actor: expect.stringMatching(/^(coordinator|admin)$/),
        action: 'completed',
        subjectType: 'request',
        subjectId: requestId,
        from: '203.0.113.7',
        detail: {},
      },
    ])
  })

  it('is read newest first, page by page, each entry once', async () => {
    const whole = (await trail('?limit=200')).entries.map(({ id }) => id)
    const paged: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: AuditTrail = await trail(`?limit=3${cursor ? `&cursor=${cursor}` : ''}`)
      paged.push(...page.entries.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(paged).toEqual(whole)
    expect(paged).toEqual([...paged].sort((a, b) => Number(b) - Number(a)))
  })

  it.each(['?cursor=x', '?limit=0', '?limit=9999', `?actor=${'x'.repeat(101)}`, '?cursor=-1'])(
    '%s is refused',
    async (query) => expect((await app.get(`/api/audit${query}`, admin)).status).toBe(422),
  )

  it('has no entries about what nobody did', async () => {
    for (const query of ['?actor=%00', "?action=' OR 1=1 --", '?subjectId=%F0%9F%98%80'])
      expect((await trail(query)).entries).toEqual([])
  })

  it('is found intact once it is anchored, and broken once somebody has altered it behind the triggers', async () => {
    const check = async () => (await (await app.post('/api/audit/check', {}, admin)).json()) as AuditCheck
    const entries = await app.ctx.db.auditEntry.count()
    expect(await check()).toMatchObject({ entries, state: 'unverified', intact: false, brokenAt: null })
    await anchorAudit({ ctx: app.ctx })
    const anchor = { at: app.ctx.now().toISOString(), sequence: entries }
    expect(await check()).toEqual({ entries, state: 'intact', intact: true, brokenAt: null, problem: null, anchor })
    const { id } = await app.ctx.db.auditEntry.findFirstOrThrow({ where: { action: 'completed' } })
    const owner = createDb(app.databaseOwnerUrl, { poolSize: 1 })
    await owner.$transaction([
      owner.$executeRaw`SET LOCAL session_replication_role = 'replica'`,
      owner.$executeRaw`UPDATE audit_entry SET actor = 'somebody else' WHERE id = ${id}`,
    ])
    await owner.$disconnect()
    expect(await check()).toMatchObject({ state: 'broken', intact: false, brokenAt: String(id) })
  })

  it('that takes longer to check than a call may is answered with how far the check is, and then with its result', async () => {
    let release = () => {}
    const { list } = app.ctx.files
    app.ctx.files.list = async (prefix) => {
      await new Promise<void>((resolve) => (release = resolve))
      return list(prefix)
    }
    const check = createSharedAuditCheck(app.ctx, 20)
    expect(await check()).toMatchObject({ state: 'running', intact: false, checked: 0 })
    app.ctx.files.list = list
    release()
    await expect.poll(check, { timeout: 10_000 }).toMatchObject({ state: 'broken' })
  })
})
