import { z } from 'zod'
import { orderAnswer } from './orders'
import { slotTime } from './slots'
import { isoDate } from './text'

const way = z.enum(['now', 'request', 'no'])
const token = z.string().min(1).max(200)
/**
 * The version that the visitor saw: a change of another version is refused, so that nobody overwrites an unseen change.
 */
const version = z.number().int().min(0)

/** `GET /api/orders/{orderId}/booking?token=`: a booking for the holder of its signed link, and what may be done. */
export const ownBooking = z
  .object({
    version,
    order: orderAnswer,
    /** Opens receipt, calendar file and status page; the link's token opens this call and its changes. */
    orderToken: z.string(),
    /** `request`: the change becomes a request, and staff call. */
    move: way,
    cancel: way,
    /** The order can be paid now, at the prices that were agreed. */
    pay: z.boolean(),
    /** Open change requests. */
    changeRequests: z.array(
      z.object({ kind: z.enum(['move', 'cancel']), date: z.string().nullable(), time: z.string().nullable() }),
    ),
  })
  .meta({ id: 'OwnBooking' })

export const moveVisitBody = z.object({ token, version, date: isoDate, time: slotTime })
export const cancelVisitBody = z.object({ token, version })

/** Without date and time the booking's own slot is held for another attempt. */
export const payAgainBody = z
  .object({ token, date: isoDate.optional(), time: slotTime.optional() })
  .refine(({ date, time }) => (date === undefined) === (time === undefined), {
    path: ['time'],
    message: 'Choose Appointment Date and Time',
  })

/** Staff move a visit: as requested, or as agreed on the phone. */
export const staffMoveVisitBody = z.object({ version, date: isoDate, time: slotTime })

export type OwnBooking = z.infer<typeof ownBooking>
export type MoveVisit = z.infer<typeof moveVisitBody>
export type CancelVisit = z.infer<typeof cancelVisitBody>
export type PayAgain = z.infer<typeof payAgainBody>
export type StaffMoveVisit = z.infer<typeof staffMoveVisitBody>
