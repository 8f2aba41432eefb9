import type { JobPayload } from '@homecare/contract/jobs'
import type { Locale } from '@homecare/domain/locales'
import { isOfAPhone, mayBeSentAt, ruleOf, type NewsName, type RecordNewsName, type Way } from '@homecare/domain/news'
import type { Prisma } from '../generated/prisma/client'
import { emailEffect, enqueueAll, type KeyedEffect } from './enqueue'

/** News of one record. `about` makes its key, as with an email: what may be sent again names more than the record. */
interface News<N extends RecordNewsName = RecordNewsName> {
  name: N
  payload: JobPayload<`email-${N}`>
  about?: string | undefined
}

interface When {
  now: Date
  /** The earliest time at which the patient gets it. Whether it is still true is decided then. */
  notBefore?: Date
}

/** Writes news for a patient to the outbox, in the transaction that decided it; see `tellPatients`. */
export const tellPatient = <N extends RecordNewsName>(
  tx: Prisma.TransactionClient,
  name: N,
  payload: JobPayload<`email-${N}`>,
  { about, ...when }: When & { about?: string },
): Promise<void> => tellPatients(tx, [{ name, payload, about }], when)

/**
 * Writes news for patients to the outbox: an email, or a message to the phone where the patient chose that, and both
 * where the email has a document. Existing news is not written again.
 */
export async function tellPatients(
  tx: Prisma.TransactionClient,
  news: readonly News[],
  { now, notBefore }: When,
): Promise<void> {
  const contacts = await contactsOf(tx, news)
  const emails: KeyedEffect[] = []
  const messages: PhoneNews[] = []
  for (const { name, payload, about } of news) {
    const email = emailEffect(name, payload, about)
    const contact = contacts.get(recordOf(payload).id)
    const byPhone = contact !== undefined && contact.contactBy !== 'email' && contact.phone !== ''
    if (!byPhone || ruleOf(name).hasDocument) emails.push(email)
    if (!byPhone) continue
    const { contactBy: way, phone, locale } = contact
    messages.push({ phone, way, locale, news: name, newsKey: email[1], payload, decidedAt: notBefore ?? now })
  }
  if (emails.length > 0) await enqueueAll(tx, emails, notBefore && { notBefore })
  if (messages.length > 0) await enqueueMessages(tx, messages, now)
}

/** News for one phone by one way. */
export interface PhoneNews {
  phone: string
  way: Way
  locale: Locale
  news: NewsName
  newsKey: string
  payload: Prisma.InputJsonObject
  decidedAt: Date
}

/** Writes messages and the effects that send them; for news that this way has already, it writes nothing. */
export async function enqueueMessages(
  tx: Prisma.TransactionClient,
  messages: readonly PhoneNews[],
  now: Date,
): Promise<void> {
  for (const { payload, ...message } of messages) {
    const record = isOfAPhone(message.news) ? {} : columnOf(recordOf(payload))
    const at = mayBeSentAt(message.news, message.decidedAt > now ? message.decidedAt : now)
    const later = at > now ? { notBefore: at } : {}
    const [added] = await tx.message.createManyAndReturn({
      data: { ...message, ...later, payload, stateAt: now, ...record },
      skipDuplicates: true,
      select: { id: true },
    })
    if (added) await enqueueAll(tx, [sendMessageEffect(added.id)], later)
  }
}

/** The effect that sends one message. */
export const sendMessageEffect = (messageId: string): KeyedEffect => [
  { name: 'send-message', payload: { messageId } },
  `send-message:${messageId}`,
]

/** Whom news is for: who booked, who sent a request, or one of the people around the patient of a case. */
interface RecordRef {
  column: 'bookingId' | 'requestId' | 'caseContactId'
  id: string
}

const columnOf = ({ column, id }: RecordRef) => ({ [column]: id })

function recordOf(payload: object): RecordRef {
  if ('bookingId' in payload) return { column: 'bookingId', id: String(payload.bookingId) }
  if ('requestId' in payload) return { column: 'requestId', id: String(payload.requestId) }
  if ('contactId' in payload) return { column: 'caseContactId', id: String(payload.contactId) }
  throw new RangeError('news is for who booked, who sent a request or a contact of a case')
}

interface Contact {
  phone: string
  contactBy: Way
  locale: Locale
}

/** How the patients of these records want to get news, by record. */
async function contactsOf(tx: Prisma.TransactionClient, news: readonly News[]): Promise<Map<string, Contact>> {
  const ids = news.map(({ payload }) => recordOf(payload).id)
  const rows = await tx.$queryRaw<(Contact & { id: string })[]>`
    SELECT id, contact_by AS "contactBy", coalesce(phone_e164, '') AS phone, locale FROM booking WHERE id = ANY(${ids}::uuid[])
    UNION ALL
    SELECT id, contact_by, coalesce(phone_e164, ''), locale FROM service_request WHERE id = ANY(${ids}::uuid[])
    UNION ALL
    SELECT id, contact_by, coalesce(phone_e164, ''), locale FROM case_contact WHERE id = ANY(${ids}::uuid[])`
  return new Map(rows.map(({ id, ...contact }) => [id, contact]))
}
