import type { BloodTestItem, BloodTestListQuery } from '@homecare/contract/staff'
import { countList, getListVersion, readList, type AppointmentPage } from '../appointment/read-list'
import { fileCells } from '../appointment/file-cells'
import type { Ctx } from '../process/context'
import { Prisma, type Booking } from '../generated/prisma/client'
import { NURSE_CLASH } from '../visit/nurse-clash'
import { presentBooking, type ListedBooking } from './present'

type BookingRow = Omit<ListedBooking, 'createdAt'> & { createdAt: string; visitAt: string; nurseClash: boolean } & Pick<
    Booking,
    'refund' | 'doorNumber' | 'building' | 'landmark' | 'city'
  >

const COLUMNS = Prisma.sql`json_build_object(
  'id', r.id, 'version', r.version, 'orderId', r.order_id, 'fullName', r.full_name, 'email', r.email,
  'phoneNumber', r.phone_number, 'date', r.date, 'time', r.time, 'status', r.status, 'paymentStatus', r.payment_status,
  'needsAction', r.needs_action,
  'nurse', (SELECT json_build_object('id', n.id, 'firstName', n.first_name, 'lastName', n.last_name)
            FROM nurse n WHERE n.id = r.nurse_id), 'nurseClash', ${NURSE_CLASH}, 'refund', r.refund,
  'doorNumber', r.door_number, 'building', r.building, 'landmark', r.landmark, 'city', r.city, 'totalFils', r.total_fils, 'createdAt', r.created_at, 'visitAt', r.visit_at,
  'lines', (SELECT coalesce(json_agg(json_build_object('name', l.name, 'priceFils', l.price_fils,
              'fastingHours', l.fasting_hours) ORDER BY l.position), '[]')
            FROM booking_line l WHERE l.booking_id = r.id))`

/** Blood-test bookings, newest or next visit first; without a payment filter those that are paid or need action. */
export function listBookings({
  ctx,
  input,
}: {
  ctx: Ctx
  input: BloodTestListQuery
}): Promise<AppointmentPage<BloodTestItem>> {
  return readBookings(ctx, input, presentRow)
}

/** The same as cells of a file, which also has address and refund. */
export const listBookingsForFile = ({ ctx, input }: { ctx: Ctx; input: BloodTestListQuery }) =>
  readBookings(ctx, input, (row) => {
    const { tests, nurse, ...item } = presentRow(row)
    const { doorNumber, building, landmark, city, refund } = row
    const address = { doorNumber, building, landmark, city }
    const names = { tests: tests.map(({ name }) => name).join('; '), nurse: nurse?.name ?? null }
    return { ...item, ...names, ...address, refund, ...fileCells(item) }
  })

const presentRow = (row: BookingRow): BloodTestItem => ({
  ...presentBooking({ ...row, createdAt: new Date(row.createdAt) }),
  nurseClash: row.nurseClash,
})

const readBookings = <Item>(ctx: Ctx, query: BloodTestListQuery, present: (row: BookingRow) => Item) =>
  readList(ctx, {
    ...{ list: 'booking' as const, query, columns: COLUMNS, present },
    baseCondition: baseConditionOf(query.payment),
  })

function baseConditionOf(payment: BloodTestListQuery['payment']): Prisma.Sql {
  if (payment === 'All') return Prisma.sql`true`
  if (payment === 'NeedsAction') return Prisma.sql`needs_action IS NOT NULL`
  if (payment) return Prisma.sql`payment_status = ${payment}::"PaymentStatus"`
  return Prisma.sql`payment_status IN ('Paid', 'Reversed') OR needs_action IS NOT NULL`
}

/** Returns how many bookings a query finds, on all pages. */
export const countBookings = ({ ctx, input }: { ctx: Ctx; input: BloodTestListQuery }): Promise<number> =>
  countList(ctx, { list: 'booking', query: input, baseCondition: baseConditionOf(input.payment) })

/** Returns a text that changes with every change of the list. */
export function getBookingListVersion({ ctx, input }: { ctx: Ctx; input: BloodTestListQuery }): Promise<string> {
  return getListVersion(ctx, { list: 'booking', query: input })
}
