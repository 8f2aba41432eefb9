import type { AuditCheck, AuditTrail } from '@homecare/contract/admin/audit-trail'
import type { RequestListResponse } from '@homecare/contract/staff'
import { createDb } from '@homecare/server/database/db'
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
  const list = (await (await app.get('/api/services', admin)).json()) as RequestListResponse
  requestId = list.items[0]?.id ?? ''
})
afterAll(() => app.close())

const trail = async (query = '') => (await (await app.get(`/api/audit${query}`, admin)).json()) as AuditTrail

describe('the audit history', () => {
  it('GET /api/audit returns 200 with actor, action, record and address of each entry', async () => {
    const complete = { status: 'Completed', version: 0, confirmAhead: true }
    await app.post(`/api/services/${requestId}`, complete, { ...admin, 'x-forwarded-for': '203.0.113.7' })
    const { entries } = await trail(`?subjectId=${requestId}&action=completed`)
    expect(entries).toEqual([
      {
        id: expect.any(String),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
        actor: 'admin',
        name: 'Amal Rashid',
        action: 'completed',
        subjectType: 'request',
        subjectId: requestId,
        from: '203.0.113.7',
        detail: {},
      },
    ])
  })

  it('GET /api/audit returns 200 with a cursor that the next call accepts', async () => {
    const first = await trail('?limit=3')
    const second = await trail(`?limit=3&cursor=${first.nextCursor}`)
    expect((await trail('?limit=6')).entries).toEqual([...first.entries, ...second.entries])
  })

  it.each(['?cursor=x', '?limit=0', '?limit=9999', `?actor=${'x'.repeat(101)}`, '?cursor=-1'])(
    'GET /api/audit%s returns 422',
    async (query) => expect((await app.get(`/api/audit${query}`, admin)).status).toBe(422),
  )

  it('the audit check reports an intact history after its anchor is written, and a broken one after a row is altered', async () => {
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

  it('an audit check longer than a call’s time limit returns its progress, and the next call returns the result', async () => {
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
