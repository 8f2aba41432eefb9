import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { enqueue } from '../outbox/enqueue'
import { storable } from '../database/storable'

/**
 * Removes a file from a record for everyone; the worker deletes the object. The row stays and records author and
 * reason. Throws NOT_FOUND, even for a file that is removed already.
 */
export async function removeFile({
  ctx,
  actor,
  input: { filename, reason },
}: {
  ctx: Ctx
  actor: Actor
  input: { filename: string; reason: string }
}): Promise<void> {
  const removeReason = storable(reason)
  await ctx.db.$transaction(async (tx) => {
    const [file] = await tx.storedFile.updateManyAndReturn({
      where: { key: storable(filename), removedAt: null },
      data: { removedAt: ctx.now(), removedBy: actor.name, removeReason },
    })
    if (!file) throw new AppError('NOT_FOUND')
    await enqueue(tx, { name: 'delete-file', payload: { fileId: file.id } }, `delete-file:${file.id}`)
    await appendAuditEntry(tx, {
      actor,
      action: 'file removed',
      subject: file.bookingId ? { type: 'booking', id: file.bookingId } : { type: 'request', id: file.requestId ?? '' },
      detail: { filename, reason: removeReason },
    })
  })
}
