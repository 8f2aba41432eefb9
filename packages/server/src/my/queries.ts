import type { Booking, Prisma, ServiceRequest } from '../generated/prisma/client'
import type { LivePhone } from './current'

/** Numbers change their owners: what is older than this is not shown to whoever has the number now. */
const SHOWN_MONTHS = 24
/** The most records of one kind that a page has. */
const MAX_SHOWN = 200
/** Anybody can begin bookings with somebody else's number, and must not crowd out those that were paid. */
const MAX_UNPAID = 10

/** Records and links of before are left out. */
export function shownSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - SHOWN_MONTHS)
  return since
}

/** What a visit of the page is made of. */
const visitParts = {
  lines: { orderBy: { position: 'asc' } },
  visitSteps: { orderBy: [{ at: 'asc' }, { receivedAt: 'asc' }] },
  reports: { where: { state: 'released' }, orderBy: { person: 'asc' } },
} as const satisfies Prisma.BookingInclude
export type VisitRow = Prisma.BookingGetPayload<{ include: typeof visitParts }>

/** The open links of a phone that a page shows: with a member or with who manages it. */
export const linksOf = (phone: string, now: Date) =>
  ({
    endedAt: null,
    invitedAt: { gt: shownSince(now) },
    OR: [{ managerPhone: phone }, { memberPhone: phone }],
  }) as const satisfies Prisma.FamilyLinkWhereInput

/** The open sessions that a page shows and may end. What opened by an email sees its own kind only. */
export const sessionsOf = ({ phone, email }: LivePhone, now: Date) =>
  ({
    ...(email === null ? { phone } : { phone, email }),
    endedAt: null,
    expiresAt: { gt: now },
  }) satisfies Prisma.PhoneSessionWhereInput

/** The records that a session opens: those of its own phone, and of the phones that it manages. */
export async function recordsOf(
  db: Prisma.TransactionClient,
  { phone, email }: LivePhone,
  { managed, now }: { managed: readonly string[]; now: Date },
): Promise<{ bookings: VisitRow[]; requests: ServiceRequest[] }> {
  const where = {
    phoneE164: { in: [phone, ...managed] },
    erasedAt: null,
    createdAt: { gt: shownSince(now) },
  }
  const isOpen = (record: Pick<Booking, 'email'>) => email === null || record.email.toLowerCase() === email
  const paid: Prisma.BookingWhereInput = {
    OR: [{ paymentStatus: { in: ['Paid', 'Reversed'] } }, { needsAction: { not: null } }],
  }
  const payable: Prisma.BookingWhereInput = { status: 'Pending', NOT: paid, visitAt: { gt: now } }
  const visits = (which: Prisma.BookingWhereInput, take: number) =>
    db.booking.findMany({
      where: { ...where, ...which },
      include: visitParts,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take,
    })
  const [visited, begun, requests] = await Promise.all([
    visits(paid, MAX_SHOWN),
    visits(payable, MAX_UNPAID),
    db.serviceRequest.findMany({
      where: { ...where, suspected: false },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MAX_SHOWN,
    }),
  ])
  const bookings = [...visited, ...begun].toSorted((a, b) => b.visitAt.getTime() - a.visitAt.getTime())
  return { bookings: bookings.filter(isOpen), requests: requests.filter(isOpen) }
}
