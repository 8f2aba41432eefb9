import { undoEndsAt } from '@homecare/domain/appointment'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { recordId } from '../database/record-id'

export interface NoteToWithdraw {
  subject: { type: 'booking' | 'request'; id: string }
  noteId: string
}

/**
 * Undoes the adding of a note: for some seconds, by its author. Throws NOT_FOUND for a note of another record, and
 * ILLEGAL_TRANSITION.
 */
export async function withdrawNote({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: NoteToWithdraw
}): Promise<void> {
  const { type } = input.subject
  const id = recordId(input.subject.id)
  const noteId = recordId(input.noteId)
  await ctx.db.$transaction(async (tx) => {
    const note = await tx.recordNote.findFirst({
      where: { id: noteId, ...(type === 'booking' ? { bookingId: id } : { requestId: id }) },
    })
    if (!note) throw new AppError('NOT_FOUND')
    if (note.author !== actor.name)
      throw new AppError('ILLEGAL_TRANSITION', { detail: 'Only its author can take a note back.' })
    if (ctx.now() >= undoEndsAt(note.createdAt))
      throw new AppError('ILLEGAL_TRANSITION', { detail: 'It is too late to take this note back.' })
    await tx.recordNote.delete({ where: { id: noteId } })
    await appendAuditEntry(tx, { actor, action: 'note taken back', subject: { type, id } })
  })
}
