import type { FileOfMessage, Thread } from '@homecare/contract/threads'
import { appendAuditEntry } from '../audit/append'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import { getThread } from './get-thread'
import { findThread } from './internal/find-thread'
import { giveFile } from './internal/give-file'
import { recordsOfPhone } from './internal/records-of-phone'

interface GiveFile {
  ctx: Pick<Ctx, 'db' | 'messages' | 'settings' | 'profile' | 'now'>
  actor: Actor
  input: FileOfMessage & { id: string }
}

/**
 * Gives the file of a message to a record of its number. Throws NOT_FOUND, also for a record of another number, and
 * CONFLICT for a message whose file has a record already.
 */
export async function giveFileToRecord({ ctx, actor, input: { id, kind, recordId } }: GiveFile): Promise<Thread> {
  await ctx.db.$transaction(async (tx) => {
    const { phone } = await findThread(tx, id)
    const record = (await recordsOfPhone(tx, phone)).find((each) => each.kind === kind && each.id === recordId)
    if (!record) throw new AppError('NOT_FOUND')
    if (!(await giveFile(tx, id, record))) throw new AppError('CONFLICT')
    const subject = { type: kind === 'bloodtests' ? ('booking' as const) : ('request' as const), id: recordId }
    await appendAuditEntry(tx, { actor, action: 'file of a message chosen', subject })
  })
  return getThread({ ctx, input: { id } })
}
