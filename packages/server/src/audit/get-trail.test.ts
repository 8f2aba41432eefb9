import type { AuditQuery } from '@homecare/contract/admin/audit-trail'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outcomeOf } from '../testing/booking-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { appendAuditEntry } from './append'
import { getAuditTrail } from './get-trail'

let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
  for (let n = 0; n < 20; n++) {
    const actor = { name: n % 2 ? 'admin' : 'coordinator', role: 'admin', from: '203.0.113.7' } as const
    const subject = { type: n % 3 ? 'booking' : 'request', id: `record-${n % 4}` } as const
    await ctx.db.$transaction((tx) =>
      appendAuditEntry(tx, { actor, action: n % 5 ? 'completed' : 'canceled', subject }),
    )
  }
})
afterAll(() => database.drop())
const trail = (query: Partial<AuditQuery> = {}) => getAuditTrail({ ctx, input: { limit: 200, ...query } })

it('the audit trail is read in pages, newest first, each entry once', async () => {
  const whole = (await trail()).entries.map(({ id }) => id)
  const paged: string[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const page = await trail({ limit: 3, cursor })
    paged.push(...page.entries.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  }
  expect(paged).toEqual(whole)
  expect(paged).toEqual([...paged].sort((a, b) => Number(b) - Number(a)))
})

it('an audit entry has actor, action, record and address, and all given filters apply', async () => {
  const { entries } = await trail({ actor: 'admin', action: 'completed', subjectId: 'record-1' })
  expect(entries).toHaveLength(4)
  for (const entry of entries)
    expect(entry).toEqual({
      id: expect.any(String),
      at: expect.stringMatching(/^\d{4}-.+Z$/),
      actor: 'admin',
      name: 'Amal Rashid',
      action: 'completed',
      subjectType: expect.stringMatching(/^(booking|request)$/),
      subjectId: 'record-1',
      from: '203.0.113.7',
      detail: {},
    })
  expect((await trail({ actor: '', action: '', subjectId: '' })).entries.length).toBeGreaterThanOrEqual(20)
})

it('parts of words find who did something, by login or name, and what was done, whatever the case', async () => {
  const found = async (query: Partial<AuditQuery>) => {
    const { entries } = await trail(query)
    return [...new Set(entries.map(({ actor, action }) => `${actor} ${action}`))].sort()
  }
  expect(await found({ actor: 'ADM', action: 'cancel' })).toEqual(['admin canceled'])
  expect(await found({ actor: 'rashid', action: 'plete' })).toEqual(['admin completed'])
  expect(await found({ actor: 'coord', action: 'plete, CANCEL' })).toEqual([
    'coordinator canceled',
    'coordinator completed',
  ])
  expect(await found({ action: ',' })).toEqual([])
  expect(await found({ actor: 'nobody of this name' })).toEqual([])
})

it.each(['\0', "' OR 1=1 --", '😀'])('the audit trail has no entries for the record %j', async (text) => {
  for (const query of [{ actor: text }, { action: text }, { subjectId: text }])
    expect((await trail(query)).entries).toEqual([])
})

it.each(['x', '-1', '1'.repeat(19)])('getAuditTrail throws INVALID_INPUT for the cursor %j', async (cursor) => {
  expect(await outcomeOf(trail({ cursor }))).toBe('INVALID_INPUT')
})
