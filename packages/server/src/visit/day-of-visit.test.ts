import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { VisitStepKind } from '@homecare/domain/visit-step'
import { addNurse } from '../nurse/add'
import { getOwnBooking } from '../own/get'
import { erasePatient } from '../patient/erase'
import { exportPatient } from '../patient/export'
import { getBooking } from '../record/get-booking'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { assignNurse } from './assign-nurse'
import { cancelVisit } from './cancel'
import { changeBookingStatus } from './change-status'
import { getDaySheet } from './get-day-sheet'
import { giveGateCode } from './give-gate-code'
import { moveVisit } from './move'
import { recordVisitStep } from './record-step'

const DAY = '2026-03-03'
const TO = { date: '2026-03-10', time: '06:00 Pm' }
const MINUTE_MS = 60_000
const actor = { name: 'coordinator', role: 'coordinator' } as const
const visitor = { name: 'visitor', role: 'visitor' } as const

let database: TestDatabase
/** At 08:00 of the day, two hours before the first visits. */
let ctx: TestCtx
let nurseId: string
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.db.booking.deleteMany()
  await database.db.nurse.deleteMany()
  ctx = testContext({ db: database.db })
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 540, to: 1260 }))
  const nurse = { firstName: 'Maya', lastName: 'Rahman', licenceNumber: 'DHA-1', phoneNumber: '971501112233' }
  const { nurses } = await addNurse({ ctx, actor, input: { ...nurse, languages: [], areas: [], hours } })
  nurseId = nurses[0]?.id ?? ''
})
afterAll(() => database.drop())

const { paid, start, owner, stored, history } = bookingSteps(() => ctx)
const assigned = async (time: string) => {
  const booking = await paid({ date: DAY, time })
  await assignNurse({ ctx, actor, input: { id: booking.id, version: booking.version, nurseId } })
  return owner(booking.orderId)
}
type Owner = Awaited<ReturnType<typeof assigned>>

const until = (hour: string) => ctx.wait(new Date(`${DAY}T${hour}:00+04:00`).getTime() - ctx.now().getTime())
/** The nurse reports it now. */
const report = ({ id: bookingId }: Owner, kind: VisitStepKind) => {
  const taken = kind === 'sampleTaken' ? { tubes: 1, fasted: true } : {}
  const input = { id: randomUUID(), kind, at: ctx.now().toISOString(), ...taken, bookingId }
  return recordVisitStep({ ctx, actor, input })
}
const own = ({ orderId, token }: Owner) => getOwnBooking({ ctx, input: { orderId, token } })
const move = ({ orderId, token, version }: Owner) =>
  moveVisit({ ctx, actor: visitor, input: { orderId, token, version, ...TO } })
const cancel = ({ orderId, token, version }: Owner) =>
  cancelVisit({ ctx, actor: visitor, input: { orderId, token, version } })
const give = ({ orderId, token }: Owner, gateCode: string) =>
  giveGateCode({ ctx, actor: visitor, input: { orderId, token, gateCode } })

describe('after the nurse has left', () => {
  it.each([
    ['moved', move],
    ['canceled', cancel],
  ])('a visit can’t be %s by its patient, who reads whom to call, and nothing changes', async (word, change) => {
    const visit = await assigned('10:00 Am')
    expect(await own(visit)).toMatchObject({ move: 'request', cancel: 'request' })
    until('09:30')
    await report(visit, 'onTheWay')
    expect(await own(visit)).toMatchObject({ move: 'no', cancel: 'no' })
    const before = await stored(visit.orderId)
    // The version of a page that was opened before.
    await expect(change(visit)).rejects.toMatchObject({
      code: 'ILLEGAL_TRANSITION',
      detail: `Your nurse is on the way, so this visit can’t be ${word} here any more. Please call us on ${ctx.profile.phone}.`,
    })
    expect(await stored(visit.orderId)).toEqual(before)
  })

  it('a visit at whose door nobody was can be canceled again by a request', async () => {
    const visit = await assigned('10:30 Am')
    until('09:30')
    await report(visit, 'onTheWay')
    until('10:15')
    await report(visit, 'nobodyThere')
    expect(await own(visit)).toMatchObject({ cancel: 'request' })
    await cancel(await owner(visit.orderId))
    expect((await own(visit)).changeRequests).toMatchObject([{ kind: 'cancel' }])
  })
})

