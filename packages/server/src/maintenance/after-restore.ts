import { appendAuditEntry } from '../audit/append'
import type { Ctx } from '../process/context'
import { skipAccessionNumbers } from '../sample/allot'

export interface AfterRestoreResult {
  /** The newest commit that the database has, as its audit history tells it. */
  lastEntryAt: Date | null
  sessionsEnded: number
  /** Invitations and password links that were not used yet. */
  passwordLinksRemoved: number
  daySheetLinksRevoked: number
  /** Payment attempts that reconciliation now asks the gateway about. */
  paymentsToCheck: number
  /** Effects that are not recorded as done: the relay adds them to the queue again. */
  effectsQueuedAgain: number
}

/**
 * Makes a restored database safe to continue with. What was revoked or used after the restored point would be valid
 * again, so sessions and links end; payments may have been made since, so reconciliation asks the gateway about every
 * attempt that is still open; the queue is not of the same moment, so unfinished effects are added to it again. Labels
 * may have been printed since, so their accession numbers are left out.
 */
export async function settleAfterRestore({
  ctx: { db, now },
  input: { restoredTo },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>
  /** The chosen point in time; null for everything that the archive holds. */
  input: { restoredTo: Date | null }
}): Promise<AfterRestoreResult> {
  const at = now()
  return db.$transaction(
    async (tx) => {
      const last = await tx.auditEntry.findFirst({ orderBy: { id: 'desc' }, select: { at: true } })
      const sessions = await tx.staffSession.updateMany({ where: { revokedAt: null }, data: { revokedAt: at } })
      const links = await tx.staffToken.deleteMany({ where: { usedAt: null } })
      const sheets = await tx.daySheetLink.updateMany({
        where: { revokedAt: null, expiresAt: { gt: at } },
        data: { revokedAt: at },
      })
      const payments = await tx.paymentAttempt.updateMany({
        where: { nextCheckAt: { not: null } },
        data: { nextCheckAt: at },
      })
      const effects = await tx.$executeRaw`
        UPDATE outbox o SET relayed_at = NULL
        WHERE o.relayed_at IS NOT NULL AND o.created_at > ${at}::timestamptz - interval '7 days'
          AND NOT EXISTS (SELECT FROM effect_done e WHERE e.effect_key = o.effect_key)`
      await skipAccessionNumbers(tx)
      const result = {
        sessionsEnded: sessions.count,
        passwordLinksRemoved: links.count,
        daySheetLinksRevoked: sheets.count,
        paymentsToCheck: payments.count,
        effectsQueuedAgain: effects,
      }
      await appendAuditEntry(tx, {
        actor: { name: 'system', role: 'system' },
        action: 'database restored from a backup',
        subject: { type: 'database', id: restoredTo?.toISOString() ?? 'end of the archive' },
        detail: { ...result, lastEntryAt: last?.at.toISOString() ?? null },
      })
      return { ...result, lastEntryAt: last?.at ?? null }
    },
    { timeout: 300_000 },
  )
}
