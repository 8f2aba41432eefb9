import { describe, expect, it } from 'vitest'
import { outcomeOf } from '../testing/booking-steps'
import { codeAt, factorSteps, testFactorLimits } from '../testing/factor-steps'
import { ownDatabase } from '../testing/own-database'
import { PASSWORD } from '../testing/staff-steps'
import { changeOwnPassword } from './change-own-password'
import { endOwnSession, getOwnAccount } from './own-account'
import { prove, requireProof } from './prove'

const { ctx } = await ownDatabase()
const steps = factorSteps(() => ctx)
const limits = testFactorLimits()
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

describe('the own sessions', () => {
  it('a person sees the own open sessions with device and half an address, the one that asks first', async () => {
    const userName = 'sees@example.com'
    await steps.join(userName)
    const first = await steps.login(userName, { userAgent: CHROME, from: '203.0.113.9' })
    await steps.login(userName, { userAgent: 'x', from: '2001:db8:1:2::3' })
    const session = await steps.sessionOf(first.token)
    const { sessions, required } = await getOwnAccount({ ctx, session })
    expect(sessions).toMatchObject([
      { device: 'Chrome on Windows', address: '203.0.…', current: true },
      { device: '', address: '2001:db8:…', current: false },
    ])
    expect(required).toBe(false)
  })

  it('a person ends one of the own sessions, and no one else’s', async () => {
    await steps.join('ends@example.com')
    const [one, two] = [await steps.login('ends@example.com'), await steps.login('ends@example.com')]
    const session = await steps.sessionOf(one.token)
    const end = (id: string) => outcomeOf(endOwnSession({ ctx, session, actor: steps.actor(session), input: { id } }))
    const other = (await getOwnAccount({ ctx, session })).sessions.find(({ current }) => !current)?.id ?? ''
    expect([await end(other), await end(other)]).toEqual(['done', 'NOT_FOUND'])
    expect(await steps.current(two.token)).toBeNull()
    await steps.login('viewer')
    const foreign = await ctx.db.staffSession.findFirstOrThrow({ where: { user: { userName: 'viewer' } } })
    expect(await end(foreign.id)).toBe('NOT_FOUND')
    expect((await ctx.db.staffSession.findFirstOrThrow({ where: { id: foreign.id } })).revokedAt).toBeNull()
  })
})

describe('the own password', () => {
  const changeOf = async (userName: string) => {
    await steps.join(userName)
    const [one, two] = [await steps.login(userName), await steps.login(userName)]
    const session = await steps.sessionOf(one.token)
    const change = (current: string, password: string, by = limits) =>
      changeOwnPassword({ ctx, limits: by, session, actor: steps.actor(session), input: { current, password } })
    return { one, two, change }
  }

  it('a person changes the own password with the current one: other sessions end, this one stays, and a mail is sent', async () => {
    const userName = 'changes@example.com'
    const { one, two, change } = await changeOf(userName)
    await change(PASSWORD, 'seven calm oranges walk')
    expect([await steps.current(one.token), await steps.current(two.token)]).toEqual([expect.anything(), null])
    expect(await outcomeOf(steps.login(userName))).toBe('UNAUTHENTICATED')
    await steps.login(userName, { password: 'seven calm oranges walk' })
    expect(await steps.mailsOf(userName)).toEqual(['password changed'])
  })

  it.each([
    ['a wrong current password', 'wrong', 'seven calm oranges walk', 'current'],
    ['the password that it was', PASSWORD, PASSWORD, 'password'],
    ['one repeated letter', PASSWORD, 'aaaaaaaaaaaaaaaa', 'password'],
    ['a row of keys', PASSWORD, 'qwertyuiopasdfgh', 'password'],
    ['digits in their order', PASSWORD, '1234567890123456', 'password'],
    ['the own name', PASSWORD, 'refused and more words', 'password'],
  ])('a change with %s is refused and names the field', async (name, current, password, field) => {
    const userName = `refused@${name.replaceAll(' ', '-')}.example.com`
    const { two, change } = await changeOf(userName)
    await expect(change(current, password)).rejects.toMatchObject({ fields: { [field]: expect.any(String) } })
    expect(await steps.current(two.token)).not.toBeNull()
    await steps.login(userName)
  })

  it('wrong current passwords are counted for the account', async () => {
    const { change } = await changeOf('counted@example.com')
    const few = testFactorLimits(2)
    const outcomes = []
    for (let n = 0; n < 3; n++) outcomes.push(await outcomeOf(change('wrong', 'seven calm oranges walk', few)))
    expect(outcomes).toEqual(['INVALID_INPUT', 'INVALID_INPUT', 'RATE_LIMITED'])
  })
})

describe('a proof for sensitive steps', () => {
  const outcomeOfProof = async (token: string) => {
    const session = await steps.sessionOf(token)
    return outcomeOf(requireProof({ ctx, session }))
  }

  it.each(['password', 'totp', 'recovery'] as const)(
    'a proof by %s permits sensitive steps for ten minutes',
    async (way) => {
      const userName = `proves-${way}@example.com`
      await steps.join(userName, 'admin')
      const { secret, opened, recoveryCodes } = await steps.addApp(await steps.enrolling(userName))
      const token = opened?.token ?? ''
      ctx.wait(11 * 60_000)
      expect(await outcomeOfProof(token)).toBe('PROOF_REQUIRED')
      const session = await steps.sessionOf(token)
      const call = { ctx, limits, session, actor: steps.actor(session) }
      expect(await outcomeOf(prove({ ...call, input: { way: 'password', password: 'wrong' } }))).toBe('INVALID_INPUT')
      expect(await outcomeOfProof(token)).toBe('PROOF_REQUIRED')
      const code = way === 'recovery' ? (recoveryCodes[0] ?? '') : codeAt(secret, ctx.now())
      const input = way === 'password' ? { way, password: PASSWORD } : { way, code }
      await expect(requireProof({ ctx, session })).rejects.toMatchObject({ ways: ['totp', 'recovery'] })
      await prove({ ...call, input })
      expect(await outcomeOfProof(token)).toBe('done')
      ctx.wait(10 * 60_000)
      expect(await outcomeOfProof(token)).toBe('PROOF_REQUIRED')
    },
  )
})
