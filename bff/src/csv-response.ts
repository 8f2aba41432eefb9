import { CSV_START, csvRow, type CsvCell } from '@homecare/contract/csv'
import type { BloodTestListQuery, RequestListQuery } from '@homecare/contract/staff'
import type { Context } from 'hono'

interface Page<Column extends string> {
  items: Partial<Record<Column, CsvCell>>[]
  nextCursor: string | null
}

/** Sends a list as CSV, read page by page as fast as the client reads it, so its length does not matter. */
export async function csvResponse<Column extends string>(
  c: Context,
  name: string,
  columns: readonly Column[],
  page: (cursor: string | undefined) => Promise<Page<Column>>,
): Promise<Response> {
  const lines = ({ items }: Page<Column>) => items.map((item) => csvRow(columns.map((column) => item[column]))).join('')
  // The first page is read before the response starts, so that an error in it is a problem response, not half a file.
  const first = await page(undefined)
  async function* chunks() {
    yield CSV_START + csvRow(columns) + lines(first)
    for (let cursor = first.nextCursor; cursor !== null;) {
      const next = await page(cursor)
      yield lines(next)
      cursor = next.nextCursor
    }
  }
  const rows = chunks()
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await rows.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await rows.return(undefined)
    },
  })
  return c.body(stream, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
    'Cache-Control': 'no-store',
  })
}

/** `bloodtests-2026-03-03-Pending-visits-2026-03-05`: the date and the filter, but never the search text. */
export function csvName(list: string, today: string, { status, payment, date, search }: BloodTestListQuery): string {
  const parts = [
    list,
    today,
    status && status !== 'All' ? status : '',
    payment ? `payment-${payment}` : '',
    date ? `visits-${date}` : '',
    search ? 'searched' : '',
  ]
  return parts.filter(Boolean).join('-')
}

/** The filter as the audit history has it: what was searched for may be a patient's name, so only that it was. */
export function filterFacts({
  status,
  payment,
  date,
  search,
  nurse,
  mail,
  assignee,
  sort,
}: BloodTestListQuery & Pick<RequestListQuery, 'mail' | 'assignee'>) {
  const chosen = { status, payment, date, nurse, mail, assignee, sort, ...(search ? { searched: true } : {}) }
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined && value !== ''))
}
