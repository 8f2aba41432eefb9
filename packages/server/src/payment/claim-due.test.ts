import { afterAll, beforeAll, expect, test } from 'vitest'
import { draft } from '../testing/draft'
import { testContext } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { startBooking } from '../booking/start'
import { claimDueAttempts } from './claim-due'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 1 })
})
afterAll(() => database.drop())

test.each([
  [120, 60],
  [1, 10],
])(
  'an attempt that is due after %i s is claimed again %i s after a crash of its claimer, not earlier',
  async (reconcileAfterSeconds, leaseSeconds) => {
    const ctx = testContext({ db: database.db, settings: { reconcileAfterSeconds } })
    const { orderId } = await startBooking({ ctx, input: draft(), draftKey: `lease-of-${leaseSeconds}-seconds` })
    const claimed = async () =>
      (await claimDueAttempts(ctx, 10)).filter(({ attemptId }) => attemptId === orderId).length
    ctx.wait(reconcileAfterSeconds * 1000)
    expect(await claimed()).toBe(1)
    ctx.wait(leaseSeconds * 1000 - 1)
    expect(await claimed()).toBe(0)
    ctx.wait(1)
    expect(await claimed()).toBe(1)
  },
)