describe('when the nurse leaves', () => {
  const leaves = async (visit: Owner) => (await own(visit)).visit?.leavesAt ?? null
  const at = (hour: string) => new Date(`${DAY}T${hour}:00+04:00`).toISOString()

  it('the patient reads it on the day, by the visit before, until the nurse has left', async () => {
    const first = await assigned('10:00 Am')
    const second = await assigned('10:30 Am')
    const late = await assigned('02:00 Pm')
    expect([await leaves(first), await leaves(second), await leaves(late)]).toEqual([
      at('09:30'),
      at('10:30'),
      at('13:30'),
    ])
    until('09:30')
    await report(first, 'onTheWay')
    expect(await leaves(first)).toBeNull()
    until('10:14')
    await report(first, 'sampleTaken')
    expect(await leaves(second)).toBe(at('10:15'))
  })

  it('nobody knows it without a nurse, on the day before, and while the visit before takes longer than planned', async () => {
    const without = await paid({ date: DAY, time: '11:00 Am' })
    expect(await leaves(without)).toBeNull()
    await assigned('10:00 Am')
    const second = await assigned('10:30 Am')
    until('10:31')
    expect(await leaves(second)).toBeNull()
    ctx.wait(-24 * 60 * MINUTE_MS)
    expect(await leaves(second)).toBeNull()
  })
})

describe('a gate code', () => {
  const GATE = 'Gate B, 4471#'
  const onSheet = async () => (await getDaySheet({ ctx, input: { date: DAY } })).visits.map((visit) => visit.gateCode)

  it('that a patient gives reaches nurse and desk, and neither the history nor the link shows it', async () => {
    const visit = await assigned('10:00 Am')
    expect((await own(visit)).visit).toMatchObject({ gateCodeGiven: false })
    await give(visit, GATE)
    await give(visit, GATE)
    expect(await onSheet()).toEqual([GATE])
    expect(await getBooking({ ctx, input: { id: visit.id } })).toMatchObject({ gateCode: GATE })
    const answer = await own(visit)
    expect(answer).toMatchObject({ version: visit.version, visit: { gateCodeGiven: true } })
    expect(JSON.stringify(answer)).not.toContain('4471')
    expect((await history(visit.id)).filter((entry) => entry.includes('gate code'))).toEqual([
      'visitor: gate code given',
    ])
    const entries = await ctx.db.auditEntry.findMany({ where: { subjectId: visit.id } })
    expect(JSON.stringify(entries.map(({ detail }) => detail))).not.toContain('4471')
    await give(visit, 'Gate A')
    expect(await onSheet()).toEqual(['Gate A'])
  })

  it('can be given while the nurse is on the way, and not for a visit that is over, canceled or unpaid', async () => {
    const visit = await assigned('10:00 Am')
    until('09:30')
    await report(visit, 'onTheWay')
    await give(visit, GATE)
    expect(await onSheet()).toEqual([GATE])
    await report(visit, 'sampleTaken')
    expect(await outcomeOf(give(visit, 'another'))).toBe('ILLEGAL_TRANSITION')
    const unpaid = await owner((await start({ date: DAY, time: '06:00 Pm' })).orderId)
    expect(await outcomeOf(give(unpaid, GATE))).toBe('ILLEGAL_TRANSITION')
    expect(await outcomeOf(give({ ...visit, token: 'wrong' }, GATE))).toBe('NOT_FOUND')
  })

  it('is in the patient’s export, and is erased with the patient, also by a version that does not know it', async () => {
    const visit = await assigned('10:00 Am')
    await give(visit, GATE)
    const { email } = await stored(visit.orderId)
    const { bookings } = await exportPatient({ ctx, actor, input: { contact: email } })
    expect(bookings).toMatchObject([{ gateCode: GATE }])
    await ctx.db.booking.update({ where: { id: visit.id }, data: { erasedAt: ctx.now() } })
    expect((await stored(visit.orderId)).gateCode).toBeNull()

    const other = await assigned('10:30 Am')
    await give(other, GATE)
    const { version } = await stored(other.orderId)
    const canceled = { status: 'Canceled', version, refundPayment: false, reason: 'Ill', confirmAhead: false } as const
    await changeBookingStatus({ ctx, actor: { name: 'admin', role: 'admin' }, input: { id: other.id, ...canceled } })
    await erasePatient({
      ctx,
      actor: { name: 'admin', role: 'admin' },
      input: { contact: email, reason: 'Asked for it' },
    })
    expect((await stored(other.orderId)).gateCode).toBeNull()
  })
})
