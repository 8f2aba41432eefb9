import { z } from 'zod'

export const auditQuery = z.object({
  actor: z.string().max(100).optional(),
  action: z.string().max(100).optional(),
  subjectId: z.string().max(100).optional(),
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

/** Whether every entry still is what it was when it was written. */
export const auditCheck = z.object({
  entries: z.number().int(),
  intact: z.boolean(),
  /** The first entry that does not fit the chain. */
  brokenAt: z.string().nullable(),
})

export type AuditQuery = z.infer<typeof auditQuery>
export type AuditTrail = z.infer<typeof auditTrail>
export type AuditCheck = z.infer<typeof auditCheck>
