import type { RequestDetail } from '@homecare/contract/staff'
import { caseNumber } from '@homecare/domain/care-wishes'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { conversationOf } from '../appointment/conversation'
import { presentMessage, presentNote } from '../appointment/present'
import { presentFile } from '../file/present'
import { presentHistory } from '../audit/present'
import { staffNames, withStaffNames } from '../audit/staff-names'
import { presentRequest } from './present'
import { recordId } from '../database/record-id'

/** One request with its files and history. Throws NOT_FOUND. */
export async function getRequest({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<RequestDetail> {
  const id = recordId(input.id)
  const [request, files, history, notes] = await Promise.all([
    ctx.db.serviceRequest.findUnique({ where: { id }, include: { case: { select: { id: true, number: true } } } }),
    ctx.db.storedFile.findMany({ where: { requestId: id, removedAt: null }, orderBy: { createdAt: 'asc' } }),
    ctx.db.auditEntry.findMany({ where: { subjectType: 'request', subjectId: id }, orderBy: { id: 'asc' } }),
    ctx.db.recordNote.findMany({ where: { requestId: id }, orderBy: { createdAt: 'asc' } }),
  ])
  if (!request) throw new AppError('NOT_FOUND')
  const conversation = await ctx.db.message.findMany(conversationOf({ requestId: id }, request.phoneE164))
  const nameOf = await staffNames(ctx.db)
  const detail = {
    ...presentRequest(request, nameOf),
    emailRefusedAt: request.emailRefusedAt?.toISOString() ?? null,
    unreachedAt: request.unreachedAt?.toISOString() ?? null,
    locale: request.locale,
    contactBy: request.contactBy,
    case: request.case && { id: request.case.id, number: caseNumber(request.case.number) },
    conversation: conversation.map(presentMessage),
    files: files.map(presentFile),
    history: history.map(presentHistory),
    notes: notes.map(presentNote),
  }
  return withStaffNames(detail, nameOf)
}
