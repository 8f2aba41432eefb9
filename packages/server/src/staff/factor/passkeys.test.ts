import { describe, expect, it } from 'vitest'
import { countOutcomes, outcomeOf } from '../../testing/booking-steps'
import { factorSteps } from '../../testing/factor-steps'
import { ownDatabase } from '../../testing/own-database'
import { virtualPasskey } from '../../testing/virtual-passkey'
import { requestLoginPasskey } from './complete-login'

const { ctx } = await ownDatabase()
const steps = factorSteps(() => ctx)
const MINUTE = 60_000

let accounts = 0
/** A new admin with a passkey. */
async function withPasskey(passkey = virtualPasskey()) {
  const userName = `passkey-${++accounts}@example.com`
  await steps.join(userName, 'admin')
  const added = await steps.addPasskey(await steps.enrolling(userName), passkey)
  return { userName, passkey, ...added }
}

it('an invited admin sets up a passkey at the first login, gets ten codes and is in', async () => {
  const { userName, opened, recoveryCodes } = await withPasskey()
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await steps.sessionOf(opened?.token ?? '')).staff.userName).toBe(userName)
  expect(await steps.mailsOf(userName)).toEqual(['passkey added'])
})

it('a passkey logs in after the password, and the history says so', async () => {
  const { userName, passkey } = await withPasskey()
  const { ways, token } = await steps.begin(userName)
  expect(ways).toEqual(['passkey', 'recovery'])
  const { user } = await steps.byPasskey(token, passkey)
  expect(user).toEqual({ userName, role: 'admin' })
  const last = await ctx.db.auditEntry.findFirst({ where: { actor: userName }, orderBy: { id: 'desc' } })
  expect(last).toMatchObject({ action: 'logged in', detail: { factor: 'passkey' } })
})

describe('refused passkeys', () => {
  it.each([
    ['another site’s origin', { origin: 'https://evil.example' }],
    ['another site’s id', { rpId: 'evil.example' }],
    ['an invented challenge', { challenge: 'A'.repeat(43) }],
    ['nobody verified at the device', { verified: false }],
  ])('an answer with %s is refused', async (_, changes) => {
    const { userName, passkey } = await withPasskey()
    const { token } = await steps.begin(userName)
    await expect(steps.byPasskey(token, passkey, changes)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { response: expect.any(String) },
    })
    await steps.byPasskey(token, passkey)
  })

  it('the passkey of a colleague does not log in', async () => {
    const { userName } = await withPasskey()
    const { passkey } = await withPasskey()
    const { token } = await steps.begin(userName)
    expect(await outcomeOf(steps.byPasskey(token, passkey))).toBe('INVALID_INPUT')
  })

  it('a challenge is answered once, within five minutes, by the login that asked for it', async () => {
    const { userName, passkey } = await withPasskey()
    const [first, second] = [await steps.begin(userName), await steps.begin(userName)]
    const challengeOf = async (token: string) => (await requestLoginPasskey({ ctx, pendingTokens: [token] })).challenge
    const answer = (token: string, challenge: string) =>
      steps.finish(token, { way: 'passkey', response: passkey.sign({ challenge }) })
    const challenge = await challengeOf(first.token)
    expect(await outcomeOf(answer(second.token, challenge))).toBe('INVALID_INPUT')
    ctx.wait(5 * MINUTE)
    expect(await outcomeOf(answer(first.token, challenge))).toBe('INVALID_INPUT')
    const fresh = await challengeOf(first.token)
    const response = passkey.sign({ challenge: fresh })
    const both = [1, 2].map(() => steps.finish(first.token, { way: 'passkey', response }))
    const outcomes = await countOutcomes(both)
    expect(outcomes['done']).toBe(1)
  })

  it('a login’s second step is over after ten minutes', async () => {
    const { userName, passkey } = await withPasskey()
    const { token } = await steps.begin(userName)
    ctx.wait(10 * MINUTE)
    expect(await outcomeOf(steps.byPasskey(token, passkey))).toBe('UNAUTHENTICATED')
  })

  it('the same passkey is added once', async () => {
    const { passkey, opened } = await withPasskey()
    expect(await outcomeOf(steps.addPasskey(await steps.sessionOf(opened?.token ?? ''), passkey))).toBe('CONFLICT')
  })
})

describe('the count of a passkey', () => {
  it('a passkey whose count does not grow is blocked, its person is mailed, and a recovery code still logs in', async () => {
    const { userName, passkey, recoveryCodes } = await withPasskey()
    await steps.byPasskey((await steps.begin(userName)).token, passkey, { counter: 7 })
    const { token } = await steps.begin(userName)
    await expect(steps.byPasskey(token, passkey, { counter: 7 })).rejects.toMatchObject({
      fields: { response: expect.stringContaining('was blocked') },
    })
    expect((await steps.begin(userName)).ways).toEqual(['recovery'])
    expect(await steps.mailsOf(userName)).toEqual(['passkey added', 'passkey blocked'])
    await steps.finish(token, { way: 'recovery', code: recoveryCodes[0] ?? '' })
  })

  it('an account whose only passkey is blocked and whose codes are used up is refused, not let in by its password', async () => {
    const { userName } = await withPasskey()
    await ctx.db.staffPasskey.updateMany({ where: { user: { userName } }, data: { suspendedAt: ctx.now() } })
    await ctx.db.staffRecoveryCode.updateMany({ where: { user: { userName } }, data: { usedAt: ctx.now() } })
    expect(await outcomeOf(steps.begin(userName))).toBe('ILLEGAL_TRANSITION')
  })

  it('a passkey that does not count its uses logs in again and again', async () => {
    const { userName, passkey } = await withPasskey(virtualPasskey({ counts: false }))
    for (let n = 0; n < 3; n++)
      expect((await steps.byPasskey((await steps.begin(userName)).token, passkey)).user.userName).toBe(userName)
  })
})
