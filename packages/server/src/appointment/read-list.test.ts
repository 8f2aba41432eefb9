import type {
  BloodTestListQuery,
  BloodTestListResponse,
  ListQuery,
  RequestListResponse,
} from '@homecare/contract/staff'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDb } from '../database/db'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { listBookings } from '../booking/list'
import { listRequests } from '../request/list'

interface ExpectedRecord {
  id: string
  /** The text that a search compares with. */
  text: string
  date: string
  status: string
  createdAt: string
  visitAt: string
  payment: string
  flagged: boolean
  hasNurse: boolean
}

let database: TestDatabase
let ctx: TestCtx
let bookings: ExpectedRecord[]
let requests: ExpectedRecord[]
const TODAY = '2026-03-03'

/** Many rows have equal times, so that their ids decide the order. */
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
  const facts = `n, (ARRAY['Mona Haddad', 'ÉLODIE d''Arc', 'فاطمة علي', '100%_\\sure', 'Al-Zq Khan', 'Bo'])[1 + n * 7 % 6]
      || CASE WHEN n % 900 = 1 THEN ' Rarely' ELSE '' END AS name,
    timestamptz '2026-03-01 00:00Z' + n / 5 * interval '1 minute' AS at,
    date '2026-03-03' + (n * 5 % 11 - 5) AS day,
    (ARRAY['Pending', 'Completed', 'Canceled'])[1 + n % 3]::"AppointmentStatus" AS status`
  await database.db.$executeRawUnsafe(`
    INSERT INTO service_request (id, order_id, kind, content_hash, full_name, email, phone_number, date, service, status, created_at, updated_at)
    SELECT gen_random_uuid(), 'ORD-R' || n, 'contact', 'x', name, 'a@b.co', '1', day::text, 'Elderly Care', status, at, at
    FROM (SELECT ${facts} FROM generate_series(1, 3600) n) f`)
  const nurse = await database.db.nurse.create({
    data: { firstName: 'Maya', lastName: 'Rahman', licenceNumber: 'DHA-1', phoneNumber: '1' },
  })
  await database.db.$executeRawUnsafe(`
    INSERT INTO booking (id, order_id, draft_key, draft_hash, access_key, status, payment_status, needs_action, date, time,
      nurse_id, visit_at, total_fils, full_name, email, phone_number, door_number, building, landmark, city, created_at, updated_at)
    SELECT gen_random_uuid(), 'ORD-B' || n, 'd' || n, 'x', 'x', status,
      (ARRAY['Unpaid', 'Pending', 'Paid', 'Failed', 'Expired', 'Reversed'])[1 + n % 6]::"PaymentStatus",
      CASE WHEN n % 7 = 0 THEN 'reversed' END, day::text, '10:00 Am',
      CASE WHEN n % 5 < 3 THEN '${nurse.id}'::uuid END,
      (day + (10 + n % 3) * interval '1 hour') AT TIME ZONE 'Asia/Dubai', 37000, name, 'a@b.co', '1', '1', 'b', 'l', 'c', at, at
    FROM (SELECT ${facts} FROM generate_series(1, 240) n) f`)
  const columns = `id::text, concat_ws(' ', full_name, email, order_id, phone_number) AS text, date, status::text,
    to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"`
  requests = await database.db.$queryRawUnsafe(
    `SELECT ${columns}, '' AS "visitAt", '' AS payment, false AS flagged, false AS "hasNurse" FROM service_request`,
  )
  bookings = await database.db.$queryRawUnsafe(
    `SELECT ${columns}, to_char(visit_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI') AS "visitAt",
     payment_status::text AS payment, needs_action IS NOT NULL AS flagged, nurse_id IS NOT NULL AS "hasNurse" FROM booking`,
  )
}, 60_000)
afterAll(() => database.drop())

const isListed = (row: ExpectedRecord, payment: ListQuery['payment']): boolean => {
  if (payment === 'All' || row.payment === '') return true
  if (payment === 'NeedsAction') return row.flagged
  if (payment) return row.payment === payment
  return row.flagged || ['Paid', 'Reversed'].includes(row.payment)
}
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll("'", '')
    .match(/[\p{L}\p{N}]+/gu) ?? []
