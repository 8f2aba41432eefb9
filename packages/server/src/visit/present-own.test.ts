import { afterAll, beforeAll, expect, it } from 'vitest'
import { getOwnBooking } from '../own/get'
import { addNurse } from '../nurse/add'
import { bookingSteps } from '../testing/booking-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { assignNurse } from './assign-nurse'

const actor = { name: 'coordinator', role: 'coordinator' } as const
let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
})
afterAll(() => database.drop())

it('a patient learns first name and licence number of the nurse from the day before the visit on', async () => {
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 540, to: 1260 }))
  const nurse = { firstName: 'Maya', lastName: 'Rahman', licenceNumber: 'DHA-1', phoneNumber: '971501112233' }
  const { nurses } = await addNurse({ ctx, actor, input: { ...nurse, languages: [], areas: [], hours } })
  const { paid, start, owner } = bookingSteps(() => ctx)
  const booking = await paid({ date: '2026-03-06' })
  await assignNurse({ ctx, actor, input: { ...booking, nurseId: nurses[0]?.id ?? null } })
  const visit = async () => (await getOwnBooking({ ctx, input: booking })).visit
  expect((await visit())?.nurse).toBeNull()
  ctx.wait(2 * 24 * 60 * 60_000)
  expect((await visit())?.nurse).toEqual({ firstName: 'Maya', licenceNumber: 'DHA-1' })

  const unpaid = await owner((await start({ date: '2026-03-07' })).orderId)
  expect((await getOwnBooking({ ctx, input: unpaid })).visit).toBeNull()
})
