import type { InitiatePaymentBody } from '@homecare/contract/payment'
import type { TestApp } from './test-app'

/** A body that can be booked: package 1 on the day after TEST_NOW. */
export const booking = (changes: Partial<InitiatePaymentBody> = {}): InitiatePaymentBody => ({
  amount: 370,
  username: 'Mona Haddad',
  email: 'mona@example.com',
  phoneNumber: '+971 50 123 4567',
  doorNo: '12',
  building: 'Sunrise Tower',
  landmark: 'Near the park',
  city: 'Dubai',
  date: '2026-03-04',
  time: '10:00 Am',
  tests: [{ id: 1, kind: 'package', name: 'Basic Health Package I', price: 370 }],
  ...changes,
})

let keys = 0

/** An idempotency key that no draft has had. */
export const newKey = (): string => `draft-${process.pid}-${++keys}-key`

export async function initiate(app: TestApp, changes: Partial<InitiatePaymentBody> = {}, key = newKey()) {
  const response = await app.post('/api/payment/initiate', booking(changes), { 'idempotency-key': key })
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

/** A booking that has been paid, as staff find it. */
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
