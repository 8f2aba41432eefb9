import { Prisma } from '../generated/prisma/client'

/** SQL: what went back in parts of the payment attempt `a`. */
export const BACK_IN_PARTS = Prisma.sql`
  (SELECT coalesce(sum(p.amount_fils), 0) FROM part_refund p WHERE p.payment_attempt_id = a.id AND p.state = 'done')`

/** SQL: what went back of the payment attempt `a`, as `refundMoney` of the domain has it. */
export const BACK_FILS = Prisma.sql`
  CASE WHEN a.state = 'reversed' OR a.refund = 'done' THEN a.amount_fils ELSE ${BACK_IN_PARTS} END`
