import type { PatientExport } from '@homecare/server/patient/present'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paidBooking } from '../testing/bookings'
import { createTestApp, type TestApp } from '../testing/test-app'

// Finding, exporting and erasing records is tested beside the use cases, in packages/server/src/patient.
const email = 'mona@example.com'
let app: TestApp
let admin: { cookie: string }
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.login('admin')
  await paidBooking(app)
})
afterAll(() => app.close())

const call = (what: 'find' | 'export' | 'erase', more: object = {}, headers: Record<string, string> = admin) =>
  app.post(`/api/patients/${what}`, { contact: email, ...more }, headers)

describe('a patient’s data', () => {
  it('a patient’s records are found and exported as a file with 200', async () => {
    const found = await call('find')
    const latest = { kind: 'bloodtests', id: expect.any(String) }
    expect([found.status, await found.json()]).toEqual([
      200,
      { contact: email, bookings: 1, requests: 0, files: 0, latest },
    ])
    const answer = await call('export')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="patient-data.json"')
    expect((await answer.json()) as PatientExport).toMatchObject({
      contact: email,
      bookings: [{ fullName: 'Mona Haddad' }],
    })
  })

  it('erasing a patient returns 422 with the reason while a booking is open, then 200, and 404 afterwards', async () => {
    const other = 'erased@example.com'
    const { id } = await paidBooking(app, { email: other })
    const erase = () => call('erase', { contact: other, reason: 'Asked by letter' })
    const refused = await erase()
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { code: 'ILLEGAL_TRANSITION', detail: expect.stringContaining('A visit is still to come') },
    ])
    await app.ctx.db.booking.update({ where: { id }, data: { status: 'Completed' } })
    const erased = await erase()
    expect([erased.status, await erased.json()]).toEqual([200, { contact: other, bookings: 1, requests: 0, files: 0 }])
    expect((await erase()).status).toBe(404)
  })

  it('only an admin can find, export and erase patients, from our own pages and with a reason', async () => {
    for (const role of ['coordinator', 'viewer'] as const) {
      const staff = await app.login(role)
      for (const what of ['find', 'export', 'erase'] as const)
        expect((await call(what, { reason: 'A reason' }, staff)).status).toBe(403)
    }
    expect((await call('find', {}, { ...admin, origin: 'https://evil.example' })).status).toBe(403)
    expect((await call('erase', { reason: '' })).status).toBe(422)
    expect((await call('find', { contact: 'nobody' })).status).toBe(422)
    expect(await (await call('find')).json()).toMatchObject({ bookings: 1 })
  })
})
