import { dubaiDate } from '@homecare/domain/dates'
import { AppError } from '../../app-error'
import { appendAuditEntry } from '../../audit/append'
import { createOrderIds } from '../../booking/order-ids'
import { contentHash } from '../../content-hash'
import type { Actor, Ctx } from '../../context'
import { enqueue } from '../../outbox/enqueue'
import { retryOnConflict } from '../../retry-on-conflict'

export interface RequestContent {
  kind: 'appointment' | 'contact'
  /** Created here if absent. */
  orderId?: string | undefined
  fullName: string
  email: string
  phoneNumber: string
  date: string
  service: string
}

const visitor: Actor = { name: 'visitor', role: 'visitor' }

/**
 * Stores a request with its emails in one transaction and returns its order id. `by` is staff who wrote it for a caller. The same id with the same content is
 * the same request; with other content it throws CONFLICT.
 */
export async function storeRequest(
  ctx: Ctx,
  { orderId, ...content }: RequestContent,
  by: Actor = visitor,
): Promise<string> {
  const { kind, fullName, email, phoneNumber, date, service } = content
  const hash = contentHash(kind, fullName, email, phoneNumber, date, service)
  return retryOnConflict(async () => {
    const id = orderId ?? ctx.shared(createOrderIds)(ctx.now())
    if (await insertRequest(ctx, { ...content, orderId: id, hash }, by)) return id
    if (!orderId) return null
    const stored = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { orderId } })
    if (stored.contentHash === hash) return orderId
    throw new AppError('CONFLICT', { detail: 'A request with this order id but other content is there already.' })
  })
}

/** False if the order id is taken. */
function insertRequest(
  ctx: Ctx,
  { hash, ...content }: RequestContent & { orderId: string; hash: string },
  actor: Actor,
): Promise<boolean> {
  const now = ctx.now()
  return ctx.db.$transaction(async (tx) => {
    const data = { ...content, contentHash: hash, pastDate: content.date < dubaiDate(now), createdAt: now }
    const [request] = await tx.serviceRequest.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } })
    if (!request) return false
    const payload = { requestId: request.id }
    await enqueue(tx, { name: 'email-request-received', payload }, `email-request-received:${request.id}`)
    await enqueue(tx, { name: 'email-staff-request', payload }, `email-staff-request:${request.id}`)
    await appendAuditEntry(tx, {
      actor,
      action: `${content.kind} requested`,
      subject: { type: 'request', id: request.id },
      ...(actor !== visitor && { detail: { by: 'phone' } }),
    })
    return true
  })
}
