import { z } from 'zod'
import { isoDate } from '../text'

export const daySheetQuery = z.object({ date: isoDate, area: z.string().max(100).optional() })

export const daySheet = z
  .object({
    date: z.string(),
    area: z.string().nullable(),
    /** Every area that has a visit on this day. */
    areas: z.array(z.string()),
    /** In route order: by area, then by time, then by building. */
    visits: z.array(
      z.object({
        bookingId: z.string(),
        orderId: z.string(),
        /** The area by which it is sorted; one of `areas`. */
        area: z.string(),
        time: z.string(),
        fullName: z.string(),
        phoneNumber: z.string(),
        address: z.object({ doorNumber: z.string(), building: z.string(), landmark: z.string(), city: z.string() }),
        mapLink: z.string(),
        tests: z.array(z.string()),
        specimens: z.array(z.string()),
        fastingHours: z.number().int(),
        paymentStatus: z.string(),
        status: z.string(),
      }),
    ),
  })
  .meta({ id: 'DaySheet' })

export const shareDaySheetBody = z.object({
  date: isoDate,
  area: z.string().max(100).optional(),
  /** The hours for which the link works. */
  hours: z.number().int().min(1).max(48).default(14),
})

export const sharedDaySheet = z.object({ id: z.string(), url: z.string(), expiresAt: z.string() })

export const daySheetLinks = z.object({
  links: z.array(
    z.object({
      id: z.string(),
      date: z.string(),
      area: z.string().nullable(),
      createdBy: z.string(),
      expiresAt: z.string(),
      revokedAt: z.string().nullable(),
      opened: z.number().int(),
    }),
  ),
})

export type DaySheet = z.infer<typeof daySheet>
export type SharedDaySheet = z.infer<typeof sharedDaySheet>
export type DaySheetLinks = z.infer<typeof daySheetLinks>
