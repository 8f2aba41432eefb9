import type { StaffAccounts } from '@homecare/contract/admin/staff-accounts'
import type { Role } from '@homecare/domain/roles'
import { memoryLimitStore } from '../adapters/limit-store'
import { createRateLimit } from '../process/rate-limit'
import { currentStaff, type LiveSession } from '../staff/current'
import { inviteStaff } from '../staff/invite'
import { listStaff } from '../staff/list'
import { login, type LoginInput } from '../staff/login'
import type { LoginLimits } from '../staff/login-limits'
import { resetStaff } from '../staff/reset'
import { setPassword } from '../staff/set-password'
import { staffLinkToken } from '../staff/staff-link'
import { DEMO_PASSWORDS } from './template'
import type { TestCtx } from './test-context'

/** The password that invited accounts set. */
export const PASSWORD = 'correct horse battery'
const ADMIN = { name: 'admin', role: 'admin' } as const

const limit = (name: string, points: number, seconds = 900) =>
  createRateLimit({ store: memoryLimitStore(), secret: 'for tests' }, { name, points, seconds })

/** The limits of logins, counted in memory; without options more than a test reaches. */
export const testLoginLimits = ({ attempts = 10_000, slowSeconds = 1 } = {}): LoginLimits => ({
  device: limit('device', attempts),
  accountAndAddress: limit('account', attempts),
  address: limit('address', attempts * 10),
  slowAccount: limit('slow-account', 1, slowSeconds),
  slowAddress: limit('slow-address', 2, 1),
})

/** The actions of staff, which call the use cases. `context` returns the current test's context. */
export function staffSteps(context: () => TestCtx) {
  const limits = testLoginLimits()
  const deadLinks = limit('dead-links', 10_000)
  const steps = {
    /** The first step of a login, by the password. */
    loginStep: (userName: string, more: Partial<LoginInput> = {}) => {
      const demo: Record<string, string> = DEMO_PASSWORDS
      const input = { userName, password: demo[userName] ?? PASSWORD, from: '203.0.113.1', oldTokens: [], ...more }
      return login({ ctx: context(), limits, input })
    },

    /** A login for which the password is enough. */
    async login(userName: string, more: Partial<LoginInput> = {}) {
      const result = await steps.loginStep(userName, more)
      if (result.state !== 'open') throw new Error(`${userName} needs a second factor.`)
      return result
    },

    /** The session of a token, as a call of a person or, `background`, of a timer finds it. */
    current: (token: string, { background = false } = {}): Promise<LiveSession | null> =>
      currentStaff({ ctx: context(), input: { token, background } }),

    async account(userName: string): Promise<StaffAccounts['accounts'][number]> {
      const { accounts } = await listStaff({ ctx: context() })
      const account = accounts.find((each) => each.userName === userName)
      if (!account) throw new Error(`${userName} has no account.`)
      return account
    },

    invite: (userName: string, role: Role = 'coordinator') =>
      inviteStaff({ ctx: context(), actor: ADMIN, input: { userName, name: 'Noor Aziz', role } }),

    reset: async (userName: string) =>
      resetStaff({ ctx: context(), actor: ADMIN, input: { id: (await steps.account(userName)).id } }),

    /** The token of the latest link that this account was sent. */
    async linkOf(userName: string): Promise<string> {
      const { id: userId } = await steps.account(userName)
      const { db, settings } = context()
      const { payload } = await db.outbox.findFirstOrThrow({
        where: { name: 'email-staff-link', payload: { path: ['userId'], equals: userId } },
        orderBy: { createdAt: 'desc' },
      })
      return staffLinkToken(settings.secret, payload as { userId: string; linkId: string })
    },

    setPassword: (token: string, password = PASSWORD) =>
      setPassword({ ctx: context(), limit: deadLinks, input: { token, password, from: '203.0.113.1' } }),

    /** An account that was invited and has chosen its password. */
    async join(userName: string, role: Role = 'coordinator') {
      await steps.invite(userName, role)
      await steps.setPassword(await steps.linkOf(userName))
    },
  }
  return steps
}
