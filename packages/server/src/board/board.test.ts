import { randomUUID } from 'node:crypto'
import type { OwnerBoard } from '@homecare/contract/admin/owner-board'
import { daysOf } from '@homecare/domain/board-period'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import { restFils } from '@homecare/domain/refund'
import { SLOTS } from '@homecare/domain/slots'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changeBookingStatus } from '../visit/change-status'
import { erasePatient } from '../patient/erase'
import { makePartRefund, makeRefund } from '../payment/make-refund'
import { refundPayment } from '../payment/refund'
import { requestContact } from '../request/request-contact'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { ownDatabase } from '../testing/own-database'
import { testContext, TEST_NOW } from '../testing/test-context'
import { staffMoveVisit } from '../visit/staff-move'
import { getOwnerBoard } from './get'
import { refreshBoard } from './refresh'

const { database } = await ownDatabase()
const { db } = database
const HOUR_MS = 3_600_000
const admin = { name: 'admin', role: 'admin' } as const
const today = dubaiDate(TEST_NOW)
const PERIOD = { period: 'own', from: addDays(today, -2), to: addDays(today, 30) } as const

interface Action {
  kind:
    | 'book'
    | 'fail'
    | 'cancel'
    | 'refund'
    | 'part'
    | 'move'
    | 'erase'
    | 'request'
    | 'sample'
    | 'report'
    | 'withdraw'
    | 'refresh'
    | 'wait'
  /** Chooses the booking, time and day that the action is about. */
  pick: number
}
const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom(
    ...(['book', 'book', 'book', 'fail', 'cancel', 'refund', 'part', 'move', 'erase'] as const),
    ...(['request', 'sample', 'report', 'withdraw', 'refresh', 'wait'] as const),
  ),
  pick: fc.nat(1000),
})

/** A package for the patient and a single test, which takes another time, for a child. */
const FAMILY = {
  people: ['Lina Haddad'],
  tests: [
    { id: 1, kind: 'package' as const, name: 'Basic Health Package I', price: 370, person: 0 },
    { id: 1, kind: 'test' as const, name: 'CBC', price: 60, person: 1 },
  ],
  amount: 430,
}

function world() {
  const ctx = testContext({ db })
  const { paid, start, payAs } = bookingSteps(() => ctx)
  const choice = (pick: number) => ({
    date: addDays(dubaiDate(ctx.now()), 1 + (pick % 5)),
    time: SLOTS[pick % SLOTS.length]?.time ?? '',
  })
  const some = async (pick: number) => {
    const all = await db.booking.findMany({ orderBy: { orderId: 'asc' } })
    return all[pick % Math.max(1, all.length)]
  }
  const act: Record<Action['kind'], (pick: number) => Promise<unknown>> = {
    book: (pick) => paid({ ...choice(pick), ...(pick % 4 === 0 && FAMILY), email: `patient-${pick % 3}@example.com` }),
    async fail(pick) {
      const { orderId } = await start(choice(pick))
      return payAs(orderId, 'Unsuccessful')
    },
    async cancel(pick) {
      const booking = await some(pick)
      if (!booking) return
      const input = { id: booking.id, version: booking.version, status: 'Canceled' as const, reason: 'Ill' }
      await changeBookingStatus({ ctx, actor: admin, input: { ...input, refundPayment: pick % 2 === 0 } })
    },
    async refund() {
      for (const { bookingId, attemptId } of await db.paymentAttempt.findMany({ where: { refund: 'requested' } }))
        await makeRefund({ ctx, input: { bookingId, attemptId } })
    },
    async part(pick) {
      const booking = await some(pick)
      const attempt = booking && (await db.paymentAttempt.findFirst({ where: { bookingId: booking.id } }))
      if (!attempt) return
      const { version, id: bookingId } = booking
      const wanted = { key: randomUUID(), amount: 1 + (pick % 100), note: 'Not taken', version }
      await outcomeOf(refundPayment({ ctx, actor: admin, input: { attemptId: attempt.attemptId, ...wanted } }))
      for (const { id } of await db.partRefund.findMany({ where: { state: 'requested', attempt: { bookingId } } }))
        await makePartRefund({ ctx, input: { bookingId, partId: id } })
    },
    async move(pick) {
      const booking = await some(pick)
      if (!booking) return
      const { id, version } = booking
      await staffMoveVisit({ ctx, actor: admin, input: { id, version, ...choice(pick + 1) } })
    },
    erase: (pick) =>
      erasePatient({
        ctx,
        actor: admin,
        input: { contact: `patient-${pick % 3}@example.com`, reason: 'Asked for it' },
      }),
    request: (pick) => {
      const person = { fullName: 'Omar Haddad', email: 'omar@example.com', phoneNumber: `05012345${10 + (pick % 90)}` }
      const input = {
        ...person,
        date: today,
        service: 'Nurses Visit',
        locale: 'en' as const,
        contactBy: 'email' as const,
      }
      return requestContact({ ctx, input })
    },
    async sample(pick) {
      const booking = await some(pick)
      if (!booking) return
      const step = { id: randomUUID(), bookingId: booking.id, kind: 'sampleTaken', actor: 'nurse' } as const
      await db.visitStep.create({ data: { ...step, at: ctx.now() } })
    },
    async report(pick) {
      const booking = await some(pick)
      if (!booking) return
      const person = pick % (booking.otherPeople.length + 1)
      const ofPerson = { bookingId: booking.id, person }
      const report = { ...ofPerson, originalName: 'x', size: 1, uploadedBy: 'lab', key: randomUUID() }
      await db.report.updateMany({ where: { ...ofPerson, state: 'released' }, data: { state: 'replaced' } })
      await db.report.create({ data: { ...report, state: 'released', releasedAt: ctx.now() } })
    },
    withdraw: () => db.report.updateMany({ where: { state: 'released' }, data: { state: 'withdrawn' } }),
    refresh: () => refreshBoard({ ctx }),
    wait: async (pick) => ctx.wait((1 + (pick % 60)) * HOUR_MS),
  }
  return { ctx, act }
}

