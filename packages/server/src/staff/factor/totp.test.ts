import { describe, expect, it, onTestFinished } from 'vitest'
import { countOutcomes, outcomeOf } from '../../testing/booking-steps'
import { codeAt, factorSteps, testFactorLimits } from '../../testing/factor-steps'
import { ownDatabase } from '../../testing/own-database'
import { confirmTotp, requestTotp } from './authenticator-app'

const { ctx } = await ownDatabase()
const steps = factorSteps(() => ctx)
const HALF_MINUTE = 30_000
const later = (ms: number) => new Date(ctx.now().getTime() + ms)

describe('codes of an authenticator app', () => {
  it.each([
    ['this half minute', 0, 'done'],
    ['the half minute before', -HALF_MINUTE, 'done'],
    ['the next half minute', HALF_MINUTE, 'done'],
    ['two half minutes ago', -2 * HALF_MINUTE, 'INVALID_INPUT'],
    ['in two half minutes', 2 * HALF_MINUTE, 'INVALID_INPUT'],
    ['a phone whose clock says 2017', Date.parse('2017-11-25T12:00:00Z') - ctx.now().getTime(), 'INVALID_INPUT'],
    ['a phone whose clock says 2031', Date.parse('2031-11-25T12:00:00Z') - ctx.now().getTime(), 'INVALID_INPUT'],
  ])('the code of %s logs in or is refused', async (name, ms, outcome) => {
    const userName = `window-${name.replaceAll(' ', '-')}@example.com`
    const { secret } = await steps.joinWithApp(userName)
    expect(await outcomeOf(steps.byTotp(userName, codeAt(secret, later(ms))))).toBe(outcome)
  })

  it('a code is accepted once, even by two logins at the same moment', async () => {
    const userName = 'twice@example.com'
    const { secret } = await steps.joinWithApp(userName)
    const code = codeAt(secret, ctx.now())
    const tokens = await Promise.all([steps.begin(userName), steps.begin(userName)])
    const both = tokens.map(({ token }) => steps.finish(token, { way: 'totp', code }))
    expect(await countOutcomes(both)).toEqual({ done: 1, INVALID_INPUT: 1 })
    await expect(steps.byTotp(userName, code)).rejects.toMatchObject({
      fields: { code: expect.stringContaining('used already') },
    })
  })

  it('a code that was used is refused when the server’s clock was set back meanwhile', async () => {
    const userName = 'set-back@example.com'
    const { secret } = await steps.joinWithApp(userName)
    const code = codeAt(secret, ctx.now())
    await steps.byTotp(userName, code)
    const years = 5 * 365 * 24 * 3600_000
    ctx.wait(years)
    await steps.byTotp(userName, codeAt(secret, ctx.now()))
    ctx.wait(-years)
    expect(await outcomeOf(steps.byTotp(userName, code))).toBe('INVALID_INPUT')
    expect(await outcomeOf(steps.byTotp(userName, codeAt(secret, later(HALF_MINUTE))))).toBe('done')
  })

  it('the sentence about a wrong code says what the time is here', async () => {
    const userName = 'clock@example.com'
    await steps.joinWithApp(userName)
    const { token } = await steps.begin(userName)
    ctx.wait(Date.parse('2031-01-01T00:00:00Z') - ctx.now().getTime())
    onTestFinished(() => ctx.wait(Date.parse('2026-03-03T06:00:00Z') - ctx.now().getTime()))
    // What was dated before the clock jumped is over.
    expect(await outcomeOf(steps.finish(token, { way: 'totp', code: '000000' }))).toBe('UNAUTHENTICATED')
    const again = await steps.begin(userName)
    await expect(steps.finish(again.token, { way: 'totp', code: '000000' })).rejects.toMatchObject({
      fields: { code: expect.stringMatching(/here it is Wed 1 Jan 2031, 04:00 in Dubai/) },
    })
  })

  it('the secret is stored encrypted, and a rotation of SESSION_SECRET seals it again at the next use', async () => {
    const userName = 'rotated@example.com'
    const { secret } = await steps.joinWithApp(userName)
    const { id: userId } = await steps.account(userName)
    const stored = async () => (await ctx.db.staffTotp.findUniqueOrThrow({ where: { userId } })).sealedSecret
    const before = await stored()
    expect(before).not.toContain(secret)
    expect(Buffer.from(before, 'base64url').toString('latin1')).not.toContain(secret)
    const old = ctx.settings.secret
    onTestFinished(() => void Object.assign(ctx.settings, { secret: old, previousSecrets: [] }))
    Object.assign(ctx.settings, { secret: 'the-secret-after-the-rotation', previousSecrets: [old] })
    await steps.byTotp(userName, codeAt(secret, ctx.now()))
    expect(await stored()).not.toBe(before)
    Object.assign(ctx.settings, { previousSecrets: [] })
    ctx.wait(2 * HALF_MINUTE)
    expect(await outcomeOf(steps.byTotp(userName, codeAt(secret, ctx.now())))).toBe('done')
    Object.assign(ctx.settings, { secret: 'yet-another-secret-of-this-system' })
    await expect(steps.byTotp(userName, '123456')).rejects.toMatchObject({
      fields: { code: expect.stringContaining('can’t check codes of this app any more') },
    })
  })

  it('a sealed secret that was moved to another account opens nothing there', async () => {
    const mine = await steps.joinWithApp('mine@example.com')
    await steps.joinWithApp('other@example.com')
    const [from, to] = await Promise.all([steps.account('mine@example.com'), steps.account('other@example.com')])
    const { sealedSecret } = await ctx.db.staffTotp.findUniqueOrThrow({ where: { userId: from.id } })
    await ctx.db.staffTotp.update({ where: { userId: to.id }, data: { sealedSecret } })
    expect(await outcomeOf(steps.byTotp('other@example.com', codeAt(mine.secret, ctx.now())))).toBe('INVALID_INPUT')
  })
})

