import type { BloodTestListQuery, RequestListQuery, RequestListResponse } from '@homecare/contract/staff'
import { phoneE164 } from '@homecare/domain/phone'
import { phoneDigits } from '@homecare/domain/phone-digits'
import { searchWords } from '@homecare/domain/search-words'
import { latinDigits } from '@homecare/domain/text'
import type { Ctx } from '../process/context'
import { Prisma } from '../generated/prisma/client'
import { CUSTOM_PLAN } from '../database/custom-plan'
import { providerDay } from './provider-day'
import { readCursor, writeCursor } from './internal/list-cursor'
import { orderOf, sectionsOf, type ListName, type ListSection } from './internal/list-sections'

/** The columns that the rows of both lists have; dates are in the form that Postgres writes into JSON. */
interface ListRow {
  id: string
  date: string
  createdAt: string
  visitAt?: string
  nurse?: object | null
}

type RecordListQuery = BloodTestListQuery & Pick<RequestListQuery, 'mail'> & Worker

/** Whose requests are wanted: a login. */
export interface Worker {
  worker?: string | undefined
}

interface ListRequest<Row, Item> {
  list: ListName
  query: RecordListQuery
  /** An SQL condition on columns of `list_count` that all rows of the list meet, whatever its search and filters. */
  baseCondition: Prisma.Sql
  /** An SQL expression for a row as JSON; the row is `r`. */
  columns: Prisma.Sql
  present: (row: Row) => Item
}

export interface AppointmentPage<Item> {
  items: Item[]
  counts: RequestListResponse['counts']
  nextCursor: string | null
  /** The list's version, which changes with every change of the list. */
  version: string
}

/** The rows of a section are null if the page does not reach it. */
interface ListResponse<Row> extends Partial<Record<ListSection['name'], Row[] | null>> {
  counts: RequestListResponse['counts']
  version: string
}

/** Returns one page of a list and its counters. Throws INVALID_INPUT for a cursor that is not ours. */
export async function readList<Row extends ListRow, Item>(
  ctx: Ctx,
  { list, query, baseCondition, columns, present }: ListRequest<Row, Item>,
): Promise<AppointmentPage<Item>> {
  const { sort, limit } = query
  const order = orderOf(list, query)
  const cursor = query.cursor ? readCursor(query.cursor, sort, order) : null
  const day = cursor?.day || providerDay(ctx)
  const sections = sectionsOf(list, query, { day, cursor })
  const filter = filterOf(list, query, baseCondition)
  const [answer] = await ctx.db.$queryRaw<ListResponse<Row>[]>(Prisma.sql`
    ${Prisma.raw(CUSTOM_PLAN)}
    WITH ${Prisma.join(sections.map((section, index) => pageOf(section, { list, filter, limit, before: sections.slice(0, index) })))}
    SELECT ${Prisma.join(sections.map((section) => rowsOf(section, { list, columns })))},
      (SELECT json_build_object('total', coalesce(sum(n), 0),
        'pending', coalesce(sum(n) FILTER (WHERE status = 'Pending'), 0),
        'completed', coalesce(sum(n) FILTER (WHERE status = 'Completed'), 0),
        'canceled', coalesce(sum(n) FILTER (WHERE status = 'Canceled'), 0))
        FROM list_count WHERE list = ${list} AND (${baseCondition})) AS counts,
      ${versionOf(ctx, list, query)} AS version`)
  if (!answer) throw new Error('a SELECT without FROM has one row')
  const rows = sections.flatMap(({ name }) => (answer[name] ?? []).map((row) => ({ section: name, row })))
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    items: rows.slice(0, limit).map(({ row }) => present(row)),
    counts: answer.counts,
    nextCursor: last ? writeCursor({ sort, day, section: last.section, keys: keysOf(last.row, order) }) : null,
    version: answer.version,
  }
}

/** Returns how many rows the list has under a query, whatever its page. */
export async function countList(
  ctx: Ctx,
  { list, query, baseCondition }: Pick<ListRequest<never, never>, 'list' | 'query' | 'baseCondition'>,
): Promise<number> {
  const filter = filterOf(list, query, baseCondition)
  const sections = sectionsOf(list, query, { day: providerDay(ctx), cursor: null })
  const counts = sections.map(
    ({ where }) => Prisma.sql`(SELECT count(*) FROM ${Prisma.raw(list)} WHERE ${where} AND ${filter})`,
  )
  const [row] = await ctx.db.$queryRaw<{ rows: bigint }[]>(
    Prisma.sql`${Prisma.raw(CUSTOM_PLAN)} SELECT ${Prisma.join(counts, ' + ')} AS rows`,
  )
  return Number(row?.rows ?? 0)
}

/** Reads the version alone, which a refresh compares before it reads the list. */
export async function getListVersion(
  ctx: Ctx,
  { list, query }: Pick<ListRequest<never, never>, 'list' | 'query'>,
): Promise<string> {
  const [row] = await ctx.db.$queryRaw<{ version: string }[]>`SELECT ${versionOf(ctx, list, query)} AS version`
  return row?.version ?? ''
}

