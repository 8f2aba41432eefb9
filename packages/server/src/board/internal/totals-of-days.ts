import { BACK_IN_PARTS } from '../../booking/back-fils'
import { Prisma } from '../../generated/prisma/client'

const CAME_IN = Prisma.sql`
  a.state IN ('paid', 'surplus', 'reversed') AND (a.state <> 'reversed' OR a.refund = 'done')`

/**
 * SQL: the totals of the days that the query `days` has in its column `day`, counted from the records themselves. The
 * board shows these, or what was stored of them.
 *
 * - `paid`: bookings by the day on which their payment was started, and all money that came in. A payment that was
 *   refunded came in; one that the gateway took back without us did not.
 * - `refunded`: refunds and parts of them that the gateway has accepted, by day of its answer.
 * - `request`: requests and messages.
 * - `item`: what was booked; the key is kind and number in the catalogue.
 * - `seat`: booked seats by day of the visit; the key is the time.
 * - `sample`, `report-kept`: people with tests by day of their sample, and those with a report in time; the key is the day
 *   by which the report was due, so that no total depends on the clock.
 *
 * OFFSET 0 has the planner look up the lines of each booking. It takes a day for five times its size, and would read
 * all lines there are. The key of the seats is in the order of a language, in which the days of the board are not.
 */
export const totalsOf = (days: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT d.day, t.figure, t.key, t.count::int AS count, t.fils::bigint AS fils
  FROM (${days}) d
  CROSS JOIN LATERAL (SELECT d.day::timestamp AT TIME ZONE 'Asia/Dubai' AS starts,
    (d.day::timestamp + interval '1 day') AT TIME ZONE 'Asia/Dubai' AS ends) w
  CROSS JOIN LATERAL (
    SELECT 'paid' AS figure, '' AS key, count(*) FILTER (WHERE a.state <> 'surplus') AS count, sum(a.amount_fils) AS fils
    FROM payment_attempt a WHERE a.started_at >= w.starts AND a.started_at < w.ends AND ${CAME_IN}
    HAVING count(*) > 0
    UNION ALL
    SELECT 'refunded', '', count(*), sum(fils)
    FROM (
      SELECT a.amount_fils - ${BACK_IN_PARTS} AS fils
      FROM payment_attempt a WHERE a.refund_at >= w.starts AND a.refund_at < w.ends AND a.refund = 'done'
      UNION ALL
      SELECT p.amount_fils FROM part_refund p JOIN payment_attempt a ON a.id = p.payment_attempt_id
      WHERE p.at >= w.starts AND p.at < w.ends AND p.state = 'done' AND ${CAME_IN}
    ) refund
    HAVING count(*) > 0
    UNION ALL
    SELECT 'request', '', count(*), 0
    FROM service_request r WHERE r.created_at >= w.starts AND r.created_at < w.ends AND NOT r.suspected
    HAVING count(*) > 0
    UNION ALL
    SELECT 'item', l.kind || ':' || l.catalogue_id, count(*), sum(l.price_fils)
    FROM payment_attempt a
    CROSS JOIN LATERAL (SELECT * FROM booking_line l WHERE l.booking_id = a.booking_id OFFSET 0) l
    WHERE a.started_at >= w.starts AND a.started_at < w.ends AND ${CAME_IN} AND a.state <> 'surplus'
    GROUP BY 2
    UNION ALL
    SELECT 'seat', s.time, count(*), 0
    FROM slot_seat s WHERE s.date = d.day COLLATE "default" AND s.state = 'booked'
    GROUP BY 2
    UNION ALL
    SELECT kind.figure, dubai_day(due.at), count(*), 0
    FROM visit_step s
    CROSS JOIN LATERAL (SELECT l.person, s.at + max(l.turnaround_hours) * interval '1 hour' AS at
      FROM booking_line l WHERE l.booking_id = s.booking_id GROUP BY l.person) due
    CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM report r WHERE r.booking_id = s.booking_id
      AND r.person = due.person AND r.state IN ('released', 'replaced') AND r.released_at <= due.at) AS is_kept) report
    JOIN (VALUES ('sample'), ('report-kept')) kind(figure) ON kind.figure = 'sample' OR report.is_kept
    WHERE s.at >= w.starts AND s.at < w.ends AND s.kind = 'sampleTaken'
    GROUP BY 1, 2
  ) t`
