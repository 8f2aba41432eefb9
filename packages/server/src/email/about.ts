import { SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import type { ShownQuote } from '@homecare/contract/quotes'
import { profileIn } from '@homecare/contract/profile-in'
import { AppError } from '../process/app-error'
import { createBatcher, type Batcher } from '../process/batcher'
import { orderIn } from '../booking/order-in'
import { namesIn } from '../catalogue/names-in'
import { bookingParts, presentBookingStatus } from '../booking/present'
import { visitToken } from '../booking/tokens'
import type { JobCtx, Resources } from '../process/context'
import type { Prisma, ServiceRequest } from '../generated/prisma/client'
import { timelineOf } from '../visit/present-own'
import { findQuoteForEmail } from '../quote/for-email'
import { bookingFacts, quoteFacts, requestFacts, type PhoneFacts } from './phone-facts'
import type { QuoteEmail } from './quote-emails'
import { withoutServiceName, withoutTestNames } from './without-test-names'
import type { EmailContent, PatientEmail, RequestEmail, Sender, StaffEmail } from './content'

/** The relations that emails about a booking are made of. */
const emailParts = {
  ...bookingParts,
  visitSteps: { orderBy: { at: 'asc' } },
  sample: true,
  otherSamples: true,
  reports: { where: { state: 'released' }, select: { person: true, releasedAt: true } },
} as const satisfies Prisma.BookingInclude
type BookingWithParts = Prisma.BookingGetPayload<{ include: typeof emailParts }>

export interface OutgoingEmail extends EmailContent {
  to: string
  /** Set if it goes to the patient: whose record says so if the mail server refuses the address. */
  patientOf?: { type: 'booking' | 'request' | 'contact'; id: string }
  /** What a message to the patient's phone about the same may name. */
  facts?: PhoneFacts
  /** Set if a stranger may have caused it: what the day's limits count, and whose history says that it was not sent. */
  limited?: { email: string; phoneNumber: string; bookingId: string }
}

/** Makes the email of one job; null if the email is no longer needed. */
export type Email<Payload> = (ctx: JobCtx, payload: Payload) => Promise<OutgoingEmail | null>

type Recipient = 'patient' | 'staff'

/** The data of all emails about bookings; each template takes the parts that it needs. */
export interface AboutBooking extends PatientEmail, StaffEmail {
  row: BookingWithParts
}

export const senderOf = ({ profile, settings }: JobCtx, locale: Locale = SOURCE_LOCALE): Sender => ({
  profile: profileIn(profile, locale),
  publicUrl: settings.publicUrl,
  locale,
})

/** Staff read English. */
const localeFor = (to: Recipient, { locale }: { locale: Locale }): Locale => (to === 'staff' ? SOURCE_LOCALE : locale)

const recipient = (
  ctx: JobCtx,
  to: Recipient,
  email: string,
  patientOf: NonNullable<OutgoingEmail['patientOf']>,
): Pick<OutgoingEmail, 'to' | 'patientOf'> => (to === 'staff' ? { to: ctx.staffInbox } : { to: email, patientOf })

/** An email about a booking. It is sent if `when` is absent or true. The template returns null to send nothing. */
export const bookingEmail =
  <Payload extends { bookingId: string }>({
    to,
    when = () => true,
    limited = false,
    template,
  }: {
    to: Recipient
    /** True if a stranger may cause it. */
    limited?: boolean
    when?: (about: AboutBooking, payload: Payload) => boolean
    template: (about: AboutBooking, payload: Payload, ctx: JobCtx) => EmailContent | null | Promise<EmailContent | null>
  }): Email<Payload> =>
  async (ctx, payload) => {
    const about = await loadBooking(ctx, payload.bookingId, to)
    if (!when(about, payload)) return null
    const content = await template(about, payload, ctx)
    if (!content) return null
    const { email, phoneNumber } = about.row
    const cause = limited ? { limited: { email, phoneNumber, bookingId: payload.bookingId } } : {}
    return {
      ...content,
      ...cause,
      ...(to === 'patient' && { facts: bookingFacts(ctx, about) }),
      ...recipient(ctx, to, email, { type: 'booking', id: payload.bookingId }),
    }
  }

/** An email about a request from a form. It is sent if `when` is absent or true. */
export const requestEmail =
  ({
    to,
    when = () => true,
    template,
  }: {
    to: Recipient
    when?: (request: ServiceRequest) => boolean
    template: (about: RequestEmail) => EmailContent
  }): Email<{ requestId: string }> =>
  async (ctx, { requestId }) => {
    const request = await ctx.shared(createRequestBatcher)(requestId)
    if (!request) throw new AppError('NOT_FOUND')
    if (!when(request)) return null
    const sender = senderOf(ctx, localeFor(to, request))
    return {
      ...template({ ...sender, request: ctx.mailRelayInUae ? request : withoutServiceName(request) }),
      ...(to === 'patient' && { facts: requestFacts(sender, request) }),
      ...recipient(ctx, to, request.email, { type: 'request', id: requestId }),
    }
  }

/** An email to a family about an offer. It is sent if `when` is true. */
export const quoteEmail =
  ({
    when,
    template,
  }: {
    when: (quote: ShownQuote) => boolean
    template: (mail: QuoteEmail) => EmailContent
  }): Email<{ contactId: string; quoteId: string }> =>
  async (ctx, payload) => {
    const found = await findQuoteForEmail(ctx, payload)
    if (!found || !when(found.quote)) return null
    const { locale, email, name, url, quote } = found
    const sender = senderOf(ctx, locale)
    return {
      ...template({ ...sender, quote, name, url }),
      facts: quoteFacts(sender, { quote, url }),
      ...recipient(ctx, 'patient', email, { type: 'contact', id: payload.contactId }),
    }
  }

async function loadBooking(ctx: JobCtx, bookingId: string, to: Recipient): Promise<AboutBooking> {
  const row = await ctx.shared(createBookingBatcher)(bookingId)
  if (!row) throw new AppError('NOT_FOUND')
  const locale = localeFor(to, row)
  const order = presentBookingStatus(row)
  return {
    ...senderOf(ctx, locale),
    // Here and not in the templates, so that no template can forget it.
    order: ctx.mailRelayInUae ? orderIn(await namesIn(ctx, locale), order) : withoutTestNames(order, locale),
    timeline: row.paymentStatus === 'Paid' && row.status !== 'Canceled' ? timelineOf(row, ctx.now()) : [],
    token: visitToken(ctx.settings.secret, row),
    bookingId,
    phoneNumber: row.phoneNumber,
    sequence: row.version,
    now: ctx.now(),
    row,
  }
}

type ById<Row> = Batcher<string, Row | undefined>

/** One query serves all emails that look up a record of this kind while the previous query is running. */
const createRequestBatcher = ({ db }: Pick<Resources, 'db'>): ById<ServiceRequest> =>
  batchById((ids) => db.serviceRequest.findMany({ where: { id: { in: ids } } }))
const createBookingBatcher = ({ db }: Pick<Resources, 'db'>): ById<BookingWithParts> =>
  batchById((ids) => db.booking.findMany({ where: { id: { in: ids } }, include: emailParts }))

const batchById = <Row extends { id: string }>(find: (ids: string[]) => Promise<Row[]>): ById<Row> =>
  createBatcher(async (ids: readonly string[]) => {
    const rows = new Map((await find([...new Set(ids)])).map((row) => [row.id, row]))
    return ids.map((id) => rows.get(id))
  })
