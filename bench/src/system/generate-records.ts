import { withClient } from '@homecare/dev-servers/postgres'

const BATCH = 50_000
const FIRST =
  'Mohammed Ahmed Fatima Maryam Omar Ali Aisha Hassan Layla Yousef Noor Khalid Sara Ibrahim Hala Rashid Amina Tariq Salma Faisal Priya Rajesh Anita Vikram Deepa Suresh Kavita Arjun Maria Jose Grace Mark Angel Paolo Olga Ivan Elena Dmitri Sofia Lucas Emma Oliver Chloe Hugo Zoë Anaïs Wei Mei Jun Hana محمد فاطمة علي مريم'.split(
    ' ',
  )
const LAST =
  "Al-Suwaidi Haddad Khan Al-Maktoum Rahman Nair Patel Sharma Menon Iyer Santos Reyes Cruz Garcia Petrov Ivanova Smith Brown O'Neill Dubois Rossi Novak Chen Wang Tanaka Kim Mansour Farouk Darwish Nasser Qureshi Siddiqui Malik Sheikh Al-Hashimi Zaman Bakr Othman Salem Fahad أحمد حسن".split(
    ' ',
  )
/** The number of past days over which the records are spread. */
const DAYS = 1_000

/**
 * Fills a database with `count` bookings and as many requests, like three years of a busy provider: most are paid and
 * completed, some cancelled, few need action; a third name makes a hundred thousand names of a hundred. Resolves when
 * the planner's statistics are up to date.
 */
export const generateRecords = (databaseUrl: string, count: number, log: (line: string) => void): Promise<void> =>
  withClient(databaseUrl, async (db) => {
    // One transaction, so an interrupted run leaves nothing behind.
    await db.query('BEGIN')
    // Rebuilding a trigram index takes a tenth of the time of updating it row by row.
    const indexes = await db.query<{ name: string; sql: string }>(
      `SELECT indexname AS name, indexdef AS sql FROM pg_indexes WHERE indexname LIKE '%_search_text_idx'`,
    )
    for (const { name } of indexes.rows) await db.query(`DROP INDEX "${name}"`)
    for (let from = 1; from <= count; from += BATCH) {
      const to = Math.min(count, from + BATCH - 1)
      await db.query(BOOKINGS, [from, to, count, FIRST, LAST])
      await db.query(LINES, [from, to])
      await db.query(REQUESTS, [from, to, count, FIRST, LAST])
      log(`${to.toLocaleString('en')} of ${count.toLocaleString('en')} bookings and requests`)
    }
    await db.query("SET maintenance_work_mem = '512MB'")
    for (const { sql } of indexes.rows) await db.query(sql)
    await db.query('COMMIT')
    await db.query('VACUUM (ANALYZE) booking, booking_line, service_request, list_count')
    // Otherwise the records are still being written to disk during the next measurement.
    await db.query('CHECKPOINT')
  })

// All facts derive from n, so that the same count generates the same records.
const dice = (seed: number, sides: number | string) => `(abs(hashint8extended(n, ${seed}) % ${sides})::int)`
const FACTS = `
  SELECT n, first[1 + ${dice(1, 'cardinality(first)')}]
      || CASE WHEN ${dice(2, 3)} = 0 THEN ' ' || chr(65 + ${dice(3, 26)}) || '.' ELSE '' END
      || ' ' || last[1 + ${dice(4, 'cardinality(last)')}]
      || CASE WHEN ${dice(5, 5)} = 0 THEN ' ' || initcap(substr(md5(${dice(6, 60_000)}::text), 1, 6)) ELSE '' END AS full_name,
    now() - (($3::bigint - n) * ${DAYS}::float8 / $3) * interval '1 day' AS created_at,
    (now() AT TIME ZONE 'Asia/Dubai')::date - ((($3::bigint - n) * ${DAYS} / $3))::int + ${dice(7, 15)} AS day,
    lower(first[1 + ${dice(11, 48)}]) || '.' || n || '@' || (ARRAY['gmail.com', 'hotmail.com', 'example.org'])[1 + ${dice(12, 3)}] AS email,
    lpad(n::text, 12, '0') AS digits, ${dice(8, 1000)} AS fate, ${dice(9, 1000)} AS money, ${dice(10, 4)} AS slot, ${dice(13, 100_000_000)} AS phone
  FROM (SELECT n, $4::text[] AS first, $5::text[] AS last FROM generate_series($1::bigint, $2::bigint) n) numbers`

const STATUS = `(CASE WHEN fate < 70 THEN 'Canceled' WHEN day < now()::date AND fate < 995 THEN 'Completed' ELSE 'Pending' END)::"AppointmentStatus"`

const BOOKINGS = `
  INSERT INTO booking (id, order_id, draft_key, draft_hash, access_key, status, payment_status, needs_action, date, time,
    visit_at, total_fils, full_name, email, phone_number, door_number, building, landmark, city, created_at, updated_at)
  SELECT ('00000000-0000-7000-8000-' || digits)::uuid, 'ORD-G' || digits, 'generated-' || digits, 'x', 'x', ${STATUS},
    (CASE WHEN money < 80 THEN 'Failed' WHEN money < 120 THEN 'Expired' WHEN money < 130 THEN 'Reversed'
      WHEN money < 135 THEN 'Pending' WHEN money = 135 THEN 'Unpaid' ELSE 'Paid' END)::"PaymentStatus",
    CASE WHEN money = 999 THEN 'paid-twice' END,
    day::text, (ARRAY['10:00 Am', '11:30 Am', '02:00 Pm', '07:00 Pm'])[1 + slot],
    (day + (ARRAY[10, 11.5, 14, 19])[1 + slot] * interval '1 hour') AT TIME ZONE 'Asia/Dubai',
    37000, full_name, email, '9715' || lpad(phone::text, 8, '0'),
    '12', 'Sunrise Tower', 'Near the park', 'Dubai', created_at, created_at
  FROM (${FACTS}) facts`

const LINES = `
  INSERT INTO booking_line (id, booking_id, position, kind, catalogue_id, name, price_fils, specimens, fasting_hours, turnaround_hours)
  SELECT gen_random_uuid(), ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 0, 'package', 1,
    'Basic Health Package I', 37000, '{Blood}', 8, 48
  FROM generate_series($1::bigint, $2::bigint) n`

const REQUESTS = `
  INSERT INTO service_request (id, order_id, kind, content_hash, full_name, email, phone_number, date, past_date, service,
    status, created_at, updated_at)
  SELECT ('00000000-0000-7000-9000-' || digits)::uuid, 'ORD-R' || digits,
    (CASE WHEN n % 3 = 0 THEN 'contact' ELSE 'appointment' END)::"RequestKind", 'x', full_name,
    email, '9715' || lpad(phone::text, 8, '0'), day::text, false, 'Elderly Care',
    ${STATUS}, created_at, created_at
  FROM (${FACTS}) facts`
