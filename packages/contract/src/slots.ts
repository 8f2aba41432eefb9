import { findSlot } from '@homecare/domain/slots'
import { z } from 'zod'
import { isoDate, typedLine, way } from './text'

/** One of the twelve times, as text. */
export const slotTime = typedLine.refine((time) => findSlot(time) !== undefined, 'Choose Appointment Date and Time')

/** A slot in a response. */
export const slotChoice = z.object({ date: z.string(), time: z.string() })

/** The patient's own statement about the last meal, for a visit that is sooner than the fast would need. */
export const notEatenSince = z.iso.datetime({ error: 'Say since when you have not eaten' })

/** With hours of fasting, each slot says whether a fast that begins now, or has begun, would be kept. */
export const slotsQuery = z.object({
  date: isoDate,
  fastingHours: z.coerce.number().int().min(0).max(72).optional(),
  notEatenSince: notEatenSince.optional(),
})

export const slotsResponse = z
  .object({
    date: z.string(),
    /** The last day that can be booked. */
    lastDate: z.string(),
    /** The ways by which news can reach a patient, for the choice that follows the time. */
    ways: z.array(way),
    /** The reason why the day is closed, if staff have closed it. */
    closedReason: z.string().optional(),
    slots: z.array(
      z.object({
        time: z.string(),
        period: z.enum(['Morning', 'Afternoon', 'Evening']),
        available: z.boolean(),
        reason: z.enum(['past', 'lead-time', 'full', 'closed']).optional(),
        /** False if only a patient who has not eaten for a while can be fasting by then. */
        keepsFast: z.boolean().optional(),
      }),
    ),
  })
  .meta({ id: 'SlotsOfDay' })

export type SlotsResponse = z.infer<typeof slotsResponse>
