import type { FactorAnswer } from '@homecare/contract/second-factor'
import type { Role } from '@homecare/domain/roles'
import { Secret, TOTP } from 'otpauth'
import { memoryLimitStore } from '../adapters/limit-store'
import { createRateLimit } from '../process/rate-limit'
import type { LiveSession } from '../staff/current'
import { confirmTotp, requestTotp } from '../staff/factor/authenticator-app'
import { completeLogin, requestLoginPasskey } from '../staff/factor/complete-login'
import { enrollingStaff } from '../staff/factor/holder'
import type { FactorLimits } from '../staff/factor/limits'
import { addPasskey, requestNewPasskey } from '../staff/factor/passkeys'
import { staffSteps } from './staff-steps'
import type { TestCtx } from './test-context'
import type { VirtualPasskey } from './virtual-passkey'

const FROM = '203.0.113.1'
const BROWSER = { from: FROM, oldTokens: [] }

export const testFactorLimits = (points = 10_000): FactorLimits => {
  const limit = (name: string, most: number) =>
    createRateLimit({ store: memoryLimitStore(), secret: 'for tests' }, { name, points: most, seconds: 900 })
  return { short: limit('short', points), day: limit('day', points * 6) }
}

/** The six digits that an app with this secret shows at a time. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

/** The actions of staff with a second factor. */
export function factorSteps(context: () => TestCtx) {
  const limits = testFactorLimits()
  const staff = staffSteps(context)
  const steps = {
    /** The password step; returns the token of the login whose second step is due. */
    async begin(userName: string) {
      const result = await staff.loginStep(userName)
      if (result.state !== 'second-step') throw new Error(`${userName} needs no second factor.`)
      return result
    },

    finish: (token: string, input: FactorAnswer, by: FactorLimits = limits) =>
      completeLogin({ ctx: context(), limits: by, pendingTokens: [token], browser: BROWSER, input }),

    /** A login by password and code. */
    byTotp: async (userName: string, code: string) =>
      steps.finish((await steps.begin(userName)).token, { way: 'totp', code }),

    /** The second step by a passkey; `changes` makes it wrong. */
    async byPasskey(
      token: string,
      passkey: VirtualPasskey,
      changes: Partial<Parameters<VirtualPasskey['sign']>[0]> = {},
    ) {
      const { challenge } = await requestLoginPasskey({ ctx: context(), pendingTokens: [token] })
      return steps.finish(token, { way: 'passkey', response: passkey.sign({ challenge, ...changes }) })
    },

    /** A login that has to set up its factor, in the form of a session. */
    async enrolling(userName: string): Promise<LiveSession> {
      const { token } = await steps.begin(userName)
      const session = await enrollingStaff({ ctx: context(), input: { tokens: [token] } })
      if (!session) throw new Error(`${userName} has a second factor.`)
      return session
    },

    actor: ({ staff: { userName: name, role } }: LiveSession) => ({ name, role, from: FROM }),

    async addApp(session: LiveSession) {
      const { secret } = await requestTotp({ ctx: context(), session })
      const code = codeAt(secret, context().now())
      const call = { ctx: context(), session, actor: steps.actor(session), browser: BROWSER, input: { code } }
      return { secret, ...(await confirmTotp(call)) }
    },

    async addPasskey(session: LiveSession, passkey: VirtualPasskey, name = 'Laptop') {
      const { challenge } = await requestNewPasskey({ ctx: context(), session })
      const input = { name, response: passkey.create({ challenge }) }
      return addPasskey({ ctx: context(), session, actor: steps.actor(session), browser: BROWSER, input })
    },

    /** A new account with an authenticator app, logged in. */
    async joinWithApp(userName: string, role: Role = 'admin') {
      await staff.join(userName, role)
      const { opened, ...added } = await steps.addApp(await steps.enrolling(userName))
      // The half minute of the first code is over.
      context().wait(60_000)
      return { ...added, session: await steps.sessionOf(opened?.token ?? '') }
    },

    async sessionOf(token: string): Promise<LiveSession> {
      const session = await staff.current(token)
      if (!session) throw new Error('There is no such session.')
      return session
    },

    /** The emails about changes of the login that this account gets. */
    async mailsOf(userName: string): Promise<unknown[]> {
      const { id: userId } = await staff.account(userName)
      const rows = await context().db.outbox.findMany({
        where: { name: 'email-staff-security', payload: { path: ['userId'], equals: userId } },
        orderBy: { createdAt: 'asc' },
      })
      return rows.map(({ payload }) => (payload as { event: string }).event)
    },
  }
  return { ...staff, ...steps }
}
