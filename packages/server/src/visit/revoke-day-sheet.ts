import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { recordId } from '../database/record-id'

/** Revokes a link; idempotent. Throws NOT_FOUND. */
export async function revokeDaySheet({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: { id: string }
}): Promise<void> {
  const id = recordId(input.id)
  await ctx.db.$transaction(async (tx) => {
    const [link] = await tx.daySheetLink.updateManyAndReturn({
      where: { id, revokedAt: null },
      data: { revokedAt: ctx.now() },
    })
    if (link) {
      const subject = { type: 'day-sheet', id } as const
      await appendAuditEntry(tx, { actor, action: 'day sheet revoked', subject, detail: { date: link.date } })
    } else if ((await tx.daySheetLink.count({ where: { id } })) === 0) throw new AppError('NOT_FOUND')
  })
}