/**
 * Every change of a row adds to this sum when it is committed, so no two states have the same sum. The list by visits
 * begins with today's visits, so its version also contains the date.
 */
function versionOf(ctx: Ctx, list: ListName, { sort }: BloodTestListQuery): Prisma.Sql {
  const day = sort === 'visit' ? providerDay(ctx) : ''
  return Prisma.sql`(SELECT coalesce(sum(changes), 0) || ${` ${day}`} FROM list_count WHERE list = ${list})`
}

function filterOf(
  list: ListName,
  { search, date, status, nurse, mail, worker }: RecordListQuery,
  baseCondition: Prisma.Sql,
): Prisma.Sql {
  const conditions = [Prisma.sql`(${baseCondition})`]
  if (status && status !== 'All') conditions.push(Prisma.sql`status = ${status}::"AppointmentStatus"`)
  if (date) conditions.push(Prisma.sql`date = ${date}`)
  // Exactly the condition of the index `booking_unassigned_idx`.
  if (nurse) conditions.push(Prisma.sql`nurse_id IS NULL AND status = 'Pending' AND payment_status = 'Paid'`)
  // Exactly the condition of the index `service_request_unmailed_idx`.
  if (mail) conditions.push(Prisma.sql`unmailed`)
  if (worker) conditions.push(Prisma.sql`assignee = ${worker}`)
  if (search) conditions.push(isFoundBy(search, list))
  return Prisma.join(conditions, ' AND ')
}

/**
 * A name is found by its words in any order, whatever stands between them. Digits are a phone number or a part of an
 * order number, and an email address is one word: neither is taken apart.
 */
function wordsOf(search: string): string[] {
  const digits = phoneDigits(search)
  if (/^\d+$/.test(digits)) return [digits]
  const text = latinDigits(search)
  const words = /\p{L}/u.test(text) && !/[@\d]/.test(text) ? searchWords(text) : []
  // A vowel sign alone is a letter of which no word is left.
  return words.length > 0 ? words : [text]
}

/** A whole phone number is also found where it was typed in another way than any that the search column has. */
function isFoundBy(search: string, list: ListName): Prisma.Sql {
  const byText = list === 'booking' ? isFoundInFamily(search) : isFoundByWords(search)
  const number = phoneE164(search)
  return number === null ? byText : Prisma.sql`((${byText}) OR phone_e164 = ${number})`
}

const isFoundByWords = (search: string): Prisma.Sql => Prisma.join(wordsOf(search).map(isFound), ' AND ')

/**
 * The index is used for the first condition. COLLATE prevents its use for the second, whose frequency the planner still
 * knows. If both conditions are equal, the second is left out, so that its selectivity doesn't count twice.
 */
const isFound = (search: string): Prisma.Sql => Prisma.sql`search_text LIKE search_lookup(${search})
      AND search_text COLLATE "C" LIKE CASE WHEN search_lookup(${search}) = search_pattern(${search}) THEN '%' ELSE search_pattern(${search}) END`

/** The other people of a visit are found as well. The condition on the array is that of the index. */
const isFoundInFamily = (search: string): Prisma.Sql => Prisma.sql`((${isFoundByWords(search)})
      OR (other_people <> '{}' AND ${Prisma.join(
        wordsOf(search).map((word) => Prisma.sql`search_people(other_people) LIKE search_pattern(${word})`),
        ' AND ',
      )}))`

/** Reads the page's rows of one section, and one more if the page ends in it; none if it ends in an earlier one. */
function pageOf(
  section: ListSection,
  {
    list,
    filter,
    limit,
    before,
  }: { list: ListName; filter: Prisma.Sql; limit: number; before: readonly ListSection[] },
): Prisma.Sql {
  const counts = before.map(({ name }) => Prisma.sql`(SELECT count(*) FROM ${Prisma.raw(name)})`)
  const isReached = counts.length > 0 ? Prisma.sql`AND ${Prisma.join(counts, ' + ')} <= ${limit}` : Prisma.empty
  return Prisma.sql`${Prisma.raw(section.name)} AS MATERIALIZED (
      SELECT id FROM ${Prisma.raw(list)} WHERE ${section.where} AND ${filter} ${isReached}
      ORDER BY ${section.orderBy} LIMIT ${limit + 1})`
}

const rowsOf = (
  { name, orderBy }: ListSection,
  { list, columns }: { list: ListName; columns: Prisma.Sql },
): Prisma.Sql =>
  Prisma.sql`(SELECT json_agg(${columns} ORDER BY ${orderBy})
      FROM ${Prisma.raw(list)} r JOIN ${Prisma.raw(name)} USING (id)) AS ${Prisma.raw(name)}`

function keysOf(row: ListRow, order: readonly string[]): string[] {
  const moment = (text: string | undefined) => new Date(text ?? '').toISOString()
  const keys: Record<string, () => string> = {
    id: () => row.id,
    date: () => row.date,
    created_at: () => moment(row.createdAt),
    visit_at: () => moment(row.visitAt),
    has_nurse: () => String(Boolean(row.nurse)),
  }
  return order.map((column) => keys[column]?.() ?? '')
}
