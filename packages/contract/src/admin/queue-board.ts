import { z } from 'zod'

export const queueBoard = z
  .object({
    counts: z.object({
      waiting: z.number().int(),
      active: z.number().int(),
      delayed: z.number().int(),
      failed: z.number().int(),
      /** The number of effects that are not in the queue yet. */
      outbox: z.number().int(),
    }),
    /** Effects whose retries have run out, newest first. Ids only, no patient data. */
    dead: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        subjectId: z.string().nullable(),
        attempts: z.number().int(),
        reason: z.string(),
        failedAt: z.string(),
      }),
    ),
  })
  .meta({ id: 'QueueBoard' })

export type QueueBoard = z.infer<typeof queueBoard>
