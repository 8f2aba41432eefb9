import type { InitiatePaymentBody } from '@homecare/contract/payment'
import { draftBody } from '@homecare/server/testing/draft'
import type { TestApp } from './test-app'

let keys = 0

/** Returns an idempotency key that no draft has had. */
export const newKey = (): string => `draft-${process.pid}-${++keys}-key`

export async function initiate(app: TestApp, changes: Partial<InitiatePaymentBody> = {}, key = newKey()) {
  const response = await app.post('/api/payment/initiate', draftBody(changes), { 'idempotency-key': key })
  return {
    status: response.status,
    body: (await response.json()) as Record<string, never> & {
      orderId: string
      token: string
      code: string
      encRequest: string
      total: number
      fields: Record<string, string>
      detail: string
    },
  }
}

/** Creates a paid booking, with the data that staff get. */
export async function paidBooking(
  app: TestApp,
  changes: Partial<InitiatePaymentBody> = {},
): Promise<{ id: string; orderId: string; token: string; version: number }> {
  const { body } = await initiate(app, changes)
  app.ctx.gateway.reports(body.orderId, { status: 'Successful' })
  await app.post(
    '/api/payment/response',
    new URLSearchParams({ encResp: app.ctx.gateway.encResp({ orderNo: body.orderId }) }),
  )
  const { id, version } = await app.ctx.db.booking.findUniqueOrThrow({ where: { orderId: body.orderId } })
  return { id, orderId: body.orderId, token: body.token, version }
}