describe('setting an authenticator app up', () => {
  it('a secret counts only once a code has confirmed it, and can be confirmed after a wrong code', async () => {
    const userName = 'confirm@example.com'
    await steps.join(userName, 'admin')
    const session = await steps.enrolling(userName)
    const { secret, uri } = await requestTotp({ ctx, session })
    expect(uri).toContain(`secret=${secret}`)
    const confirm = (code: string) =>
      confirmTotp({
        ctx,
        session,
        actor: steps.actor(session),
        browser: { from: '::1', oldTokens: [] },
        input: { code },
      })
    const right = codeAt(secret, ctx.now())
    const wrong = right === '000000' ? '000001' : '000000'
    expect(await outcomeOf(confirm(wrong))).toBe('INVALID_INPUT')
    const { id } = await steps.account(userName)
    expect(await ctx.db.staffTotp.count({ where: { userId: id } })).toBe(0)
    const { opened, recoveryCodes } = await confirm(right)
    expect([opened !== null, recoveryCodes.length]).toEqual([true, 10])
    expect(await outcomeOf(confirm(right))).toBe('INVALID_INPUT')
  })

  it('of two logins that set up a first factor at the same moment, one does', async () => {
    const userName = 'rivals@example.com'
    await steps.join(userName, 'admin')
    const sessions = [await steps.enrolling(userName), await steps.enrolling(userName)]
    expect(await countOutcomes(sessions.map((session) => steps.addApp(session)))).toEqual({
      done: 1,
      UNAUTHENTICATED: 1,
    })
  })
})

describe('guessing', () => {
  it('wrong codes of an account are counted before they are verified, and a right one is not counted', async () => {
    const userName = 'guessed@example.com'
    const { secret } = await steps.joinWithApp(userName)
    const limits = testFactorLimits(5)
    const { token } = await steps.begin(userName)
    const right = codeAt(secret, ctx.now())
    const wrong = right === '000000' ? '000001' : '000000'
    const guesses = Array.from({ length: 12 }, () => steps.finish(token, { way: 'totp', code: wrong }, limits))
    expect(await countOutcomes(guesses)).toEqual({ INVALID_INPUT: 5, RATE_LIMITED: 7 })
    expect(await outcomeOf(steps.finish(token, { way: 'totp', code: right }, limits))).toBe('RATE_LIMITED')
    const other = testFactorLimits(5)
    expect(await outcomeOf(steps.finish(token, { way: 'totp', code: right }, other))).toBe('done')
  })
})
