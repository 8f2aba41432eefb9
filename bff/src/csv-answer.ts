import type { Context } from 'hono'

interface Page {
  items: Record<string, unknown>[]
  nextCursor: string | null
}

/** A list as CSV, read and sent page by page so that its length does not matter. */
export async function csvAnswer(
  c: Context,
  name: string,
  columns: readonly string[],
  page: (cursor: string | undefined) => Promise<Page>,
): Promise<Response> {
  // The first page is read before the answer begins: what goes wrong in it is still a problem, not half a file.
  const first = await page(undefined)
  async function* lines() {
    yield `${columns.join(',')}\r\n`
    for (
      let current: Page | null = first;
      current;
      current = current.nextCursor ? await page(current.nextCursor) : null
    ) {
      for (const item of current.items) yield `${columns.map((column) => csvCell(item[column])).join(',')}\r\n`
    }
  }
  const rows = lines()
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await rows.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
  return c.body(stream, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
    'Cache-Control': 'no-store',
  })
}

/** One cell. What a spreadsheet would take for a formula gets an apostrophe before it. */
export function csvCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
