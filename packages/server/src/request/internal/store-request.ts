import { dubaiDate } from '@homecare/domain/dates'
import { AppError } from '../../app-error'
import { appendAuditEntry } from '../../audit/append'
import { createOrderIds } from '../../booking/order-ids'
import { contentHash } from '../../content-hash'
import type { Actor, Ctx } from '../../context'
import { mayMail, mayMailStaff, type MailLimits } from '../../email/mail-limits'
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

/** Who sent it. `mails` limits the emails about what visitors send; there is no limit for staff. */
interface Sender {
  by?: Actor
  mails?: MailLimits | undefined
  /** The visitor's address. */
  from?: string | undefined
}

const visitor: Actor = { name: 'visitor', role: 'visitor' }

/**
 * Stores a request with its emails in one transaction and returns its order id. Over the limits of emails it is stored and mails
 * nobody. The same id with the same content is
 * the same request; with other content it throws CONFLICT.
 */
export async function storeRequest(
  ctx: Ctx,
  { orderId, ...content }: RequestContent,
  { by = visitor, mails, from }: Sender = {},
): Promise<string> {
  const { kind, fullName, email, phoneNumber, date, service } = content
  const hash = contentHash(kind, fullName, email, phoneNumber, date, service)
  return retryOnConflict(async () => {
    const id = orderId ?? ctx.shared(createOrderIds)(ctx.now())
    if (await insertRequest(ctx, { ...content, orderId: id, hash }, { by, mails, from })) return id
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
  { by: actor, mails, from }: Sender & { by: Actor },
): Promise<boolean> {
  const now = ctx.now()
  return ctx.db.$transaction(async (tx) => {
    const data = { ...content, contentHash: hash, pastDate: content.date < dubaiDate(now), createdAt: now }
    const [request] = await tx.serviceRequest.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } })
    if (!request) return false
    const payload = { requestId: request.id }
    // Counted only now, so that a request that is sent twice counts once.
    const mailed = !mails || (await mayMail(mails, { ...content, from }))
    if (!mailed) await tx.serviceRequest.update({ where: { id: request.id }, data: { unmailed: true } })
    else {
      await enqueue(tx, { name: 'email-request-received', payload }, `email-request-received:${request.id}`)
      if (!mails || (await mayMailStaff(mails)))
        await enqueue(tx, { name: 'email-staff-request', payload }, `email-staff-request:${request.id}`)
    }
    await appendAuditEntry(tx, {
      actor,
      action: `${content.kind} requested`,
      subject: { type: 'request', id: request.id },
      ...(actor !== visitor && { detail: { by: 'phone' } }),
    })
    return true
  })
}