/** The board as a person would count it: all rows are read and counted one after another. */
async function countedByHand(now: Date): Promise<Pick<OwnerBoard, 'days' | 'items' | 'slots'>> {
  const all = await db.booking.findMany({
    include: { attempts: { include: { parts: true } }, lines: true, seat: true, visitSteps: true, reports: true },
  })
  const requests = await db.serviceRequest.findMany()
  const attempts = all.flatMap((booking) => booking.attempts.map((attempt) => ({ ...attempt, booking })))
  const cameIn = attempts.filter(
    ({ state, refund }) => state === 'paid' || state === 'surplus' || (state === 'reversed' && refund === 'done'),
  )
  const samples = all.flatMap((booking) => {
    const people = [...new Set(booking.lines.map(({ person }) => person))]
    return booking.visitSteps.flatMap(({ at }) =>
      people.map((each) => {
        const lines = booking.lines.filter(({ person }) => person === each)
        const hours = Math.max(...lines.map(({ turnaroundHours }) => turnaroundHours))
        const due = new Date(at.getTime() + hours * HOUR_MS)
        const isKept = booking.reports.some(
          ({ person, state, releasedAt }) =>
            person === each && (state === 'released' || state === 'replaced') && releasedAt && releasedAt <= due,
        )
        return { day: dubaiDate(at), isKept, isOpen: !isKept && dubaiDate(due) >= dubaiDate(now) }
      }),
    )
  })
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const days = daysOf(PERIOD).map((date) => {
    const paidToday = cameIn.filter(({ startedAt }) => dubaiDate(startedAt) === date)
    const refunded = attempts.filter(
      ({ refund, refundAt }) => refund === 'done' && refundAt && dubaiDate(refundAt) === date,
    )
    const parts = cameIn
      .flatMap((attempt) => attempt.parts)
      .filter(({ state, at }) => state === 'done' && dubaiDate(at) === date)
    const taken = samples.filter(({ day }) => day === date)
    return {
      date,
      bookings: paidToday.filter(({ state }) => state !== 'surplus').length,
      revenueFils: sum(paidToday.map(({ amountFils }) => amountFils)),
      refundsFils: sum(refunded.map(restFils)) + sum(parts.map(({ amountFils }) => amountFils)),
      requests: requests.filter(({ createdAt }) => dubaiDate(createdAt) === date).length,
      reportsKept: taken.filter(({ isKept }) => isKept).length,
      reportsMissed: taken.filter(({ isKept, isOpen }) => !isKept && !isOpen).length,
      reportsOpen: taken.filter(({ isOpen }) => isOpen).length,
    }
  })
  const inPeriod = (day: string) => day >= PERIOD.from && day <= PERIOD.to
  const lines = cameIn
    .filter(({ state, startedAt }) => state !== 'surplus' && inPeriod(dubaiDate(startedAt)))
    .flatMap(({ booking }) => booking.lines)
  const items = [...new Map(lines.map((line) => [`${line.kind} ${line.catalogueId}`, line])).values()].map((line) => {
    const same = lines.filter(({ kind, catalogueId }) => kind === line.kind && catalogueId === line.catalogueId)
    const bookings = { now: same.length, before: 0 }
    const revenueFils = { now: sum(same.map(({ priceFils }) => priceFils)), before: 0 }
    return { kind: line.kind, id: line.catalogueId, name: line.name, bookings, revenueFils }
  })
  // The package and the test have the same number.
  items.sort((a, b) => b.bookings.now - a.bookings.now || a.kind.localeCompare(b.kind))
  const slots = SLOTS.map(({ time }) => {
    const taken = all.filter(({ seat }) => seat?.state === 'booked' && seat.time === time && inPeriod(seat.date)).length
    const seats = 4 * daysOf(PERIOD).length
    return { time, taken: { now: taken, before: 0 }, seats: { now: seats, before: seats } }
  })
  return { days, items, slots }
}

it('after any bookings, refunds, moves, erasures, samples and reports the board equals what is counted by hand', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 14 }), async (actions) => {
      await db.booking.deleteMany()
      await db.serviceRequest.deleteMany()
      const { ctx, act } = world()
      for (const { kind, pick } of actions) await outcomeOf(act[kind](pick))
      const byHand = await countedByHand(ctx.now())
      expect(await getOwnerBoard({ ctx, input: PERIOD })).toMatchObject(byHand)
      await refreshBoard({ ctx })
      expect(await db.boardChange.count()).toBe(0)
      expect(await getOwnerBoard({ ctx, input: PERIOD })).toMatchObject(byHand)
    }),
    { numRuns: 25 },
  )
}, 120_000)
