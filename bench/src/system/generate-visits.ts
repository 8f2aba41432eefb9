import pg from 'pg'

/**
 * Adds to generated records what follows a booking: payments with some refunds, seats in all twelve slots, taken
 * samples, reports of which some are late, and one test more in most bookings. Made for the owner's board, which counts
 * these; the admin lists do without.
 */
export async function generateVisits(databaseUrl: string, log: (line: string) => void): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  try {
    for (const [name, sql] of Object.entries(STATEMENTS)) {
      const { rowCount } = await db.query(sql)
      log(`${(rowCount ?? 0).toLocaleString('en')} ${name}`)
    }
    await db.query('VACUUM (ANALYZE) booking_line, payment_attempt, slot_seat, visit_step, report, wizard_step_count')
    await db.query('CHECKPOINT')
  } finally {
    await db.end()
  }
}

// As in generate-records: all facts derive from the number of the booking.
const dice = (seed: number, sides: number) => `abs(hashtextextended(b.order_id, ${seed}) % ${sides})`

const STATEMENTS = {
  payments: `
    INSERT INTO payment_attempt (id, attempt_id, booking_id, number, state, amount_fils, started_at, finished_at, refund, refund_at)
    SELECT gen_random_uuid(), order_id, b.id, 1,
      (CASE payment_status WHEN 'Paid' THEN 'paid' WHEN 'Failed' THEN 'failed' WHEN 'Expired' THEN 'expired'
        WHEN 'Reversed' THEN 'reversed' ELSE 'initiated' END)::"AttemptState",
      total_fils, created_at, created_at + interval '2 minutes',
      (CASE WHEN payment_status = 'Paid' AND status = 'Canceled' THEN 'done' ELSE 'none' END)::"RefundState",
      CASE WHEN payment_status = 'Paid' AND status = 'Canceled' THEN created_at + interval '1 day' END
    FROM booking b`,
  tests: `
    INSERT INTO booking_line (id, booking_id, position, kind, catalogue_id, name, price_fils, specimens, fasting_hours, turnaround_hours)
    SELECT gen_random_uuid(), b.id, 1, 'test', t.id, t.name, t.price_fils, ARRAY[t.specimen], t.fasting_hours, t.turnaround_hours
    FROM booking b JOIN (SELECT *, row_number() OVER (ORDER BY id) AS place FROM lab_test) t
      ON t.place = 1 + least(${dice(21, 90)}, ${dice(22, 90)})
    WHERE ${dice(23, 10)} < 6`,
  seats: `
    INSERT INTO slot_seat (date, time, seat, booking_id, state)
    SELECT date, time, row_number() OVER (PARTITION BY date, time), id, 'booked' FROM (
      SELECT b.id, b.date, (ARRAY['10:00 Am', '10:30 Am', '11:00 Am', '11:30 Am', '01:00 Pm', '01:30 Pm', '02:00 Pm',
        '02:30 Pm', '06:00 Pm', '06:30 Pm', '07:00 Pm', '07:30 Pm'])[1 + greatest(0, ${dice(24, 14)} - 2)] AS time
      FROM booking b WHERE b.payment_status = 'Paid' AND b.status <> 'Canceled') placed`,
  samples: `
    INSERT INTO visit_step (id, booking_id, kind, at, received_at, actor, tubes)
    SELECT gen_random_uuid(), b.id, 'sampleTaken', visit_at + interval '15 minutes', visit_at + interval '15 minutes', 'nurse', 2
    FROM booking b WHERE b.status = 'Completed' AND b.payment_status = 'Paid'`,
  reports: `
    INSERT INTO report (id, booking_id, state, key, original_name, size, uploaded_by, created_at, released_at, released_by)
    SELECT gen_random_uuid(), s.booking_id, 'released', s.id::text, 'report.pdf', 1000, 'lab', due, due, 'lab'
    FROM visit_step s JOIN booking b ON b.id = s.booking_id
    CROSS JOIN LATERAL (SELECT s.at + max(l.turnaround_hours) * interval '1 hour'
      + (${dice(25, 48)} - 44) * interval '1 hour' AS due FROM booking_line l WHERE l.booking_id = b.id) d
    WHERE s.kind = 'sampleTaken' AND due < now()`,
  'counts of steps': `
    INSERT INTO wizard_step_count (day, step, count)
    SELECT to_char(d, 'YYYY-MM-DD'), step, round(1000 * part * (0.8 + 0.4 * random()))::int
    FROM generate_series(now() - interval '1000 days', now(), '1 day') d
    CROSS JOIN (VALUES ('tests', 3.4), ('date', 2.1), ('patient', 1.6), ('confirm', 1.4), ('payment', 1.25), ('paid', 1.0)) s(step, part)
    ON CONFLICT DO NOTHING`,
} as const
