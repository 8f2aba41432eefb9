import type { AppointmentRequestInput } from '@homecare/contract/requests'
import { dubaiDate } from '@homecare/domain/dates'
import { AppError } from '../../process/app-error'
import { appendAuditEntry } from '../../audit/append'
import { assertWayOpen } from '../../appointment/ways'
import { createOrderIds } from '../../booking/order-ids'
import { contentHash } from '../../process/content-hash'
import type { Actor, Ctx } from '../../process/context'
import { phoneColumns } from '../../database/phone'
import type { Prisma } from '../../generated/prisma/client'
import { mayMail, mayMailStaff, type MailLimits } from '../../process/mail-limits'
import { retryOnConflict } from '../../database/retry-on-conflict'
import { followRequest } from '../../case/follow-request'
import { mailRequest } from './mail-request'

/** What was typed. The order id is created here if it is absent. */
export interface RequestContent extends Omit<AppointmentRequestInput, 'website'> {
  kind: 'appointment' | 'contact'
}

/** Who sent it. `mails` limits the emails about what visitors send; there is no limit for staff. */
interface Sender {
  by?: Actor
  mails?: MailLimits | undefined
  /** The visitor's address. */
  from?: string | undefined
  /** True if it filled the form's hidden field: stored, and mailed to nobody. */
  suspected?: boolean
}

const visitor: Actor = { name: 'visitor', role: 'visitor' }

/**
 * Stores a request with its emails in one transaction and returns its order id. Over the limits of emails it is stored and mails
 * nobody. The same id with the same content is
 * the same request; with other content it throws CONFLICT, and for a way of contact that is not set up
 * INVALID_INPUT.
 */
export async function storeRequest(
  ctx: Ctx,
  { orderId, ...content }: RequestContent,
  { by = visitor, ...sender }: Sender = {},
): Promise<string> {
  assertWayOpen(ctx, content.contactBy)
  // Language and way of contact are none of the content, so that the same request sent from another page is the same.
  const { locale: _, contactBy: __, ...typed } = content
  const hash = contentHash(
    ...Object.entries(typed)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flat(),
  )
  return retryOnConflict(async () => {
    const id = orderId ?? ctx.shared(createOrderIds)(ctx.now())
    if (await insertRequest(ctx, { ...content, orderId: id, hash }, { by, ...sender })) return id
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
  { by: actor, mails, from, suspected = false }: Sender & { by: Actor },
): Promise<boolean> {
  const now = ctx.now()
  return ctx.db.$transaction(async (tx) => {
    const pastDate = content.date < dubaiDate(now)
    const data = {
      ...content,
      ...phoneColumns(content.phoneNumber),
      contentHash: hash,
      pastDate,
      suspected,
      createdAt: now,
    }
    const [request] = await tx.serviceRequest.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } })
    if (!request) return false
    if (!suspected) await mailAsLimited(tx, { requestId: request.id, now }, mails, { ...content, from })
    await followRequest(tx, request.id, now)
    await appendAuditEntry(tx, {
      actor,
      action: `${content.kind} requested`,
      subject: { type: 'request', id: request.id },
      detail: {
        contactBy: content.contactBy,
        locale: content.locale,
        ...(actor !== visitor && { by: 'phone' }),
        ...(suspected && { suspected }),
      },
    })
    return true
  })
}

/** Counted only now, so that a request that is sent twice counts once. */
async function mailAsLimited(
  tx: Prisma.TransactionClient,
  about: { requestId: string; now: Date },
  mails: MailLimits | undefined,
  cause: Parameters<typeof mayMail>[1],
): Promise<void> {
  if (!mails) await mailRequest(tx, about)
  else if (await mayMail(mails, cause)) await mailRequest(tx, about, () => mayMailStaff(mails))
  else await tx.serviceRequest.update({ where: { id: about.requestId }, data: { unmailed: true } })
}
