import { AppError } from '@homecare/server/app-error'
import type { Ctx } from '@homecare/server/context'
import { createBatcher } from '@homecare/server/batcher'
import type { OrderMail, RequestMail, Sender } from '@homecare/server/email/content'
import { bookingParts, presentBookingStatus } from '@homecare/server/booking/present'
import { visitToken } from '@homecare/server/booking/tokens'
import type { WorkerCtx } from './job'

export const senderOf = ({ profile, settings }: WorkerCtx): Sender => ({ profile, publicUrl: settings.publicUrl })

/** One look for all handlers that ask for a record of the kind while the look before is under way. */
function lookUp<R extends { id: string }>(find: (db: Ctx['db'], ids: string[]) => Promise<R[]>) {
  const askers = new WeakMap<Ctx['db'], (id: string) => Promise<R | undefined>>()
  return (db: Ctx['db'], id: string): Promise<R | undefined> => {
    const ask =
      askers.get(db) ??
      createBatcher(async (ids: readonly string[]) => {
        const found = new Map((await find(db, [...new Set(ids)])).map((record) => [record.id, record]))
        return ids.map((each) => found.get(each))
      })
    askers.set(db, ask)
    return ask(id)
  }
}

const requestOf = lookUp((db, ids) => db.serviceRequest.findMany({ where: { id: { in: ids } } }))
const bookingOf = lookUp((db, ids) => db.booking.findMany({ where: { id: { in: ids } }, include: bookingParts }))
const visitOf = lookUp((db, ids) =>
  db.booking.findMany({
    where: { id: { in: ids } },
    select: { id: true, status: true, paymentStatus: true, date: true },
  }),
)

/** A request with who writes about it. Throws NOT_FOUND. */
export async function loadRequest(ctx: WorkerCtx, id: string): Promise<RequestMail> {
  const request = await requestOf(ctx.db, id)
  if (!request) throw new AppError('NOT_FOUND')
  return { ...senderOf(ctx), request }
}

/** What decides whether a visit still takes place, without the booking's many parts. Throws NOT_FOUND. */
export async function loadVisit(ctx: WorkerCtx, id: string) {
  const visit = await visitOf(ctx.db, id)
  if (!visit) throw new AppError('NOT_FOUND')
  return visit
}

/** A booking as its owner sees it, with the token that opens it. Throws NOT_FOUND. */
export async function loadBooking(ctx: WorkerCtx, id: string) {
  const booking = await bookingOf(ctx.db, id)
  if (!booking) throw new AppError('NOT_FOUND')
  const mail: OrderMail = {
    ...senderOf(ctx),
    order: presentBookingStatus(booking),
    token: visitToken(ctx.settings.secret, booking),
  }
  return { booking, mail, staffMail: { ...senderOf(ctx), order: mail.order, bookingId: booking.id } }
}
