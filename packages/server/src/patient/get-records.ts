import { nurseName } from '@homecare/domain/nurse'
import type { PatientRecordsPage } from '@homecare/contract/callers'
import { reportProgress } from '@homecare/domain/report'
import { aedFromFils } from '@homecare/domain/money'
import { bookingMoney, type BookingMoney } from '@homecare/domain/patient-money'
import { AppError } from '../process/app-error'
import { recordId } from '../database/record-id'
import type { Ctx } from '../process/context'
import type { Prisma } from '../generated/prisma/client'
import { recordsOf } from './queries'

const MAX_RECORDS = 200

const parts = {
  lines: { orderBy: { position: 'asc' } },
  attempts: { include: { parts: true } },
  nurse: { select: { firstName: true, lastName: true } },
  reports: { where: { state: { in: ['uploaded', 'released'] } }, include: { openings: { select: { id: true } } } },
} as const satisfies Prisma.BookingInclude
type Row = Prisma.BookingGetPayload<{ include: typeof parts }>

/**
 * All visits, requests and money of the patient of one record: everything with its email address or phone number, since
 * callers often have only one of them right. Throws NOT_FOUND.
 */
export async function getPatientRecords({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { kind: 'bloodtests' | 'services'; id: string }
}): Promise<PatientRecordsPage> {
  const where = { id: recordId(input.id), erasedAt: null }
  const select = { fullName: true, email: true, phoneNumber: true }
  const person =
    input.kind === 'bloodtests'
      ? await ctx.db.booking.findFirst({ where, select })
      : await ctx.db.serviceRequest.findFirst({ where, select })
  if (!person) throw new AppError('NOT_FOUND')
  const found = { email: person.email, phone: person.phoneNumber }
  const records = await recordsOf(ctx.db, found, MAX_RECORDS + 1)
  const shown = records.slice(0, MAX_RECORDS)
  const idsOf = (kind: 'bloodtests' | 'services') => shown.flatMap((row) => (row.kind === kind ? [row.id] : []))
  const [bookings, requests] = await Promise.all([
    ctx.db.booking.findMany({
      where: { id: { in: idsOf('bloodtests') } },
      include: parts,
      orderBy: [{ visitAt: 'desc' }, { id: 'desc' }],
    }),
    ctx.db.serviceRequest.findMany({
      where: { id: { in: idsOf('services') } },
      orderBy: [{ date: 'desc' }, { createdAt: 'desc' }],
    }),
  ])
  const money = bookings.map((booking) => bookingMoney(booking, ctx.now()))
  return {
    ...person,
    money: presentMoney(total(money)),
    bookings: bookings.map((booking, index) => presentBookingOfPatient(booking, money[index] ?? NO_MONEY)),
    requests: requests.map(({ id, orderId, fullName, email, phoneNumber, date, status, createdAt, service, kind }) => ({
      ...{ id, orderId, fullName, email, phoneNumber, date, status, service, kind },
      createdAt: createdAt.toISOString(),
    })),
    more: records.length > shown.length,
  }
}

const NO_MONEY: BookingMoney = { paidFils: 0, refundedFils: 0, openFils: 0, refundOpenFils: 0 }

const total = (all: readonly BookingMoney[]): BookingMoney =>
  all.reduce(
    (sum, each) => ({
      paidFils: sum.paidFils + each.paidFils,
      refundedFils: sum.refundedFils + each.refundedFils,
      openFils: sum.openFils + each.openFils,
      refundOpenFils: sum.refundOpenFils + each.refundOpenFils,
    }),
    NO_MONEY,
  )

const presentMoney = ({ paidFils, refundedFils, openFils, refundOpenFils }: BookingMoney) => ({
  paid: aedFromFils(paidFils),
  refunded: aedFromFils(refundedFils),
  open: aedFromFils(openFils),
  refundOpen: aedFromFils(refundOpenFils),
})

function presentBookingOfPatient(booking: Row, money: BookingMoney): PatientRecordsPage['bookings'][number] {
  const { id, orderId, fullName, email, phoneNumber, date, time, status, paymentStatus, needsAction, nurse } = booking
  return {
    ...{ id, orderId, fullName, email, phoneNumber, date, time, status, paymentStatus, needsAction },
    createdAt: booking.createdAt.toISOString(),
    tests: booking.lines.map(({ name }) => name),
    total: aedFromFils(booking.totalFils),
    nurse: nurse && nurseName(nurse),
    report: reportOf(booking),
    reports: progressOf(booking),
    ...presentMoney(money),
  }
}

type ShownBooking = PatientRecordsPage['bookings'][number]

const releasedOf = ({ reports }: Row) =>
  reports.flatMap(({ state, releasedAt, ...rest }) =>
    state === 'released' && releasedAt ? [{ ...rest, releasedAt }] : [],
  )

function progressOf(booking: Row): ShownBooking['reports'] {
  const { here, expected } = reportProgress(booking.lines, releasedOf(booking))
  return { released: here, expected }
}

function reportOf(booking: Row): ShownBooking['report'] {
  const released = releasedOf(booking)
  if (reportProgress(booking.lines, released).completeAt)
    return released.every(({ openings }) => openings.length > 0) ? 'opened' : 'released'
  return booking.reports.length > 0 ? 'uploaded' : 'none'
}
