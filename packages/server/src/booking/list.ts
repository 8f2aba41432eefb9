import type { BloodTestItem, BloodTestList, ListQuery } from '@homecare/contract/staff'
import type { Ctx } from '../context'
import { Prisma } from '../generated/prisma/client'
import type { JsonText } from '../json-text'
import { bookingCells } from '../record/internal/list-cells'
import { BOOKINGS } from '../record/internal/list-rows'
import { readList } from '../record/internal/read-list'

const ITEM = Prisma.sql`json_build_object(
  'id', r.id, 'version', r.version, 'orderId', r.order_id, 'fullName', r.full_name, 'email', r.email,
  'phoneNumber', r.phone_number, 'date', r.date, 'time', r.time, 'status', r.status, 'paymentStatus', r.payment_status,
  'needsAction', r.needs_action, 'total', (r.total_fils / 100.0)::float8,
  'createdAt', to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'tests', (SELECT coalesce(json_agg(json_build_object('name', l.name, 'price', (l.price_fils / 100.0)::float8) ORDER BY l.position), '[]')
            FROM booking_line l WHERE l.booking_id = r.id))`

/** Blood-test bookings, newest or next visit first; unless told otherwise those that count. See staff/list-cells.ts. */
export function listBookings({ ctx, input }: { ctx: Ctx; input: ListQuery }): Promise<JsonText<BloodTestList>> {
  const population = bookingCells(input.payment)
  return readList<BloodTestItem>(ctx, { shape: BOOKINGS, population, item: ITEM, query: input })
}
