import type { Quote, SendQuote } from '@homecare/contract/quotes'
import { isOpenCase } from '@homecare/domain/case-table'
import { addDays, dubaiDate, dubaiInstant } from '@homecare/domain/dates'
import { quoteTransition } from '@homecare/domain/quote-table'
import { appendAuditEntry } from '../audit/append'
import { moveCase } from '../case/move'
import { recordId } from '../database/record-id'
import type { CaseContact, Prisma } from '../generated/prisma/client'
import { tellPatient } from '../outbox/tell-patient'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import { changeQuoteRow } from './internal/change-quote'
import { numberOf } from './present'
import { contentHash } from './shown'
import { TERMS_VERSION } from './terms'

/** The reminder comes on the day before the last one, at noon. */
const REMINDER_MINUTE = 12 * 60

/**
 * Sends a draft to one of the case's contacts, who from now on gets news that way. An open quote of the same case is superseded by it,
 * and a case whose care has not begun is quoted. Throws NOT_FOUND, INVALID_INPUT for a contact that can't be reached that way,
 * CONFLICT, ILLEGAL_TRANSITION for a closed case, QUOTE_CLOSED.
 */
export const sendQuote = ({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: SendQuote & { id: string }
}): Promise<Quote> =>
  changeQuoteRow({ ctx, actor, input }, async ({ quote, careCase, tx, now }) => {
    const { contactId, contactBy, locale } = input
    if (!isOpenCase(careCase.state)) throw new AppError('ILLEGAL_TRANSITION', { detail: 'This case is closed.' })
    const result = quoteTransition(quote.state, 'send', { validUntil: quote.validUntil, today: dubaiDate(now) })
    if (!result.ok) throw sendRefused(result.reason)
    const contact = await tx.caseContact.findFirst({ where: { id: recordId(contactId), caseId: careCase.id } })
    if (!contact) throw new AppError('INVALID_INPUT', { fields: { contactId: 'Choose a contact of this case' } })
    assertReachable(contact, contactBy)
    await tx.caseContact.update({ where: { id: contact.id }, data: { contactBy, locale, unreachedAt: null } })
    await supersedeOthers(tx, { caseId: careCase.id, actor, now })
    await moveCase(tx, careCase, { news: 'sendQuote', actor, now })
    const payload = { contactId: contact.id, quoteId: quote.id }
    await tellPatient(tx, 'quote-ready', payload, { now })
    const remindAt = dubaiInstant(addDays(quote.validUntil, -1), REMINDER_MINUTE)
    if (remindAt.getTime() - now.getTime() > 24 * 3_600_000)
      await tellPatient(tx, 'quote-reminder', payload, { now, notBefore: remindAt })
    return {
      data: {
        state: result.next,
        contact: { connect: { id: contact.id } },
        sentToName: contact.name,
        sentBy: contactBy,
        locale,
        sentAt: now,
        contentHash: contentHash(numberOf(quote), quote),
        termsVersion: TERMS_VERSION,
      },
      action: 'quote sent',
    }
  })

function sendRefused(reason: 'closed' | 'too-late' | 'too-early'): AppError {
  return reason === 'too-late'
    ? new AppError('INVALID_INPUT', { fields: { validUntil: 'This day has passed. Choose a later one first' } })
    : new AppError('QUOTE_CLOSED', { detail: 'This quote was sent already.' })
}

function assertReachable({ email, phoneE164 }: CaseContact, by: SendQuote['contactBy']): void {
  if (by === 'email' ? email !== '' : Boolean(phoneE164)) return
  const missing = by === 'email' ? 'This contact has no email address' : 'This contact has no number for messages'
  throw new AppError('INVALID_INPUT', { fields: { contactBy: missing } })
}

async function supersedeOthers(
  tx: Prisma.TransactionClient,
  { caseId, actor, now }: { caseId: string; actor: Actor; now: Date },
): Promise<void> {
  const others = await tx.quote.updateManyAndReturn({
    where: { caseId, state: 'sent' },
    data: { state: 'superseded', closedAt: now, closedBy: actor.name, version: { increment: 1 } },
    select: { id: true },
  })
  for (const { id } of others)
    await appendAuditEntry(tx, { actor, action: 'quote superseded', subject: { type: 'quote', id } })
}