/** A search for three or more letters finds them anywhere, a shorter one at the beginning of a word. */
function isFound(text: string, search: string): boolean {
  const terms = wordsOf(search).join(' ')
  const words = ` ${wordsOf(text).join(' ')}`
  return terms !== '' && words.includes(terms.length < 3 ? ` ${terms}` : terms)
}
/** Computes the same list in memory. By visits, requests that are overdue come first. */
function expected(rows: readonly ExpectedRecord[], query: BloodTestListQuery): string[] {
  const found = rows.filter(
    (row) =>
      (query.sort !== 'due' || (row.status === 'Pending' && isListed(row, undefined))) &&
      (!query.nurse || (!row.hasNurse && row.status === 'Pending' && row.payment === 'Paid')) &&
      isListed(row, query.payment) &&
      (!query.search || isFound(row.text, query.search)) &&
      (!query.date || row.date === query.date) &&
      (!query.status || query.status === 'All' || row.status === query.status),
  )
  const keys = {
    created: (row: ExpectedRecord) => [row.createdAt],
    visit: (row: ExpectedRecord) => [row.visitAt || `${row.date} ${row.createdAt}`],
    due: (row: ExpectedRecord) => [row.date, String(row.hasNurse), row.visitAt],
  }
  const pendingRequests = new Set(
    found.filter((row) => row.payment === '' && row.status === 'Pending').map(({ id }) => id),
  )
  const by = (row: ExpectedRecord) => [...keys[query.sort](row), row.id].join(' ')
  const ascending = found.sort((a, b) => (by(a) < by(b) ? -1 : 1)).map((row) => ({ id: row.id, date: row.date }))
  if (query.sort === 'created') return ascending.reverse().map(({ id }) => id)
  if (query.date || query.sort === 'due') return ascending.map(({ id }) => id)
  const overdue = ascending.filter(({ id, date }) => date < TODAY && pendingRequests.has(id))
  const past = ascending.filter(({ id, date }) => date < TODAY && !pendingRequests.has(id)).reverse()
  return [...overdue, ...ascending.filter(({ date }) => date >= TODAY), ...past].map(({ id }) => id)
}

async function everyPage(list: (cursor?: string) => Promise<RequestListResponse | BloodTestListResponse>) {
  const ids: string[] = []
  let pages = 0
  let page = await list()
  const { counts } = page
  ids.push(...page.items.map(({ id }) => id))
  while (page.nextCursor && pages++ < 100) {
    page = await list(page.nextCursor)
    ids.push(...page.items.map(({ id }) => id))
  }
  return { ids, counts }
}

const search = fc.constantFrom(
  undefined,
  'mona',
  'A',
  'É',
  'élodie D',
  'zq',
  '%_',
  '\\s',
  'علي',
  'x',
  'rarely',
  "d'a",
  'nobody',
  'al-zq k',
  'Elodie',
  'ord-b1',
  'A@B.co',
  'or',
  '%',
)
const query = fc.record({
  search,
  date: fc.constantFrom(undefined, '', '2026-03-01', TODAY, '2026-03-06', '2031-01-01'),
  status: fc.constantFrom(undefined, 'All', 'Pending', 'Completed', 'Canceled'),
  payment: fc.constantFrom(undefined, '', 'All', 'NeedsAction', 'Paid', 'Unpaid', 'Failed', 'Reversed'),
  sort: fc.constantFrom('created', 'visit'),
}) as fc.Arbitrary<Omit<ListQuery, 'limit'>>

const bookingQuery = fc.record({
  sort: fc.constantFrom('created' as const, 'visit' as const, 'due' as const),
  nurse: fc.constantFrom(undefined, '' as const, 'none' as const),
})

describe('pages of a list, read to the end', () => {
  it('the pages of the booking list contain exactly the filtered rows, each once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(query, bookingQuery, async (filter, more) => {
        const input = { ...filter, ...more, limit: 7 }
        const { ids } = await everyPage((cursor) => listBookings({ ctx, input: { ...input, cursor } }))
        expect(ids).toEqual(expected(bookings, input))
      }),
      { numRuns: 90, seed: 7 },
    )
  }, 60_000)

  it('the pages of a list are complete for a name that is frequent among old rows only', async () => {
    const other = await createTestDatabase()
    await other.db.$executeRawUnsafe(`
      INSERT INTO service_request (id, order_id, kind, content_hash, full_name, email, phone_number, date, service, created_at, updated_at)
      SELECT gen_random_uuid(), 'ORD-' || n, 'contact', 'x', CASE WHEN n <= 3100 THEN 'Old Guard ' || n ELSE 'Newcomer' END, 'a@b.co',
        '1', '2026-03-01', 'Elderly Care', timestamptz '2026-01-01 00:00Z' + n * interval '1 minute', now()
      FROM generate_series(1, 6200) n`)
    const input = { search: 'old guard', sort: 'created', limit: 50 } as const
    const { items } = await listRequests({ ctx: testContext({ db: other.db }), input })
    expect(items.map(({ fullName }) => fullName)).toEqual(items.map((_, at) => `Old Guard ${3100 - at}`))
    expect(items).toHaveLength(50)
    await other.drop()
  }, 60_000)

  it('the pages of the request list contain exactly the filtered rows, each once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(query, async (filter) => {
        const input = { ...filter, limit: 200 }
        const { ids } = await everyPage((cursor) => listRequests({ ctx, input: { ...input, cursor } }))
        expect(ids).toEqual(expected(requests, input))
      }),
      { numRuns: 25, seed: 7 },
    )
  }, 60_000)
})

