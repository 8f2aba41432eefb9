import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPayment } from '../booking/start'
import { draft } from '../testing/draft'
import { testContext } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { returnFromGateway } from './return'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('stores a return ten times at most, however often it is posted, also under the number of another order', async () => {
  const ctx = testContext({ db: database.db })
  const { orderId } = await startPayment({ ctx, input: draft() })
  const encResp = ctx.gateway.encResp({ orderNo: orderId })
  for (let n = 0; n < 15; n++) {
    await returnFromGateway({ ctx, input: { encResp, orderNo: orderId } })
    await returnFromGateway({ ctx, input: { encResp, orderNo: 'ORD-2' } })
  }
  const stored = (attemptId: string | null) =>
    database.db.gatewayMessage.count({ where: { attemptId, source: 'browser' } })
  expect([await stored(orderId), await stored(null)]).toEqual([10, 10])
})
