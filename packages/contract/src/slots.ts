import { z } from 'zod'
import { isoDate } from './text'

export const slotsQuery = z.object({ date: isoDate })

export const slotsAnswer = z
  .object({
    date: z.string(),
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

export type SlotsAnswer = z.infer<typeof slotsAnswer>
