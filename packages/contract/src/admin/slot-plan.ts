import { findSlot } from '@homecare/domain/slots'
import { z } from 'zod'
import { isoDate, typedLine, typedLines } from '../text'

const time = typedLine.refine((value) => findSlot(value) !== undefined, 'Choose one of the twelve times')

export const slotPlan = z
  .object({
    /** The capacity of a slot, except for those below. */
    defaultCapacity: z.number().int(),
    closedDays: z.array(z.object({ date: z.string(), reason: z.string(), bookings: z.number().int() })),
    /** An empty date means every day. An entry with a date takes precedence. */
    capacities: z.array(z.object({ date: z.string(), time: z.string(), capacity: z.number().int() })),
  })
  .meta({ id: 'SlotPlan' })

/** Closing a day keeps its booked visits. `bookings` in the response is the number of patients to call. */
export const closeDayBody = z.object({
  date: isoDate,
  reason: typedLines.min(1, 'This field is required').max(200),
})

export const setCapacityBody = z.object({
  date: z.union([z.literal(''), isoDate]),
  time,
  /** Null restores the default. */
  capacity: z.number().int().min(0).max(1000).nullable(),
})

export const halfHourBody = z.object({ date: isoDate, time, closed: z.boolean() })

/** At most nine weeks. */
export const slotDaysQuery = z.object({ from: isoDate, to: isoDate })

export const slotDays = z
  .object({
    days: z.array(
      z.object({
        date: z.string(),
        /** Why the whole day is closed; null where it is not. */
        closedReason: z.string().nullable(),
        /** The twelve half hours. Taken seats may be more than there are, after a closing. */
        slots: z.array(z.object({ time: z.string(), taken: z.number().int(), capacity: z.number().int() })),
      }),
    ),
  })
  .meta({ id: 'SlotDays' })

export const heldSeatsQuery = z.object({ date: isoDate })

/** The seats of a day that are held without a payment. */
export const heldSeats = z
  .object({
    date: z.string(),
    holds: z.array(
      z.object({
        bookingId: z.string(),
        orderId: z.string(),
        firstName: z.string(),
        time: z.string(),
        since: z.iso.datetime(),
        until: z.iso.datetime(),
        /** The same letter is the same IP address, which is not shown; null for bookings on the phone. */
        addressGroup: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'HeldSeats' })

export type HeldSeats = z.infer<typeof heldSeats>
export type SlotDays = z.infer<typeof slotDays>
export type SlotPlan = z.infer<typeof slotPlan>
