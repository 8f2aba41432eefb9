import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBooking } from '../booking/start'
import { draft } from '../testing/draft'
import { testContext } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { reconcileAttempt } from './reconcile-due'
import { returnFromGateway } from './return'
import { settlePayment } from './settle'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('a return is stored ten times at most, even under another order number', async () => {
  const ctx = testContext({ db: database.db })
  const { orderId } = await startBooking({ ctx, input: draft() })
  const encResp = ctx.gateway.encResp({ orderNo: orderId })
  for (let n = 0; n < 15; n++) {
    await returnFromGateway({ ctx, input: { encResp, orderNo: orderId } })
    await returnFromGateway({ ctx, input: { encResp, orderNo: 'ORD-2' } })
  }
  const stored = (attemptId: string | null) =>
    database.db.gatewayMessage.count({ where: { attemptId, source: 'browser' } })
  expect([await stored(orderId), await stored(null)]).toEqual([10, 0])
})

it('a replayed return makes one status call in five seconds', async () => {
  const ctx = testContext({ db: database.db })
  const { orderId } = await startBooking({ ctx, input: draft({ fullName: 'Rana Aziz' }) })
  const encResp = ctx.gateway.encResp({ orderNo: orderId })
  const replay = () => returnFromGateway({ ctx, input: { encResp } })
  await replay()
  await replay()
  expect(ctx.gateway.statusCalls).toHaveLength(1)
  ctx.wait(5000)
  ctx.gateway.reports(orderId, { status: 'Shipped' })
  expect(await replay()).toContain('status=success')
})

it('a return that differs from the previous one makes a status call', async () => {
  const ctx = testContext({ db: database.db })
  const { orderId } = await startBooking({ ctx, input: draft({ fullName: 'Sami Nader' }) })
  await returnFromGateway({ ctx, input: { encResp: ctx.gateway.encResp({ orderNo: orderId }) } })
  ctx.gateway.reports(orderId, { status: 'Shipped' })
  const encResp = ctx.gateway.encResp({ orderNo: orderId, trackingId: 'T-1' })
  expect(await returnFromGateway({ ctx, input: { encResp } })).toContain('status=success')
})

it('an unchanged response to status calls is stored ten times at most, and the interval for replays still applies', async () => {
  const ctx = testContext({ db: database.db })
  const { orderId } = await startBooking({ ctx, input: draft({ fullName: 'Tala Said' }) })
  const encResp = ctx.gateway.encResp({ orderNo: orderId })
  for (let n = 0; n < 12; n++) {
    ctx.wait(5000)
    await returnFromGateway({ ctx, input: { encResp } })
    await returnFromGateway({ ctx, input: { encResp } })
  }
  expect(ctx.gateway.statusCalls).toHaveLength(12)
  for (let n = 0; n < 3; n++) await settlePayment({ ctx, input: { attemptId: orderId, source: 'staff' } })
  const answers = await database.db.gatewayMessage.findMany({ where: { attemptId: orderId, source: 'status' } })
  expect(answers).toHaveLength(10)
})

it('an unchanged response to reconciliation is stored ten times at most', async () => {
  const ctx = testContext({ db: database.db })
  const { orderId } = await startBooking({ ctx, input: draft({ fullName: 'Yara Haddad', time: '11:00 Am' }) })
  for (let n = 0; n < 12; n++) {
    const attempt = await database.db.paymentAttempt.findUniqueOrThrow({ where: { attemptId: orderId } })
    await reconcileAttempt({ ctx, input: { ...attempt, orderNo: orderId } })
  }
  expect(await database.db.gatewayMessage.count({ where: { attemptId: orderId, source: 'status' } })).toBe(10)
})
