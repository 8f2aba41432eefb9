import type { StaffSecurityEvent } from '@homecare/contract/jobs'
import { randomUUID } from 'node:crypto'
import { appendAuditEntry } from '../../audit/append'
import type { Actor, Ctx } from '../../process/context'
import type { Prisma } from '../../generated/prisma/client'
import { enqueueEmail } from '../../outbox/enqueue'

/** Writes a change of how an account logs in into the history, and mails its person. */
export async function recordAndNotify(
  { now }: Pick<Ctx, 'now'>,
  tx: Prisma.TransactionClient,
  {
    actor,
    userId,
    event,
    detail = {},
  }: { actor: Actor; userId: string; event: StaffSecurityEvent; detail?: Prisma.InputJsonObject },
): Promise<void> {
  await appendAuditEntry(tx, { actor, action: event, subject: { type: 'staff', id: userId }, detail })
  await enqueueEmail(tx, 'staff-security', { userId, event, at: now().toISOString() }, { about: randomUUID() })
}
