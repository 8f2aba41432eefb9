import { afterAll, beforeAll, expect, it } from 'vitest'
import { paidBooking } from './testing/bookings'
import { createTestApp, type TestApp } from './testing/test-app'

let app: TestApp
let admin: { cookie: string }
let id: string
beforeAll(async () => {
  app = await createTestApp({ requestsPerMinute: 100_000 })
  admin = await app.login('admin')
  ;({ id } = await paidBooking(app))
})
afterAll(() => app.close())

const GOOD: Record<string, Record<string, unknown>> = {
  '/api/slot-plan/closed-days': { date: '2026-03-20', reason: 'Holiday' },
  '/api/slot-plan/capacities': { date: '', time: '10:00 Am', capacity: 3 },
  '/api/catalogue-items/test/5': { from: { price: 1, active: true }, price: 2, active: true },
  '/api/day-sheet/links': { date: '2026-03-20', area: 'Deira', hours: 3 },
  '/api/day-sheet/shared': { token: 'A'.repeat(32) },
  '/api/bloodtests/ID/notes': { text: 'Ring twice' },
  '/files/none.pdf/remove': { reason: 'A reason' },
  '/api/patients/find': { email: 'nobody@example.com' },
  '/api/patients/export': { email: 'nobody@example.com' },
  '/api/patients/erase': { email: 'nobody@example.com', reason: 'A reason' },
}
const NASTY: unknown[] = [
  undefined,
  null,
  true,
  1e308,
  -1,
  0.1,
  [],
  {},
  'x'.repeat(5000),
  'a\0b',
  '\ud800',
  'a\0@example.com',
  '',
  '9999-12-31',
]
const history = () => app.ctx.db.auditEntry.count()

it.each(Object.keys(GOOD))(
  '%s takes or refuses every value of every field; it never fails, and a 4xx changes nothing',
  async (path) => {
    for (const field of Object.keys(GOOD[path]!)) {
      for (const value of NASTY) {
        const before = await history()
        const answer = await app.post(path.replace('ID', id), { ...GOOD[path], [field]: value }, admin)
        expect(answer.status, `${field} = ${JSON.stringify(value)}`).toBeLessThan(500)
        if (answer.status >= 400) expect(await history()).toBe(before)
      }
    }
  },
)

it.each([
  '/api/day-sheet',
  '/api/day-sheet?date=2026-02-30',
  '/api/day-sheet.pdf?date=%00',
  `/api/day-sheet?date=2026-03-04&area=${'x'.repeat(101)}`,
  '/api/day-sheet/links',
  '/api/catalogue-items/test/abc',
  '/api/catalogue-items/other/1',
  '/api/catalogue-items/test/1.5',
])('%s is refused with 422', async (path) => {
  expect((await app.get(path, admin)).status).toBe(422)
})

it.each([
  '/api/day-sheet?date=2026-03-04&area=%00',
  '/api/day-sheet.pdf?date=9999-12-31',
  '/api/day-sheet?date=0000-01-01',
])('%s is answered', async (path) => {
  expect((await app.get(path, admin)).status).toBe(200)
})
