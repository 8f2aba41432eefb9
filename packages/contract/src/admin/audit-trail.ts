import { z } from 'zod'
import { typedLine } from '../text'

export const auditQuery = z.object({
  /** A part of a login or of its person's name, or of `visitor`, `gateway`, `system`. */
  actor: typedLine.max(100).optional(),
  /** Parts of what was done, separated by commas: one of them is enough. */
  action: typedLine.max(1000).optional(),
  subjectId: typedLine.max(100).optional(),
  cursor: z.string().max(40).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
})

export const auditTrail = z
  .object({
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        actor: z.string(),
        /** The name of that person, where it is staff; else as `actor`. */
        name: z.string().optional(),
        action: z.string(),
        subjectType: z.string(),
        subjectId: z.string(),
        from: z.string().nullable(),
        detail: z.record(z.string(), z.unknown()),
      }),
    ),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'AuditTrail' })

/** True if no entry has changed since it was written. */
export const auditCheck = z.object({
  entries: z.number().int(),
  /**
   * `intact` as far as the newest anchor; `broken`; `unverified`: the chain is consistent, but could not be compared
   * with anchors; `running`: not finished yet, call again.
   */
  state: z.enum(['intact', 'broken', 'unverified', 'running']),
  /** Only in the state `intact`. */
  intact: z.boolean(),
  /** The id of the first wrong entry; `missing` where there is no such entry. */
  brokenAt: z.string().nullable(),
  /** A sentence that says what is wrong, or why the history could not be checked. */
  problem: z.string().nullable(),
  /** The newest anchor that the history was compared with. */
  anchor: z.object({ at: z.string(), sequence: z.number().int() }).nullable(),
  /** How many entries were checked so far, while it runs. */
  checked: z.number().int().optional(),
})

export type AuditQuery = z.infer<typeof auditQuery>
export type AuditTrail = z.infer<typeof auditTrail>
export type AuditCheck = z.infer<typeof auditCheck>
