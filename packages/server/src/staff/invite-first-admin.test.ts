import { expect, it } from 'vitest'
import { memoryLimitStore } from '../adapters/limit-store'
import { createRateLimit } from '../process/rate-limit'
import { inviteFirstAdmin } from './invite-first-admin'
import { setPassword } from './set-password'
import { ownDatabase } from '../testing/own-database'

const { ctx } = await ownDatabase()

const invite = () => inviteFirstAdmin({ ctx, input: { email: 'First@example.com' } })
const use = (link: string | null) =>
  setPassword({
    ctx,
    limit: createRateLimit(
      { store: memoryLimitStore(), secret: ctx.settings.secret },
      { name: 'test', points: 99, seconds: 60 },
    ),
    input: {
      token: new URL(link ?? '').searchParams.get('token') ?? '',
      password: 'a long enough password',
      from: '::1',
    },
  })

it('a system without staff invites its first admin at each start until the link is used, and never afterwards', async () => {
  expect(await invite()).toBeNull()
  await ctx.db.staffUser.deleteMany()
  const [first, second] = [await invite(), await invite()]
  expect(second).toMatch(/^http:\/\/localhost:3000\/login\/set-password\?token=[\w-]{43}$/)
  await expect(use(first)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await use(second)
  expect(await ctx.db.staffUser.findMany({ select: { userName: true, role: true } })).toEqual([
    { userName: 'first@example.com', role: 'admin' },
  ])
  expect(await ctx.db.outbox.count({ where: { name: 'email-staff-link' } })).toBe(2)
  expect(await invite()).toBeNull()
})
