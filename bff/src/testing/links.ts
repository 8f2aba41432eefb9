import type { OwnBooking } from '@homecare/contract/self-service'
import type { Problem } from '@homecare/contract/problem'
import { visitToken } from '@homecare/server/booking/tokens'
import type { TestApp } from './test-app'

/** A booking from the view of the page that an email's link opens. */
export interface Link {
  orderId: string
  token: string
  get(): Promise<{ status: number; body: OwnBooking & Problem }>
  post(what: 'move' | 'cancel' | 'pay', body?: object): Promise<{ status: number; body: OwnBooking & Problem }>
}

/** Returns the signed link of an order, like the one in its emails. */
export async function linkOf(app: TestApp, orderId: string): Promise<Link> {
  const booking = await app.ctx.db.booking.findUniqueOrThrow({ where: { orderId } })
  const token = visitToken(app.ctx.settings.secret, booking)
  const read = async (answer: Response) => ({
    status: answer.status,
    body: (await answer.json()) as OwnBooking & Problem,
  })
  return {
    orderId,
    token,
    get: async () => read(await app.get(`/api/orders/${orderId}/booking?token=${token}`)),
    post: async (what, body = {}) => read(await app.post(`/api/orders/${orderId}/${what}`, { token, ...body })),
  }
}
