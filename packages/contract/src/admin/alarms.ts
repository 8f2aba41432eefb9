import { z } from 'zod'

/** What staff must hear of that is no booking. */
export const alarmKind = z.enum(['audit-history', 'release'])

/** `GET /api/alarms`: the open ones, the newest first. */
export const alarms = z
  .object({
    alarms: z.array(
      z.object({
        kind: alarmKind,
        /** For a release its name and version, as `booking 1a2b3c`; else empty. */
        subject: z.string(),
        text: z.string(),
        raisedAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'Alarms' })

export type AlarmKind = z.infer<typeof alarmKind>
export type Alarms = z.infer<typeof alarms>
