import { caseNumber } from '@homecare/domain/care-wishes'
import { dubaiDate } from '@homecare/domain/dates'
import { isEmail } from '@homecare/domain/email'
import type { VisitAddress } from '@homecare/domain/day-route'
import type { HomeKind } from '@homecare/domain/home'
import type { Locale } from '@homecare/domain/locales'
import { phoneE164 } from '@homecare/domain/phone'
import { REPORT_LATE, SAMPLE_OPEN_DAYS } from '@homecare/domain/sample'
import { hasPhone } from '../database/phone'
import { Prisma, type FamilyLink, type PhoneSession } from '../generated/prisma/client'

/** The ids of the bookings and requests of one patient, or of several. */
export interface PatientRecords {
  bookingIds: string[]
  requestIds: string[]
}

/**
 * All records of an email address, ignoring case, or of a phone number that have no email: several patients with emails of
 * their own may share a phone. Erased records have neither.
 */
export async function patientRecords(tx: Prisma.TransactionClient, contact: string): Promise<PatientRecords> {
  const isFound = isEmail(contact)
    ? Prisma.sql`lower(email) = lower(${contact}) AND erased_at IS NULL`
    : Prisma.sql`email = '' AND ${hasPhone(contact)} AND erased_at IS NULL`
  const bookings = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM booking WHERE ${isFound} ORDER BY created_at, id`
  const requests = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM service_request WHERE ${isFound} ORDER BY created_at, id`
  return { bookingIds: bookings.map(({ id }) => id), requestIds: requests.map(({ id }) => id) }
}

/**
 * The phones that only this patient's records have, with their open browsers and family links: who shares a phone shares
 * its page, and is not this patient alone.
 */
export async function ownPhones(
  tx: Prisma.TransactionClient,
  contact: string,
): Promise<{ phones: string[]; sessions: PhoneSession[]; links: FamilyLink[] }> {
  const isOfPatient = isEmail(contact)
    ? Prisma.sql`lower(email) = lower(${contact})`
    : Prisma.sql`email = '' AND phone = ${phoneE164(contact)}`
  const rows = await tx.$queryRaw<{ phone: string }[]>`
    WITH record AS (
      SELECT phone_e164 AS phone, email FROM booking WHERE erased_at IS NULL
      UNION ALL SELECT phone_e164, email FROM service_request WHERE erased_at IS NULL
    )
    SELECT phone FROM record WHERE phone IN (SELECT phone FROM record WHERE ${isOfPatient} AND phone <> '')
    GROUP BY phone HAVING bool_and(${isOfPatient})`
  const phones = rows.map(({ phone }) => phone)
  const [sessions, links] = await Promise.all([
    tx.phoneSession.findMany({
      where: { OR: [{ phone: { in: phones } }, { email: contact.toLowerCase() }] },
      orderBy: { createdAt: 'asc' },
    }),
    tx.familyLink.findMany({
      where: { OR: [{ managerPhone: { in: phones } }, { memberPhone: { in: phones } }] },
      orderBy: { invitedAt: 'asc' },
    }),
  ])
  return { phones, sessions, links }
}

/** One booking or request of a patient, as it is stored. */
export interface PatientRow {
  kind: 'bloodtests' | 'services'
  id: string
  fullName: string
  email: string
  phoneNumber: string
  address: (VisitAddress & { homeKind: HomeKind | null }) | null
  /** What the patient has in a booking, without what others in it have. */
  items: { kind: 'test' | 'package'; id: number; name: string }[]
  locale: Locale
  createdAt: Date
}

/** The newest bookings and requests with this email, ignoring case, or this phone number, in any way to write it. No email is nobody's. */
export function recordsOf(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  { email, phone }: { email: string | null; phone: string | null },
  limit: number,
): Promise<PatientRow[]> {
  const isFound = Prisma.sql`erased_at IS NULL
    AND ((email <> '' AND lower(email) = lower(${email ?? ''})) OR ${hasPhone(phone ?? '')})`
  const columns = Prisma.sql`id, full_name AS "fullName", email, phone_number AS "phoneNumber", locale`
  return tx.$queryRaw<PatientRow[]>`
    (SELECT 'bloodtests' AS kind, ${columns}, json_build_object('doorNumber', door_number, 'building', building,
        'landmark', landmark, 'city', city, 'homeKind', home_kind) AS address,
        (SELECT coalesce(json_agg(json_build_object('kind', l.kind, 'id', l.catalogue_id, 'name', l.name) ORDER BY l.position), '[]')
          FROM booking_line l WHERE l.booking_id = booking.id AND l.person = 0) AS items, created_at AS "createdAt"
      FROM booking WHERE ${isFound} ORDER BY created_at DESC, id DESC LIMIT ${limit})
    UNION ALL
    (SELECT 'services', ${columns}, NULL, '[]', created_at
      FROM service_request WHERE ${isFound} ORDER BY created_at DESC, id DESC LIMIT ${limit})
    ORDER BY "createdAt" DESC, id LIMIT ${limit}`
}

