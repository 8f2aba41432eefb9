import type { BloodTestItem, BloodTestListQuery } from '@homecare/contract/staff'
import { aedFromFils } from '@homecare/domain/money'
import { areaOf } from '@homecare/domain/day-route'
import { countList, getListVersion, readList, type AppointmentPage } from '../appointment/read-list'
import { fileCells, fileColumns, rowAsJson, type FileColumn } from '../appointment/list-columns'
import type { Ctx } from '../process/context'
import { Prisma, type Booking } from '../generated/prisma/client'
import { BOOKING_COLUMNS } from './list-columns'
import { presentBooking, type ListedBooking } from './present'

type Columns = typeof BOOKING_COLUMNS
type BookingRow = Omit<ListedBooking, 'createdAt'> & {
  createdAt: string
  visitAt: string
  nurseClash: boolean
  refundedFils: number
} & Pick<Booking, FileColumn<Columns> & keyof Booking>

/** The names of the columns of the list's file. */
export const BOOKING_FILE = fileColumns(BOOKING_COLUMNS)

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

/** The same as cells of a file, which also has address, area and refund. */
export const listBookingsForFile = ({ ctx, input }: { ctx: Ctx; input: BloodTestListQuery }) =>
  readBookings(ctx, input, (row) => {
    const { tests, nurse, ...item } = presentRow(row)
    const { lines: _, ...cells } = row
    const made = {
      tests: tests.map(({ name }) => name).join('; '),
      nurse: nurse?.name ?? null,
      refunded: aedFromFils(row.refundedFils),
      area: areaOf(row, ctx.profile.areasServed),
    }
    return { ...cells, ...item, ...made, ...fileCells(item) }
  })

const presentRow = (row: BookingRow): BloodTestItem => ({
  ...presentBooking({ ...row, createdAt: new Date(row.createdAt) }),
  nurseClash: row.nurseClash,
})

const readBookings = <Item>(ctx: Ctx, query: BloodTestListQuery, present: (row: BookingRow) => Item) =>
  readList(ctx, {
    ...{ list: 'booking' as const, query, columns: rowAsJson(BOOKING_COLUMNS), present },
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
