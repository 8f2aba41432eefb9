import { z } from 'zod'
import { remoteName, remoteVersion } from '../releases'
import { typedLines } from '../text'

export const releasesPage = z
  .object({
    remotes: z.array(
      z.object({
        name: z.string(),
        current: z.string(),
        previous: z.string().nullable(),
        canary: z.object({ version: z.string(), percent: z.number().int(), since: z.string() }).nullable(),
        releases: z.array(
          z.object({
            version: z.string(),
            commit: z.string(),
            releasedBy: z.string(),
            releasedAt: z.string(),
            /** Page views and client errors of the last hour. */
            views: z.number().int(),
            errors: z.number().int(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'ReleasesPage' })

export const staffRollback = z.object({
  version: remoteVersion.optional(),
  reason: typedLines.min(3, 'Say why').max(300),
})
export const remoteParams = z.object({ name: remoteName })

export type ReleasesPage = z.infer<typeof releasesPage>