it('the first row of a status is listed immediately, with and without a filter', async () => {
  const other = await createTestDatabase()
  const at = testContext({ db: other.db })
  const statuses = ['Completed', 'Pending', 'Canceled'] as const
  const listed = async (status?: (typeof statuses)[number]) =>
    (await listRequests({ ctx: at, input: { status, sort: 'created', limit: 50 } })).items.map((item) => item.status)
  for (const [count, status] of statuses.entries()) {
    const before = statuses.slice(0, count)
    for (const each of statuses) expect(await listed(each)).toEqual(before.filter((some) => some === each))
    await other.db.$executeRawUnsafe(`
      INSERT INTO service_request (id, order_id, kind, content_hash, full_name, email, phone_number, date, service, status, created_at, updated_at)
      VALUES (gen_random_uuid(), 'ORD-${count}', 'contact', 'x', 'Mona', 'a@b.co', '1', '2026-03-01', 'Elderly Care', '${status}',
        timestamptz '2026-01-01 00:00Z' + ${count} * interval '1 minute', now())`)
    expect(await listed()).toEqual([...before, status].reverse())
    expect(await listed(status)).toEqual([status])
  }
  await other.drop()
})

describe('counters of the lists', () => {
  const tiles = async (payment?: ListQuery['payment']) =>
    (await listBookings({ ctx, input: { payment, limit: 1, sort: 'created' } })).counts
  const counted = async (payment?: ListQuery['payment']) => {
    const rows = await database.db.$queryRawUnsafe<ExpectedRecord[]>(
      `SELECT status::text, payment_status::text AS payment, needs_action IS NOT NULL AS flagged FROM booking`,
    )
    const of = (status: string) => rows.filter((row) => isListed(row, payment) && row.status === status).length
    const [pending, completed, canceled] = [of('Pending'), of('Completed'), of('Canceled')]
    return { total: pending + completed + canceled, pending, completed, canceled }
  }

  it.each([undefined, 'All', 'NeedsAction', 'Paid', 'Expired'] as const)(
    'the counters include all rows of the list whatever the search text: payment %s',
    async (payment) => expect(await tiles(payment)).toEqual(await counted(payment)),
  )

  it('the counters stay correct under concurrent changes, additions and deletions, some of which roll back', async () => {
    const { db } = database
    const rows = await db.booking.findMany({ select: { id: true }, orderBy: { id: 'asc' } })
    const work = rows.map(async ({ id }, n) => {
      if (n % 4 === 0) return db.booking.delete({ where: { id } })
      const change = db.$transaction(async (tx) => {
        await tx.booking.update({ where: { id }, data: { status: 'Canceled', needsAction: n % 2 ? 'reversed' : null } })
        await tx.booking.update({ where: { id }, data: { paymentStatus: 'Paid' } })
        if (n % 4 === 1) throw new Error('rolled back')
      })
      return n % 4 === 1 ? expect(change).rejects.toThrow('rolled back') : change
    })
    await Promise.all(work)
    for (const payment of [undefined, 'All', 'NeedsAction', 'Paid'] as const)
      expect(await tiles(payment)).toEqual(await counted(payment))
  }, 30_000)

  it('the counters are sums of few rows, however many changes there were', async () => {
    const { db } = database
    const { id } = await db.booking.findFirstOrThrow()
    // Each change adds two rows, and every 256th row sums up all.
    for (let n = 0; n < 130; n++) await db.booking.update({ where: { id }, data: { version: { increment: 1 } } })
    expect(await db.listCount.count()).toBeLessThan(256 + 100)
    expect(await tiles('All')).toEqual(await counted('All'))
  })

  it('the counters are zero after the tables were emptied', async () => {
    const owner = createDb(database.ownerUrl, { poolSize: 1 })
    await owner.$executeRaw`TRUNCATE booking CASCADE`
    await owner.$disconnect()
    expect(await tiles('All')).toEqual({ total: 0, pending: 0, completed: 0, canceled: 0 })
  })
})
