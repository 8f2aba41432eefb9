import { describe, expect, it } from 'vitest'
import { countOutcomes, outcomeOf } from '../../testing/booking-steps'
import { codeAt, factorSteps, testFactorLimits } from '../../testing/factor-steps'
import { ownDatabase } from '../../testing/own-database'
import { virtualPasskey } from '../../testing/virtual-passkey'
import { requireProof } from '../prove'
import { renewRecoveryCodes } from './recovery'
import { removeFactor } from './remove'
import { resetFactor, resetFactorByName } from './reset'

const { ctx } = await ownDatabase()
const steps = factorSteps(() => ctx)
const ADMIN = { name: 'admin', role: 'admin' } as const
const historyOf = async (userName: string) => {
  const { id } = await steps.account(userName)
  const entries = await ctx.db.auditEntry.findMany({ where: { subjectId: id }, orderBy: { id: 'asc' } })
  return entries.map(({ actor, action }) => `${actor}: ${action}`)
}

describe('recovery codes', () => {
  it('a recovery code logs in once, also in capital letters and without dashes, is in the history and mailed', async () => {
    const userName = 'lost-phone@example.com'
    const { recoveryCodes } = await steps.joinWithApp(userName)
    const [code = ''] = recoveryCodes
    const use = async (typed: string) =>
      steps.finish((await steps.begin(userName)).token, { way: 'recovery', code: typed })
    await use(code.toUpperCase().replaceAll('-', ' '))
    await expect(use(code)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { code: expect.stringContaining('used already') },
    })
    expect(await historyOf(userName)).toContain(`${userName}: recovery code used`)
    expect(await steps.mailsOf(userName)).toEqual(['authenticator app added', 'recovery code used'])
  })

  it('a recovery code opens one session when two logins use it at the same moment', async () => {
    const userName = 'rival-codes@example.com'
    const { recoveryCodes } = await steps.joinWithApp(userName)
    const [code = ''] = recoveryCodes
    const logins = [await steps.begin(userName), await steps.begin(userName)]
    const both = logins.map(({ token }) => steps.finish(token, { way: 'recovery', code }))
    expect(await countOutcomes(both)).toEqual({ done: 1, INVALID_INPUT: 1 })
  })

  it('the database has no recovery code, only hashes', async () => {
    const userName = 'hashes@example.com'
    const { recoveryCodes } = await steps.joinWithApp(userName)
    const { id: userId } = await steps.account(userName)
    const stored = JSON.stringify(await ctx.db.staffRecoveryCode.findMany({ where: { userId } }))
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''))
    expect(stored.match(/\$argon2id\$/g)).toHaveLength(10)
  })

  it('new recovery codes end the ones before', async () => {
    const userName = 'renewed@example.com'
    const { recoveryCodes, session } = await steps.joinWithApp(userName)
    const fresh = await renewRecoveryCodes({ ctx, session, actor: steps.actor(session) })
    const use = async (code = '') =>
      outcomeOf(steps.finish((await steps.begin(userName)).token, { way: 'recovery', code }))
    expect([await use(recoveryCodes[0]), await use(fresh[0])]).toEqual(['INVALID_INPUT', 'done'])
  })

  it('recovery codes have attempts of their own, which wrong codes of the app do not use up', async () => {
    const userName = 'own-attempts@example.com'
    const { recoveryCodes } = await steps.joinWithApp(userName)
    const limits = testFactorLimits(2)
    const { token } = await steps.begin(userName)
    const wrong = () => steps.finish(token, { way: 'totp', code: 'abcdef' }, limits)
    expect(await countOutcomes([wrong(), wrong(), wrong()])).toEqual({ INVALID_INPUT: 2, RATE_LIMITED: 1 })
    await steps.finish(token, { way: 'recovery', code: recoveryCodes[3] ?? '' }, limits)
  })
})

