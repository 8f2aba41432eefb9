import { CREATED_AT, inFile, ITEM, onlyInFile, type ListColumns } from '../appointment/list-columns'
import { Prisma } from '../generated/prisma/client'
import { NURSE_CLASH } from '../nurse/clash'
import { BACK_FILS } from './back-fils'

/** The columns of the list of bookings, of its items and of its file. */
export const BOOKING_COLUMNS = {
  id: ITEM,
  version: ITEM,
  orderId: inFile('orderId'),
  createdAt: CREATED_AT,
  fullName: inFile('fullName'),
  email: inFile('email'),
  phoneNumber: inFile('phoneNumber'),
  date: inFile('date'),
  time: inFile('time'),
  lines: {
    sql: Prisma.sql`(SELECT coalesce(json_agg(json_build_object('name', l.name, 'priceFils', l.price_fils,
        'fastingHours', l.fasting_hours) ORDER BY l.position), '[]')
      FROM booking_line l WHERE l.booking_id = r.id)`,
    file: 'tests',
  },
  totalFils: onlyInFile('total'),
  status: inFile('status'),
  paymentStatus: inFile('paymentStatus'),
  needsAction: inFile('needsAction'),
  nurse: {
    sql: Prisma.sql`(SELECT json_build_object('id', n.id, 'firstName', n.first_name, 'lastName', n.last_name)
      FROM nurse n WHERE n.id = r.nurse_id)`,
    file: 'nurse',
  },
  nurseClash: { sql: NURSE_CLASH },
  doorNumber: onlyInFile('doorNumber'),
  building: onlyInFile('building'),
  landmark: onlyInFile('landmark'),
  city: onlyInFile('city'),
  // Found in the address, among the areas that the provider serves.
  area: { sql: Prisma.sql`r.city`, file: 'area' },
  refund: onlyInFile('refund'),
  refundedFils: {
    sql: Prisma.sql`(SELECT coalesce(sum(${BACK_FILS}), 0) FROM payment_attempt a WHERE a.booking_id = r.id)`,
    file: 'refunded',
  },
  // A cursor needs it.
  visitAt: {},
} as const satisfies ListColumns
