import { describe, expect, it } from 'vitest'
import { outcomeOf } from '../testing/booking-steps'
import { staffSteps, testLoginLimits } from '../testing/staff-steps'
import { DEMO_PASSWORDS } from '../testing/template'
import { hashSessionToken } from './internal/sessions'
import { login as loginWith } from './login'
import { ownDatabase } from '../testing/own-database'

const { ctx } = await ownDatabase()
const { login, current } = staffSteps(() => ctx)

it('a login opens a new session and ends the earlier sessions of the browser', async () => {
  const first = await login('admin')
  expect(first.user).toEqual({ userName: 'admin', role: 'admin' })
  const other = await login('admin')
  const second = await login(' ADMIN ', { password: DEMO_PASSWORDS.admin, oldTokens: [first.token, 'unknown'] })
  expect(new Set([first.token, other.token, second.token]).size).toBe(3)
  expect(await current(first.token)).toBeNull()
  for (const { token } of [other, second]) expect((await current(token))?.staff.userName).toBe('admin')
})

it('a login stores only the hash of its session, which opens nothing, and its address in the history', async () => {
  const { token } = await login('viewer', { from: '203.0.113.9' })
  const sessions = await ctx.db.staffSession.findMany()
  expect(JSON.stringify(sessions)).not.toContain(token)
  expect(await current(hashSessionToken(token))).toBeNull()
  const last = await ctx.db.auditEntry.findFirst({ where: { actor: 'viewer' }, orderBy: { id: 'desc' } })
  expect(last).toMatchObject({ action: 'logged in', fromAddress: '203.0.113.9' })
})

describe('refused logins', () => {
  it.each([
    ['admin', 'wrong', 'UNAUTHENTICATED', 'Incorrect email or password'],
    ['nobody', 'wrong', 'UNAUTHENTICATED', 'Incorrect email or password'],
    ["admin' --", 'x', 'UNAUTHENTICATED', 'Incorrect email or password'],
    ['nul\0', 'x', 'UNAUTHENTICATED', 'Incorrect email or password'],
    [' ', 'x', 'INVALID_INPUT', 'Email and Password is required'],
    ['admin', '', 'INVALID_INPUT', 'Email and Password is required'],
  ])(
    'a login with the name %j and the password %j is refused with the specified sentence',
    async (userName, password, code, detail) => {
      await expect(login(userName, { password })).rejects.toMatchObject({ code, detail })
    },
  )
})

it('wrong passwords use up attempts, while right ones and those of a known browser do not', async () => {
  const limits = testLoginLimits({ attempts: 2, slowSeconds: 900 })
  const attempt = (password: string, deviceCookie?: string) =>
    loginWith({ ctx, limits, input: { userName: 'coordinator', password, from: '::1', oldTokens: [], deviceCookie } })
  const right = DEMO_PASSWORDS.coordinator
  const known = await attempt(right)
  const deviceCookie = known.state === 'open' ? known.deviceCookie : ''
  for (let n = 0; n < 3; n++) expect(await outcomeOf(attempt(right))).toBe('done')
  for (const outcome of ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED', 'RATE_LIMITED'])
    expect(await outcomeOf(attempt('wrong'))).toBe(outcome)
  expect(await outcomeOf(attempt(right, deviceCookie))).toBe('done')
})
