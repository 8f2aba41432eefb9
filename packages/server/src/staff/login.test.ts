import { describe, expect, it } from 'vitest'
import { outcomeOf } from '../testing/booking-steps'
import { staffSteps, testLoginLimits } from '../testing/staff-steps'
import { DEMO_PASSWORDS } from '../testing/template'
import { hashSessionToken } from './internal/sessions'
import { login as loginWith } from './login'
import { ownDatabase } from '../testing/own-database'

const { ctx } = await ownDatabase()
const { login, current } = staffSteps(() => ctx)

it('a login opens a session of its own and ends those that the browser still had', async () => {
  const first = await login('admin')
  expect(first.user).toEqual({ userName: 'admin', role: 'admin' })
  const other = await login('admin')
  const second = await login(' ADMIN ', { password: DEMO_PASSWORDS.admin, oldTokens: [first.token, 'unknown'] })
  expect(new Set([first.token, other.token, second.token]).size).toBe(3)
  expect(await current(first.token)).toBeNull()
  for (const { token } of [other, second]) expect((await current(token))?.staff.userName).toBe('admin')
})

it('of a session the hash is stored, which opens nothing; the history has the address', async () => {
  const { token } = await login('viewer', { from: '203.0.113.9' })
  const sessions = await ctx.db.staffSession.findMany()
  expect(JSON.stringify(sessions)).not.toContain(token)
  expect(await current(hashSessionToken(token))).toBeNull()
  const last = await ctx.db.auditEntry.findFirst({ where: { actor: 'viewer' }, orderBy: { id: 'desc' } })
  expect(last).toMatchObject({ action: 'logged in', fromAddress: '203.0.113.9' })
})

describe('a login is refused with the specification’s sentence', () => {
  it.each([
    ['admin', 'wrong', 'UNAUTHENTICATED', 'Incorrect email or password'],
    ['nobody', 'wrong', 'UNAUTHENTICATED', 'Incorrect email or password'],
    ["admin' --", 'x', 'UNAUTHENTICATED', 'Incorrect email or password'],
    ['nul\0', 'x', 'UNAUTHENTICATED', 'Incorrect email or password'],
    [' ', 'x', 'INVALID_INPUT', 'Email and Password is required'],
    ['admin', '', 'INVALID_INPUT', 'Email and Password is required'],
  ])('for the name %j with the password %j', async (userName, password, code, detail) => {
    await expect(login(userName, { password })).rejects.toMatchObject({ code, detail })
  })
})

it('wrong passwords use up the tries of who gives them; right ones and a known browser’s are not among them', async () => {
  const limits = testLoginLimits({ attempts: 2, slowSeconds: 900 })
  const attempt = (password: string, deviceCookie?: string) =>
    loginWith({ ctx, limits, input: { userName: 'coordinator', password, from: '::1', oldTokens: [], deviceCookie } })
  const right = DEMO_PASSWORDS.coordinator
  const { deviceCookie } = await attempt(right)
  for (let n = 0; n < 3; n++) expect(await outcomeOf(attempt(right))).toBe('done')
  for (const outcome of ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED', 'RATE_LIMITED'])
    expect(await outcomeOf(attempt('wrong'))).toBe(outcome)
  expect(await outcomeOf(attempt(right, deviceCookie))).toBe('done')
})
