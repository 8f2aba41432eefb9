import { findSlot } from '@homecare/domain/slots'
import { z } from 'zod'
import { isoDate } from './text'

/** One of the twelve times, as text. */
export const slotTime = z.string().refine((time) => findSlot(time) !== undefined, 'Choose Appointment Date and Time')

/** A slot in a response. */
export const slotChoice = z.object({ date: z.string(), time: z.string() })

export const slotsQuery = z.object({ date: isoDate })

export const slotsResponse = z
  .object({
    date: z.string(),
    /** The last day that can be booked. */
    lastDate: z.string(),
    /** The reason why the day is closed, if staff have closed it. */
    closedReason: z.string().optional(),
    slots: z.array(
      z.object({
        time: z.string(),
        period: z.enum(['Morning', 'Afternoon', 'Evening']),
        available: z.boolean(),
        reason: z.enum(['past', 'lead-time', 'full', 'closed']).optional(),
      }),
    ),
  })
  .meta({ id: 'SlotsOfDay' })

export type SlotsResponse = z.infer<typeof slotsResponse>
