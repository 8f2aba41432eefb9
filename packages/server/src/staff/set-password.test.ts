import { describe, expect, it } from 'vitest'
import { memoryLimitStore } from '../adapters/limit-store'
import { createRateLimit } from '../process/rate-limit'
import { countOutcomes, outcomeOf } from '../testing/booking-steps'
import { PASSWORD, staffSteps } from '../testing/staff-steps'
import { findUsableStaffLink } from './find-usable-link'
import { setPassword as setPasswordWith } from './set-password'
import { ownDatabase } from '../testing/own-database'

const HOUR = 3600_000
const { ctx } = await ownDatabase()
const { login, current, account, invite, reset, linkOf, setPassword, join } = staffSteps(() => ctx)

/** Uses the link with these ids, which the job of its email has. */
async function usable(userName: string) {
  const { id } = await account(userName)
  const rows = await ctx.db.outbox.findMany({
    where: { payload: { path: ['userId'], equals: id } },
    orderBy: { createdAt: 'asc' },
  })
  const links = rows.map(({ payload }) =>
    findUsableStaffLink({ ctx, input: payload as { userId: string; linkId: string } }),
  )
  return (await Promise.all(links)).map((link) => link !== null)
}

it('an invited person sets a password by the link, then logs in with the given role', async () => {
  const userName = 'noor@example.com'
  await invite('Noor@Example.com')
  expect(await account(userName)).toMatchObject({ role: 'coordinator', state: 'invited', lastSeenAt: null })
  expect(await outcomeOf(login(userName))).toBe('UNAUTHENTICATED')
  await setPassword(await linkOf(userName))
  expect((await login('NOOR@example.com ')).user).toEqual({ userName, role: 'coordinator' })
  expect(await account(userName)).toMatchObject({ state: 'active', lastSeenAt: ctx.now().toISOString() })
})

describe('links to set a password', () => {
  it('a link to set a password works once, even when it is used twice simultaneously', async () => {
    await invite('once@example.com')
    const token = await linkOf('once@example.com')
    const both = [setPassword(token), setPassword(token, 'another long password')]
    expect(await countOutcomes(both)).toEqual({ done: 1, NOT_FOUND: 1 })
    expect(await outcomeOf(setPassword(token))).toBe('NOT_FOUND')
  })

  it('a link to set a password stops working when a newer one is sent', async () => {
    await invite('newer@example.com')
    const first = await linkOf('newer@example.com')
    await reset('newer@example.com')
    expect(await usable('newer@example.com')).toEqual([false, true])
    expect(await outcomeOf(setPassword(first))).toBe('NOT_FOUND')
    await setPassword(await linkOf('newer@example.com'))
  })

  it('a link of an invitation works for 72 hours', async () => {
    await invite('late@example.com')
    const token = await linkOf('late@example.com')
    ctx.wait(72 * HOUR - 1)
    expect(await usable('late@example.com')).toEqual([true])
    ctx.wait(1)
    expect(await usable('late@example.com')).toEqual([false])
    expect(await outcomeOf(setPassword(token))).toBe('NOT_FOUND')
  })

  it('an invalid link counts for its address before anything is hashed, and a valid link does not count', async () => {
    const limit = createRateLimit({ store: memoryLimitStore(), secret: 'x' }, { name: 'dead', points: 2, seconds: 60 })
    const attempt = (token: string, from = '203.0.113.5') =>
      outcomeOf(setPasswordWith({ ctx, limit, input: { token, password: PASSWORD, from } }))
    const invented = 'x'.repeat(43)
    for (const outcome of ['NOT_FOUND', 'NOT_FOUND', 'RATE_LIMITED']) expect(await attempt(invented)).toBe(outcome)
    expect(await attempt(invented, '203.0.113.6')).toBe('NOT_FOUND')
    await invite('neighbour@example.com')
    expect(await attempt(await linkOf('neighbour@example.com'))).toBe('done')
  })
})

describe('refused passwords', () => {
  it.each([
    ['that contains the account’s name', 'noor1234 and more'],
    ['that is common', 'Password1234!'],
    ['of one letter', 'aaaaaaaaaaaaaaaa'],
  ])('a password %s is refused', async (_, password) => {
    const userName = `noor1234@${password.length}.example.com`
    await invite(userName)
    const token = await linkOf(userName)
    await expect(setPassword(token, password)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { password: expect.any(String) },
    })
    await setPassword(token)
  })
})

describe('password resets', () => {
  it('a reset leaves the old password and the sessions until the new password is set, then ends both', async () => {
    await join('reset@example.com')
    const { token: session } = await login('reset@example.com')
    await reset('reset@example.com')
    const { token: other } = await login('reset@example.com')
    await setPassword(await linkOf('reset@example.com'), 'a brand new password')
    for (const token of [session, other]) expect(await current(token)).toBeNull()
    expect(await outcomeOf(login('reset@example.com'))).toBe('UNAUTHENTICATED')
    await login('reset@example.com', { password: 'a brand new password' })
  })

  it('a link of a reset works for an hour', async () => {
    await join('slow@example.com')
    await reset('slow@example.com')
    const token = await linkOf('slow@example.com')
    ctx.wait(HOUR)
    expect(await outcomeOf(setPassword(token, 'a brand new password'))).toBe('NOT_FOUND')
    await login('slow@example.com')
  })

  it('a reset throws ILLEGAL_TRANSITION for an account whose name is no email address', async () => {
    await expect(reset('viewer')).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' })
  })
})

it('an account is not invited twice, in any letter case', async () => {
  await invite('twice@example.com')
  expect(await outcomeOf(invite('TWICE@example.com'))).toBe('CONFLICT')
  expect(await ctx.db.staffUser.count({ where: { userName: { contains: 'twice', mode: 'insensitive' } } })).toBe(1)
})
