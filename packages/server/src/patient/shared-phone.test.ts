import { expect, it } from 'vitest'
import { phoneE164 } from '@homecare/domain/phone'
import { ownDatabase } from '../testing/own-database'
import { createPatient } from '../testing/patient-steps'
import { bookingSteps } from '../testing/booking-steps'
import { PATIENT } from '../testing/records'
import { erasePatient } from './erase'

const { ctx } = await ownDatabase()
const { db } = ctx
const actor = { name: 'admin', role: 'admin' } as const
const phone = phoneE164(PATIENT.phoneNumber) ?? ''
const email = PATIENT.email.toLowerCase()

it('the erasure of one of two patients with a phone ends what their email opened and leaves the page to the other', async () => {
  await createPatient(ctx)
  await bookingSteps(() => ctx).paid({ phoneNumber: PATIENT.phoneNumber, email: 'salma@example.com' })
  const now = ctx.now()
  const session = { phone, createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + 60_000) }
  await db.phoneSession.createMany({
    data: [
      { ...session, tokenHash: 'by phone' },
      { ...session, tokenHash: 'by the erased email', email },
      { ...session, tokenHash: 'by the other email', email: 'salma@example.com' },
    ],
  })
  await db.familyLink.create({ data: { managerPhone: phone, memberPhone: '+971509', name: 'Mother', invitedAt: now } })
  await erasePatient({ ctx, actor, input: { contact: email, reason: 'Asked by letter' } })
  const left = await db.phoneSession.findMany({ orderBy: { tokenHash: 'asc' } })
  expect(left.map(({ tokenHash }) => tokenHash)).toEqual(['by phone', 'by the other email'])
  expect(await db.familyLink.count()).toBe(1)
})
