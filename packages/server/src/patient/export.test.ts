import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { PNG } from '../testing/documents'
import { createPatient } from '../testing/patient-steps'
import { PATIENT } from '../testing/records'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { exportPatient } from './export'
import { findPatient } from './find'

const actor = { name: 'admin', role: 'admin' } as const
let database: TestDatabase
let ctx: TestCtx
let patient: Awaited<ReturnType<typeof createPatient>>
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
  patient = await createPatient(ctx)
  await bookingSteps(() => ctx).paid()
})
afterAll(() => database.drop())
const find = (email: string) => findPatient({ ctx, input: { contact: email } })
const exported = (contact = PATIENT.email) => exportPatient({ ctx, actor, input: { contact } })

it('a patient is found by email address in any letter case, and an unknown address has no records', async () => {
  for (const email of [PATIENT.email, PATIENT.email.toUpperCase()])
    expect(await find(email)).toEqual({
      contact: email,
      ...{ bookings: 1, requests: 1, files: 1 },
      latest: { kind: 'bloodtests', id: patient.id },
    })
  const email = 'nobody@example.com'
  expect(await find(email)).toEqual({ contact: email, bookings: 0, requests: 0, files: 0, latest: null })
  expect(await outcomeOf(exported(email))).toBe('NOT_FOUND')
})

it('an export has the browsers and family links of a phone that only this patient has', async () => {
  const { db } = ctx
  const phone = '+971501112223'
  const now = ctx.now()
  const more = await bookingSteps(() => ctx).paid({ phoneNumber: phone, email: 'salma@example.com' })
  await db.phoneSession.create({
    data: { tokenHash: 't', phone, device: 'Safari on iOS', createdAt: now, lastSeenAt: now, expiresAt: now },
  })
  await db.familyLink.create({ data: { managerPhone: phone, memberPhone: '+971509', name: 'Mother', invitedAt: now } })
  expect(await exported('salma@example.com')).toMatchObject({
    bookings: [{ id: more.id }],
    sessions: [{ phone, device: 'Safari on iOS' }],
    family: [{ managerPhone: phone, name: 'Mother', confirmedAt: null }],
  })
  await bookingSteps(() => ctx).paid({ phoneNumber: phone, email: 'omar@example.com' })
  expect(await exported('salma@example.com')).toMatchObject({ sessions: [], family: [] })
})

it('an export contains all stored data of a patient, and is recorded in the history', async () => {
  const { id, orderId } = patient
  const data = await exported()
  expect(data).toMatchObject({
    contact: PATIENT.email,
    bookings: [
      {
        id,
        orderId,
        fullName: PATIENT.fullName,
        address: { doorNumber: PATIENT.doorNumber, city: PATIENT.city },
        lines: [{ name: 'Basic Health Package I', price: 370 }],
        attempts: [{ attemptId: orderId, state: 'paid', amount: 370 }],
        notes: [{ author: 'Amal Rashid', text: `${PATIENT.fullName} prefers mornings` }],
        files: [{ name: 'Quartzberg result.png', size: PNG.length, removedAt: null }],
      },
    ],
    requests: [{ service: 'Nurses Visit', history: [{ action: 'contact requested' }] }],
  })
  expect(data.bookings[0]!.gatewayMessages.length).toBeGreaterThan(0)
  expect(data.bookings[0]!.history.map(({ action }) => action)).toContain('canceled')
  expect((await exported()).history.at(-1)).toMatchObject({
    actor: 'admin',
    name: 'Amal Rashid',
    action: 'patient data exported',
  })
})
