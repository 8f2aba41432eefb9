import { Prisma } from '../generated/prisma/client'

/**
 * SQL condition: a person of the completed booking `b` has no report, although the time of their slowest test is over. Where
 * nobody has said when the sample was taken, no time is known.
 */
export const hasLateReport = (now: Date): Prisma.Sql => Prisma.sql`
  EXISTS (SELECT FROM booking_line l WHERE l.booking_id = b.id
    AND NOT EXISTS (SELECT FROM report r WHERE r.booking_id = b.id AND r.person = l.person AND r.state = 'released')
    GROUP BY l.person
    HAVING (SELECT max(s.at) FROM visit_step s WHERE s.booking_id = b.id AND s.kind = 'sampleTaken') < ${now}::timestamptz - max(l.turnaround_hours) * interval '1 hour')`