describe('a reset second factor', () => {
  it('an admin resets the factor of a colleague: sessions end, the colleague is mailed and sets one up at the next login', async () => {
    const userName = 'colleague@example.com'
    const { opened } = await (async () => {
      await steps.join(userName, 'admin')
      return steps.addPasskey(await steps.enrolling(userName), virtualPasskey())
    })()
    const { id } = await steps.account(userName)
    await resetFactor({ ctx, actor: ADMIN, input: { id } })
    expect(await steps.current(opened?.token ?? '')).toBeNull()
    expect((await steps.begin(userName)).ways).toEqual([])
    expect(await historyOf(userName)).toContain('admin: second factor reset')
    expect(await steps.mailsOf(userName)).toEqual(['passkey added', 'second factor reset'])
    expect(await outcomeOf(resetFactor({ ctx, actor: ADMIN, input: { id } }))).toBe('ILLEGAL_TRANSITION')
  })

  it('nobody resets the own second factor', async () => {
    const { session } = await steps.joinWithApp('own@example.com')
    const input = { id: session.staff.id }
    expect(await outcomeOf(resetFactor({ ctx, actor: steps.actor(session), input }))).toBe('ILLEGAL_TRANSITION')
  })

  it('the operator resets the factor of the last admin by the account’s name, on the record', async () => {
    const userName = 'operator@example.com'
    await steps.joinWithApp(userName)
    expect(await resetFactorByName({ ctx, input: { userName: ' Operator@Example.com' } })).toBe(true)
    expect(await resetFactorByName({ ctx, input: { userName: 'nobody@example.com' } })).toBe(false)
    expect((await steps.begin(userName)).ways).toEqual([])
    expect(await historyOf(userName)).toContain('system: second factor reset')
  })
})

describe('removing a factor', () => {
  it('the last factor of a role that needs one is not removed, and the last but one is', async () => {
    const userName = 'keeps-one@example.com'
    const { session } = await steps.joinWithApp(userName)
    const remove = () => removeFactor({ ctx, session, actor: steps.actor(session), input: 'totp' })
    expect(await outcomeOf(remove())).toBe('ILLEGAL_TRANSITION')
    await steps.addPasskey(session, virtualPasskey())
    await remove()
    expect((await steps.begin(userName)).ways).toEqual(['passkey', 'recovery'])
  })

  it('a viewer adds a factor, which ends the other sessions, and removes it with its recovery codes', async () => {
    const userName = 'viewer-with-factor@example.com'
    await steps.join(userName, 'viewer')
    const [one, two] = [await steps.login(userName), await steps.login(userName)]
    const session = await steps.sessionOf(one.token)
    const { secret } = await steps.addApp(session)
    expect([await steps.current(one.token), await steps.current(two.token)]).toEqual([expect.anything(), null])
    ctx.wait(60_000)
    await steps.byTotp(userName, codeAt(secret, ctx.now()))
    await removeFactor({ ctx, session, actor: steps.actor(session), input: 'totp' })
    expect(await ctx.db.staffRecoveryCode.count({ where: { userId: session.staff.id } })).toBe(0)
    await steps.login(userName)
  })
})

describe('a role that must have a second factor', () => {
  it('a session from before the role needed a factor opens nothing, and the login leads to its set-up', async () => {
    const userName = 'promoted@example.com'
    await steps.join(userName, 'viewer')
    const { token } = await steps.login(userName)
    await ctx.db.staffUser.update({ where: { userName }, data: { role: 'admin' } })
    expect(await steps.current(token)).toBeNull()
    expect((await steps.begin(userName)).ways).toEqual([])
  })

  it('demo accounts need no factor in development, and are treated like all others in production', async () => {
    const { token } = await steps.login('admin')
    const { settings } = ctx
    const { secondFactor } = settings
    settings.secondFactor = { ...secondFactor, demoExempt: false }
    try {
      expect(await steps.current(token)).toBeNull()
      expect((await steps.begin('admin')).ways).toEqual([])
    } finally {
      settings.secondFactor = secondFactor
    }
  })

  it('a login that sets up its factor permits sensitive steps only for ten minutes', async () => {
    await steps.join('slow-set-up@example.com', 'admin')
    const session = await steps.enrolling('slow-set-up@example.com')
    await requireProof({ ctx, session })
    ctx.wait(10 * 60_000)
    await expect(requireProof({ ctx, session })).rejects.toMatchObject({ code: 'PROOF_REQUIRED' })
    ctx.wait(-20 * 60_000)
    await expect(requireProof({ ctx, session })).rejects.toMatchObject({ code: 'PROOF_REQUIRED' })
  })
})
