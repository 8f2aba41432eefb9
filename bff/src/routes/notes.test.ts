import type { BloodTestDetail, RequestDetail } from '@homecare/contract/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { initiate } from '../testing/bookings'
import { createTestApp, type TestApp } from '../testing/test-app'

// The stored note is tested beside the use case, in packages/server/src/appointment.
let app: TestApp
let staff: { cookie: string }
let paths: string[]
beforeAll(async () => {
  app = await createTestApp()
  staff = await app.login('coordinator')
  await initiate(app)
  await app.post('/api/contact', {
    fullName: 'Omar Haddad',
    email: 'omar@example.com',
    phoneNumber: '0501234567',
    date: '2026-03-05',
    service: 'Nurses Visit',
  })
  const booking = await app.ctx.db.booking.findFirstOrThrow()
  const request = await app.ctx.db.serviceRequest.findFirstOrThrow()
  paths = [`/api/bloodtests/${booking.id}`, `/api/services/${request.id}`]
})
afterAll(() => app.close())

it('adding a note returns 200 with the record, the trimmed note and the author’s name', async () => {
  for (const path of paths) {
    const answer = await app.post(`${path}/notes`, { text: '  Ring twice. ' }, staff)
    expect(answer.status).toBe(200)
    const { notes } = (await answer.json()) as BloodTestDetail | RequestDetail
    expect(notes).toMatchObject([{ author: 'Sara Nair', text: 'Ring twice.' }])
  }
})

it('adding a note changes nothing and returns 422 for an empty or long note, 404 for an unknown record and 403 for a viewer', async () => {
  const before = await app.ctx.db.recordNote.count()
  for (const text of ['', '   ', 'x'.repeat(2001), 5, null])
    expect((await app.post(`${paths[0]}/notes`, { text }, staff)).status).toBe(422)
  for (const none of ['/api/bloodtests/00000000-0000-4000-8000-000000000000', '/api/services/1', '/api/staff/1'])
    expect((await app.post(`${none}/notes`, { text: 'x' }, staff)).status).toBe(404)
  expect((await app.post(`${paths[0]}/notes`, { text: 'x' }, await app.login('viewer'))).status).toBe(403)
  expect(
    (await app.post(`${paths[0]}/notes`, { text: 'x' }, { ...staff, origin: 'https://evil.example' })).status,
  ).toBe(403)
  expect(await app.ctx.db.recordNote.count()).toBe(before)
})
