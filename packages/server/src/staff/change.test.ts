import type { ChangeStaff } from '@homecare/contract/admin/staff-accounts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countOutcomes, outcomeOf } from '../testing/booking-steps'
import { staffSteps } from '../testing/staff-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { changeStaff } from './change'

let database: TestDatabase
let ctx: TestCtx
beforeEach(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
})
afterEach(() => database.drop())
const { login, current, account, invite, reset, linkOf, setPassword, join } = staffSteps(() => ctx)
const change = async (userName: string, input: ChangeStaff, by = 'admin') =>
  changeStaff({
    ctx,
    actor: { name: by, role: 'admin', from: '203.0.113.1' },
    input: { id: (await account(userName)).id, ...input },
  })

describe('changes of accounts', () => {
  it('disabling an account ends its sessions, and enabling it does not restore them', async () => {
    const { token } = await login('viewer')
    await change('viewer', { disabled: true })
    expect(await account('viewer')).toMatchObject({ state: 'disabled' })
    expect(await current(token)).toBeNull()
    expect(await outcomeOf(login('viewer'))).toBe('UNAUTHENTICATED')
    await change('viewer', { disabled: false })
    expect(await current(token)).toBeNull()
    await login('viewer')
  })

  it('disabling an account invalidates its link, and it gets no link until it is enabled', async () => {
    await invite('noor@example.com')
    const token = await linkOf('noor@example.com')
    await change('noor@example.com', { disabled: true })
    expect(await outcomeOf(reset('noor@example.com'))).toBe('ILLEGAL_TRANSITION')
    await change('noor@example.com', { disabled: false })
    expect(await outcomeOf(setPassword(token))).toBe('NOT_FOUND')
  })

  it('an account has its new role from its next call on', async () => {
    const { token } = await login('viewer')
    await change('viewer', { role: 'admin' })
    expect((await current(token))?.staff.role).toBe('admin')
  })

  it('staff can neither disable their own account nor change its role', async () => {
    for (const input of [{ disabled: true }, { role: 'viewer' }] as const)
      expect(await outcomeOf(change('admin', input))).toBe('ILLEGAL_TRANSITION')
    expect(await account('admin')).toMatchObject({ role: 'admin', state: 'active' })
  })

  it('a name can be changed, also the own one, with the old and the new one in the history', async () => {
    await change('viewer', { name: ' Omar Haddad ' })
    await change('admin', { name: 'Amal\0 Rashid' })
    expect([(await account('viewer')).name, (await account('admin')).name]).toEqual([
      ' Omar Haddad ',
      'Amal\uFFFD Rashid',
    ])
    const entries = await ctx.db.auditEntry.findMany({ where: { action: 'name changed' }, orderBy: { id: 'asc' } })
    expect(entries.map(({ detail }) => detail)).toEqual([
      { userName: 'viewer', from: 'Omar Haddad', to: ' Omar Haddad ' },
      { userName: 'admin', from: 'Amal Rashid', to: 'Amal\uFFFD Rashid' },
    ])
  })
  it('a change of an account is in the history with author, change and address', async () => {
    await change('viewer', { role: 'coordinator' })
    await change('viewer', { role: 'coordinator' })
    await change('viewer', { disabled: true })
    const { id } = await account('viewer')
    const entries = await ctx.db.auditEntry.findMany({
      where: { subjectId: id, actor: 'admin' },
      orderBy: { id: 'asc' },
    })
    expect(entries.map(({ action, fromAddress }) => [action, fromAddress])).toEqual([
      ['role changed', '203.0.113.1'],
      ['disabled', '203.0.113.1'],
    ])
    expect(entries[0]?.detail).toEqual({ userName: 'viewer', from: 'viewer', to: 'coordinator' })
  })
})

describe('the last active admin', () => {
  it('the last active admin can’t be disabled, even when two admins disable each other simultaneously', async () => {
    await change('viewer', { role: 'admin' })
    const both = [change('viewer', { disabled: true }, 'admin'), change('admin', { disabled: true }, 'viewer')]
    expect(await countOutcomes(both)).toEqual({ done: 1, ILLEGAL_TRANSITION: 1 })
    expect(await ctx.db.staffUser.count({ where: { role: 'admin', disabledAt: null } })).toBe(1)
  })

  it('the last active admin can’t be disabled while the other admin is only invited', async () => {
    await invite('second@example.com', 'admin')
    expect(await outcomeOf(change('admin', { role: 'viewer' }, 'second@example.com'))).toBe('ILLEGAL_TRANSITION')
    await join('third@example.com', 'admin')
    await change('admin', { role: 'viewer' }, 'third@example.com')
    expect(await outcomeOf(change('third@example.com', { role: 'viewer' }, 'second@example.com'))).toBe(
      'ILLEGAL_TRANSITION',
    )
  })
})

it.each(['00000000-0000-4000-8000-000000000000', 'x'])(
  'changeStaff throws NOT_FOUND for the account %j',
  async (id) => {
    const actor = { name: 'admin', role: 'admin' } as const
    expect(await outcomeOf(changeStaff({ ctx, actor, input: { id, disabled: true } }))).toBe('NOT_FOUND')
  },
)