export function filesOf({ bookingIds, requestIds }: PatientRecords): Prisma.StoredFileWhereInput {
  return { OR: [{ bookingId: { in: bookingIds } }, { requestId: { in: requestIds } }] }
}

/**
 * SQL condition: the laboratory still works on the sample of the booking `b`. Until each person's report is released, staff clear
 * that it is late, or nothing was heard for 60 days, its result must find its patient.
 */
const openSample = (now: Date): Prisma.Sql => Prisma.sql`
  b.status = 'Completed' AND b.completed_at > ${now}::timestamptz - ${SAMPLE_OPEN_DAYS} * interval '1 day'
  AND EXISTS (SELECT FROM sample s WHERE s.booking_id = b.id
    AND (s.late_at IS NULL OR b.needs_action = ${REPORT_LATE}))
  AND EXISTS (SELECT FROM booking_line l WHERE l.booking_id = b.id AND NOT EXISTS (
    SELECT FROM report r WHERE r.booking_id = b.id AND r.person = l.person AND r.released_at IS NOT NULL))`

/** SQL expression: the reason why a booking `b` can't be erased yet, `visit`, `sample`, `money`, or null. */
export const erasureBlocker = (now: Date): Prisma.Sql => Prisma.sql`
  CASE
    WHEN b.status = 'Pending' AND b.payment_status = 'Paid' AND b.visit_at > ${now} THEN 'visit'
    WHEN ${openSample(now)} THEN 'sample'
    WHEN b.payment_status = 'Pending' OR b.needs_action IS NOT NULL OR b.refund IN ('requested', 'failed')
      OR EXISTS (SELECT FROM part_refund p JOIN payment_attempt a ON a.id = p.payment_attempt_id
        WHERE a.booking_id = b.id AND p.state = 'requested')
      OR (b.status = 'Canceled' AND b.payment_status = 'Paid' AND b.refund = 'none')
      OR EXISTS (SELECT FROM payment_attempt a WHERE a.booking_id = b.id AND a.state = 'initiated') THEN 'money'
  END`

/** SQL expression: the number of the case of the request `r` in which care is still given, or null. */
const CARE_GIVEN = Prisma.sql`(SELECT c.number FROM care_case c WHERE c.id = r.case_id AND c.state IN ('active', 'paused'))`

/** SQL condition: the request `r` is still open, or care that began with it is given. */
export const openRequest = (now: Date): Prisma.Sql => Prisma.sql`(
  (r.kind = 'appointment' AND r.status = 'Pending' AND r.date >= ${dubaiDate(now)}) OR ${CARE_GIVEN} IS NOT NULL)`

/**
 * Returns the sentence that says why a patient can't be erased, or null. Locks the records until the transaction ends.
 */
export async function erasureRefusal(
  tx: Prisma.TransactionClient,
  { bookingIds, requestIds }: PatientRecords,
  now: Date,
): Promise<string | null> {
  const bookings = await tx.$queryRaw<{ orderId: string; blocker: 'visit' | 'sample' | 'money' | null }[]>`
    SELECT b.order_id AS "orderId", ${erasureBlocker(now)} AS blocker FROM booking b
    WHERE b.id = ANY(${bookingIds}::uuid[]) ORDER BY b.id FOR UPDATE OF b`
  const requests = await tx.$queryRaw<{ orderId: string; open: boolean; careGiven: number | null }[]>`
    SELECT r.order_id AS "orderId", ${openRequest(now)} AS open, ${CARE_GIVEN} AS "careGiven" FROM service_request r
    WHERE r.id = ANY(${requestIds}::uuid[]) ORDER BY r.id FOR UPDATE OF r`
  const care = requests.find(({ careGiven }) => careGiven !== null)?.careGiven
  if (care) return `Care is still given: ${caseNumber(care)}. End the case first.`
  const visit = bookings.find(({ blocker }) => blocker === 'visit') ?? requests.find(({ open }) => open)
  if (visit) return `A visit is still to come: ${visit.orderId}. Complete or cancel it first.`
  const sample = bookings.find(({ blocker }) => blocker === 'sample')
  if (sample)
    return `The laboratory still has a sample of ${sample.orderId}. Release its report first, or mark the booking as done, with a note, once it is late.`
  const money = bookings.find(({ blocker }) => blocker === 'money')
  return money ? `Money is still open: ${money.orderId}. Settle it on the money board first.` : null
}
