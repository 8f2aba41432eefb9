import type { RequestListResponse } from '@homecare/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CSV_START, csvCell, csvRow } from '@homecare/contract/csv'
import fc from 'fast-check'
import { readCsv } from './testing/read-csv'
import { createTestApp, type TestApp } from './testing/test-app'

const ROWS = 12_000
let app: TestApp
let staff: { cookie: string }
beforeAll(async () => {
  app = await createTestApp()
  staff = await app.login('coordinator')
  await app.ctx.db.$executeRaw`
    INSERT INTO service_request (id, order_id, kind, content_hash, full_name, email, phone_number, date, service, status, created_at, updated_at)
    SELECT gen_random_uuid(), 'ORD-' || n, 'contact', 'x', 'Person ' || n || CASE WHEN n % 4 = 0 THEN ' علي' ELSE '' END, 'a@b.co', '1', '2026-03-05', 'Elderly Care',
      (ARRAY['Pending', 'Completed'])[1 + n % 2]::"AppointmentStatus", timestamptz '2026-03-01' + n * interval '1 second', now()
    FROM generate_series(1, ${ROWS}::int) n`
})
afterAll(() => app.close())

describe('a list as CSV', () => {
  it('a CSV file contains every row of the filter in the list’s order, although it is read in pages', async () => {
    const answer = await app.get('/api/services.csv?status=Pending', staff)
    const [, ...rows] = readCsv(await answer.text())
    const orderIds = rows.map(([orderId]) => orderId)
    expect(rows).toHaveLength(ROWS / 2)
    expect(new Set(orderIds).size).toBe(rows.length)
    const { items } = (await (await app.get('/api/services?status=Pending', staff)).json()) as RequestListResponse
    expect(orderIds.slice(0, 50)).toEqual(items.map(({ orderId }) => orderId))
  })

  it('a CSV file is read from the database as fast as the client reads it, and no further after the client disconnects', async () => {
    const { db } = app.ctx
    let pages = 0
    app.ctx.db = new Proxy(db, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown
        if (typeof value !== 'function') return value
        return (...args: unknown[]): unknown => {
          if (name === '$queryRaw' && JSON.stringify(args[0]).includes('list_count')) pages++
          return Reflect.apply(value, target, args)
        }
      },
    })
    const reader = (await app.get('/api/services.csv', staff)).body?.getReader()
    await reader?.read()
    expect(pages).toBeGreaterThan(0)
    expect(pages).toBeLessThanOrEqual(3)
    await reader?.cancel()
    const pagesRead = pages
    await app.get('/api/user/me', staff)
    expect(pages).toBe(pagesRead)
    app.ctx.db = db
  })

  it('a CSV file begins with a byte order mark, so that spreadsheets read it as UTF-8', async () => {
    const bytes = new Uint8Array(await (await app.get('/api/services.csv?search=12', staff)).arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })

  it.each([
    ['/api/services.csv', 'services-2026-03-03.csv'],
    ['/api/services.csv?status=Pending&date=2026-03-05', 'services-2026-03-03-Pending-visits-2026-03-05.csv'],
    [
      '/api/bloodtests.csv?payment=NeedsAction&search=Mona%20Haddad',
      'bloodtests-2026-03-03-payment-NeedsAction-searched.csv',
    ],
  ])('the CSV file of %s has the name %s without the search text', async (path, name) => {
    const { headers } = await app.get(path, staff)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('a CSV file with an invalid query returns a problem', async () => {
    const answer = await app.get('/api/services.csv?search=%00', staff)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'application/problem+json'])
  })
})

it.each([
  ['=1+1', `'=1+1`],
  ['+971', `'+971`],
  ['0012', `'0012`],
  ['112233445566', `'112233445566`],
  ['050 123 4567', '050 123 4567'],
  ['3/4', `'3/4`],
  ['12-05', `'12-05`],
  ['7.10', `'7.10`],
  ['12E5', `'12E5`],
  ['1:30', `'1:30`],
  ['May 5', `'May 5`],
  ['5 march', `'5 march`],
  ['Marina Gate 2', 'Marina Gate 2'],
  ['Maya', 'Maya'],
  ['Octagon', 'Octagon'],
  ['1204-B', '1204-B'],
  ['2026-03-05', '2026-03-05'],
  ['10:30 Am', '10:30 Am'],
  ['＝1+1', `'＝1+1`],
  ['Glucose; =1+1', '"Glucose; =1+1"'],
  [7.1, '7.1'],
  [112_233_445_566, '112233445566'],
  ['-1', `'-1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1', `'\t=1`],
  ['  =1', `'  =1`],
  ['\r\n=1', `"'\r\n=1"`],
  ['a "b", c', '"a ""b"", c"'],
  ['two\nlines', '"two\nlines"'],
  [null, ''],
  [0, '0'],
])('the CSV cell of %j is %j, which no spreadsheet reads as a formula', (value, cell) =>
  expect(csvCell(value)).toBe(cell),
)

it('another program reads each cell of a CSV file as it was, or with an apostrophe before it', () => {
  const sign = fc.constantFrom('"', ',', ';', '\r', '\n', '\t', "'", '=', ' ', '0', '１', 'é', 'ع', '\u200d', '\uFEFF')
  const cell = fc.oneof(fc.string({ unit: sign }), fc.string({ unit: 'grapheme' }))
  const table = fc
    .integer({ min: 2, max: 5 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }))
  fc.assert(
    fc.property(table, (rows) => {
      const read = readCsv(CSV_START + rows.map(csvRow).join(''))
      const shown = (text: string, kept: string | undefined) => (kept === `'${text}` ? `'${text}` : text)
      expect(read).toEqual(rows.map((row, y) => row.map((text, x) => shown(text, read[y]?.[x]))))
    }),
  )
})
