import { Prisma } from '../generated/prisma/client'

/** `mailboxOf` of packages/domain for a column: the mailbox of an address, however it is written. */
export const mailboxOfColumn = (column: Prisma.Sql): Prisma.Sql => Prisma.sql`
  CASE WHEN split_part(lower(trim(${column})), '@', 2) IN ('gmail.com', 'googlemail.com')
    THEN replace(split_part(split_part(lower(trim(${column})), '@', 1), '+', 1), '.', '') || '@gmail.com'
    ELSE split_part(split_part(lower(trim(${column})), '@', 1), '+', 1) || '@' || split_part(lower(trim(${column})), '@', 2)
  END`
