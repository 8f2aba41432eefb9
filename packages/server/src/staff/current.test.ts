import { describe, expect, it } from 'vitest'
import { outcomeOf } from '../testing/booking-steps'
import { staffSteps } from '../testing/staff-steps'
import { logout } from './logout'
import { logoutEverywhere } from './logout-everywhere'
import { presentSession } from './present'
import { renewSession } from './renew-session'
import { ownDatabase } from '../testing/own-database'

const MINUTE = 60_000
const { ctx } = await ownDatabase()
const { login, current } = staffSteps(() => ctx)
const open = async (userName = 'coordinator') => (await login(userName)).token
const isOpen = async (token: string, options?: { background: boolean }) => (await current(token, options)) !== null
const ends = async (token: string) => {
  const session = await current(token, { background: true })
  const { idleUntil, endsAt } = presentSession(session!)
  return [idleUntil, endsAt].map((text) => (Date.parse(text) - ctx.now().getTime()) / MINUTE)
}

describe('a session', () => {
  it('a session ends after 30 minutes without activity, and after eight hours in any case', async () => {
    const token = await open()
    expect(await ends(token)).toEqual([30, 480])
    ctx.wait(30 * MINUTE)
    expect(await isOpen(token, { background: true })).toBe(true)
    ctx.wait(1)
    expect(await isOpen(token)).toBe(false)
  })

  it('a session is prolonged by activity and by renewing, but never beyond eight hours', async () => {
    const token = await open()
    ctx.wait(20 * MINUTE)
    await current(token)
    expect(await ends(token)).toEqual([30, 460])
    for (let n = 0; n < 18; n++) {
      ctx.wait(25 * MINUTE)
      const session = await current(token, { background: true })
      await renewSession({ ctx, session: session! })
    }
    expect(await ends(token)).toEqual([10, 10])
    ctx.wait(10 * MINUTE + 1)
    expect(await isOpen(token)).toBe(false)
  })

  it('a session is not prolonged by background calls', async () => {
    const token = await open()
    for (let n = 0; n < 3; n++) {
      ctx.wait(10 * MINUTE)
      expect(await isOpen(token, { background: true })).toBe(true)
    }
    ctx.wait(1)
    expect(await isOpen(token, { background: true })).toBe(false)
  })

  it('a session records its use once a minute, however many calls arrive', async () => {
    const token = await open()
    const usedAt = async () => (await current(token, { background: true }))?.lastSeenAt
    const loginAt = ctx.now()
    ctx.wait(59_000)
    await current(token)
    expect(await usedAt()).toEqual(loginAt)
    ctx.wait(1_000)
    await current(token)
    expect(await usedAt()).toEqual(ctx.now())
  })

  it('a session stays open when another process has recorded its activity', async () => {
    const token = await open()
    ctx.wait(20 * MINUTE)
    await ctx.db.staffSession.updateMany({ data: { lastSeenAt: ctx.now() } })
    ctx.wait(15 * MINUTE)
    expect(await isOpen(token, { background: true })).toBe(true)
  })

  const end = {
    'is revoked': () => ctx.db.staffSession.updateMany({ data: { revokedAt: new Date() } }),
    'is removed': () => ctx.db.staffSession.deleteMany(),
    'belongs to an account that is disabled': () =>
      ctx.db.staffUser.update({ where: { userName: 'viewer' }, data: { disabledAt: new Date() } }),
  }
  it.each(Object.entries(end))('a session that %s by another process is refused at the next call', async (_, act) => {
    await ctx.db.staffUser.updateMany({ data: { disabledAt: null } })
    const token = await open('viewer')
    expect(await isOpen(token)).toBe(true)
    await act()
    expect(await isOpen(token)).toBe(false)
    expect(await isOpen(token, { background: true })).toBe(false)
  })
})

it('a logout ends its session and no other, and an unknown token does not fail', async () => {
  const [one, two] = [await open(), await open()]
  await logout({ ctx, input: { token: one } })
  expect(await outcomeOf(logout({ ctx, input: { token: 'unknown' } }))).toBe('done')
  expect([await isOpen(one), await isOpen(two)]).toEqual([false, true])
})

it('a logout everywhere ends all sessions of the account and none of other accounts', async () => {
  const [one, two, other] = [await open(), await open(), await open('admin')]
  const { id: userId } = (await current(one))!.staff
  await logoutEverywhere({ ctx, actor: { name: 'coordinator', role: 'coordinator' }, input: { userId } })
  expect([await isOpen(one), await isOpen(two), await isOpen(other)]).toEqual([false, false, true])
})
