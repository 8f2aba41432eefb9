import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { recordId } from '../database/record-id'
import { recordExists } from './record-exists'
import { storable } from '../database/storable'

export interface NoteInput {
  subject: { type: 'booking' | 'request'; id: string }
  text: string
}

/** Adds a note for the team to a record. The history records the note without its text. Throws NOT_FOUND. */
export async function addNote({ ctx, actor, input }: { ctx: Ctx; actor: Actor; input: NoteInput }): Promise<void> {
  const { type } = input.subject
  const id = recordId(input.subject.id)
  await ctx.db.$transaction(async (tx) => {
    if (!(await recordExists(tx, { type, id }))) throw new AppError('NOT_FOUND')
    const owner = type === 'booking' ? { bookingId: id } : { requestId: id }
    const text = storable(input.text)
    await tx.recordNote.create({ data: { ...owner, author: actor.name, text, createdAt: ctx.now() } })
    await appendAuditEntry(tx, { actor, action: 'note added', subject: { type, id } })
  })
}
