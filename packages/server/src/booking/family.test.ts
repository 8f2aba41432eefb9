import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listQuery } from '@homecare/contract/staff'
import { parseAccession } from '@homecare/domain/sample'
import { erasePatient } from '../patient/erase'
import { exportPatient } from '../patient/export'
import { allotSampleNumbers } from '../sample/allot-numbers'
import { getLaboratoryDay } from '../sample/get-laboratory-day'
import { handOverSamples } from '../sample/hand-over'
import { bookingSteps } from '../testing/booking-steps'
import { draft } from '../testing/draft'
import { everyRow } from '../testing/patient-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { getDaySheet } from '../visit/get-day-sheet'
import { changeBookingStatus } from '../visit/change-status'
import { getBooking } from '../record/get-booking'
import { getOwnBooking } from '../own/get'
import { draftHash, draftItem } from './internal/draft'
import { listBookings } from './list'

const DATE = '2026-03-04'
const actor = { name: 'admin', role: 'admin' } as const
let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.db.booking.deleteMany()
  ctx = testContext({ db: database.db, settings: { slotRules: { capacity: 1, leadMinutes: 120, horizonDays: 60 } } })
})
afterAll(() => database.drop())

const { start, paid, payAs, stored, owner, seatsAt } = bookingSteps(() => ctx)
const pack = (person: number) => ({
  id: 1,
  kind: 'package' as const,
  name: 'Basic Health Package I',
  price: 370,
  person,
})
const cbc = (person: number) => ({ id: 1, kind: 'test' as const, name: 'CBC', price: 60, person })
/** A mother with two children: a package, and the same test twice. */
const FAMILY = { people: ['Lina Haddad', 'Adam Haddad'], tests: [cbc(2), pack(0), cbc(1)], amount: 490 }
const NAMES = ['Mona Haddad', ...FAMILY.people]

describe('a family’s booking', () => {
  it('a family’s booking takes one seat and charges the same test once for each person', async () => {
    const { orderId, id } = await paid(FAMILY)
    expect(ctx.gateway.requestedAmounts.get(orderId)).toBe(49_000)
    expect(await seatsAt({ date: DATE, time: '10:00 Am' })).toBe(1)
    const { people, lines } = await getBooking({ ctx, input: { id } })
    expect(people).toEqual(NAMES)
    expect(lines.map(({ person, kind, id: item }) => [person, kind, item])).toEqual([
      [0, 'package', 1],
      [1, 'test', 1],
      [2, 'test', 1],
    ])
  })

  it('a family’s order sent back as it was shown is the same booking', async () => {
    const first = await start(FAMILY, 'family-again')
    const { id, orderId, token } = await owner(first.orderId)
    const { order } = await getOwnBooking({ ctx, input: { orderId, token } })
    const [fullName, ...people] = order.people
    const again = { fullName: fullName!, people, tests: order.lines, amount: order.total }
    expect(await start(again, 'family-again')).toEqual(first)
    expect(await ctx.db.booking.count({ where: { id } })).toBe(1)
    await expect(
      start({ ...again, tests: [pack(0), cbc(1), pack(2)], amount: 800 }, 'family-again'),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('startBooking accepts a test for one person that is in the package of another, and refuses it for the same one', async () => {
    const { testId } = await ctx.db.packageTest.findFirstOrThrow({ where: { packageId: 1 } })
    const { priceFils } = await ctx.db.labTest.findUniqueOrThrow({ where: { id: testId } })
    const single = (person: number) => ({ id: testId, kind: 'test' as const, name: '', price: 1, person })
    const amount = 370 + priceFils / 100
    await start({ people: ['Lina Haddad'], tests: [pack(0), single(1)], amount })
    await expect(start({ people: ['Lina Haddad'], tests: [pack(0), cbc(1), single(0)], amount })).rejects.toMatchObject(
      {
        code: 'INVALID_INPUT',
        fields: { 'tests.2': expect.stringContaining('already part of') },
      },
    )
  })

  it.each([
    ['seven people', { people: ['A B', 'B B', 'C B', 'D B', 'E B', 'F B'] }],
    ['a name twice', { people: ['mona  haddad'], tests: [pack(0), cbc(1)] }],
    ['a person without tests', { people: ['Lina Haddad'], tests: [pack(0)] }],
    ['a line of nobody', { tests: [pack(0), cbc(1)] }],
    ['a name with a control character', { people: ['Lina\u0001Haddad'], tests: [pack(0), cbc(1)] }],
  ])('the contract refuses %s', (_, changes) => {
    expect(() => draft({ ...FAMILY, people: [], ...changes })).toThrow()
  })

  it('a family of six with one price changed books nothing, and the one slot left is one seat for all six', async () => {
    const people = ['Lina', 'Adam', 'Sami', 'Noor', 'Huda'].map((name) => `${name} Haddad`)
    const tests = [0, 1, 2, 3, 4, 5].map(cbc)
    await ctx.db.labTest.update({ where: { id: 1 }, data: { priceFils: 7_000 } })
    try {
      await expect(start({ people, tests, amount: 360 })).rejects.toMatchObject({ code: 'PRICE_CHANGED', total: 420 })
      expect(await ctx.db.booking.count()).toBe(0)
      expect(await seatsAt({ date: DATE, time: '10:00 Am' })).toBe(0)
      const outcomes = await Promise.allSettled([
        start({ people, tests, amount: 420 }),
        start({ fullName: 'Omar Saleh', email: 'omar@example.com', phoneNumber: '0507654321' }),
      ])
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(await ctx.db.booking.count()).toBe(1)
    } finally {
      await ctx.db.labTest.update({ where: { id: 1 }, data: { priceFils: 6_000 } })
    }
  })

  it('draftHash tells people and their items apart, and is as it was for one person', () => {
    const { fullName, doorNumber, ...input } = draft()
    const contents = { ...input, fullName, doorNumber, otherPeople: [] as string[], homeKind: null, pin: null }
    const items = fc.uniqueArray(
      fc.record({ kind: fc.constantFrom('test', 'package'), id: fc.nat(9), person: fc.nat(2) }),
      {
        selector: draftItem,
      },
    )
    fc.assert(
      fc.property(items, items, (a, b) => {
        const [x, y] = [a, b].map((all) => draftHash({ ...contents, otherPeople: ['L', 'A'] }, all.map(draftItem)))
        expect(x === y).toBe(JSON.stringify(a.map(draftItem)) === JSON.stringify(b.map(draftItem)))
      }),
    )
    expect(draftItem({ kind: 'test', id: 3, person: 0 })).toBe('test 3')
    const hashes = [[], ['L'], ['L', 'A'], ['A', 'L']].map((otherPeople) =>
      draftHash({ ...contents, otherPeople }, ['test 3']),
    )
    expect(new Set(hashes).size).toBe(4)
  })
})

describe('samples of a family', () => {
  const completed = async () => {
    const { id, orderId } = await paid(FAMILY)
    await allotSampleNumbers({ ctx, actor, input: { date: DATE, bookingIds: [id] } })
    const { version } = await stored(orderId)
    const done = { status: 'Completed', version, confirmAhead: true } as const
    await changeBookingStatus({ ctx, actor, input: { id, ...done } })
    return id
  }
  const handOver = (bookingId: string, handedOver: boolean, person?: number) =>
    handOverSamples({
      ctx,
      actor,
      input: { date: DATE, bookingIds: [bookingId], handedOver, ...(person === undefined ? {} : { person }) },
    })

  it('each person of a family has an own accession number and own tubes, on the day sheet too', async () => {
    await completed()
    const { samples } = await getLaboratoryDay({ ctx, input: { date: DATE } })
    expect(samples.map(({ person, fullName }) => [person, fullName])).toEqual(NAMES.map((name, index) => [index, name]))
    expect(new Set(samples.map(({ accession }) => parseAccession(accession ?? ''))).size).toBe(3)
    expect(samples[1]).toMatchObject({ tests: ['CBC (Complete Blood Count)'], peopleInVisit: 3 })
    expect(samples[1]!.tubes.map(({ specimen }) => specimen)).toEqual(['EDTA whole blood'])
    const [visit] = (await getDaySheet({ ctx, input: { date: DATE } })).visits
    expect(visit!.people.map(({ fullName, accession }) => [fullName, accession])).toEqual(
      samples.map(({ fullName, accession }) => [fullName, accession]),
    )
    expect(visit!.tubes).toHaveLength(samples.reduce((sum, { tubes }) => sum + tubes.length, 0))
  })

  it('a sample number is given once, however often labels are printed', async () => {
    const id = await completed()
    const before = await getLaboratoryDay({ ctx, input: { date: DATE } })
    const after = await allotSampleNumbers({ ctx, actor, input: { date: DATE, bookingIds: [id] } })
    expect(after).toEqual(before)
  })

  it('one child’s sample is handed over alone, and the family sees the laboratory only when all have arrived', async () => {
    const id = await completed()
    const handedOver = async () => {
      const booking = await ctx.db.booking.findUniqueOrThrow({ where: { id } })
      const { token } = await owner(booking.orderId)
      return (await getOwnBooking({ ctx, input: { orderId: booking.orderId, token } })).visit?.handedOverAt ?? null
    }
    const one = await handOver(id, true, 2)
    expect(one.samples.map(({ handedOverAt }) => handedOverAt !== null)).toEqual([false, false, true])
    expect(await handedOver()).toBeNull()
    const all = await handOver(id, true)
    expect(all.samples.every(({ handedOverAt }) => handedOverAt !== null)).toBe(true)
    expect(await handedOver()).not.toBeNull()
    const undone = await handOver(id, false, 1)
    expect(undone.samples.map(({ handedOverAt }) => handedOverAt !== null)).toEqual([true, false, true])
    await expect(handOver(id, true, 5)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('a visit for the children only has no sample of their mother', async () => {
    await paid({ people: FAMILY.people, tests: [pack(1), cbc(2)], amount: 430 })
    const { samples } = await getLaboratoryDay({ ctx, input: { date: DATE } })
    expect(samples.map(({ fullName }) => fullName)).toEqual(FAMILY.people)
  })
})

describe('names of a family', () => {
  const find = async (search: string) =>
    (await listBookings({ ctx, input: { ...listQuery.parse({}), search } })).items.map(({ fullName }) => fullName)

  it('a search finds a booking by the name of a child', async () => {
    await paid(FAMILY)
    expect(await find('lina had')).toEqual(['Mona Haddad'])
    expect(await find('Adam')).toEqual(['Mona Haddad'])
    expect(await find('Sami')).toEqual([])
  })

  it('the export of a patient’s data has the family’s names, and its erasure leaves none of them', async () => {
    const { orderId } = await start(FAMILY)
    await payAs(orderId, 'Unsuccessful')
    const input = { contact: 'mona@example.com' }
    const { bookings } = await exportPatient({ ctx, actor, input })
    expect(bookings[0]).toMatchObject({ people: NAMES })
    await ctx.db.booking.updateMany({ data: { paymentStatus: 'Failed' } })
    await erasePatient({ ctx, actor, input: { ...input, reason: 'Asked by letter' } })
    const text = [...(await everyRow(ctx)).values()].join('\n')
    for (const name of NAMES) expect(text).not.toContain(name)
    expect((await stored(orderId)).otherPeople).toEqual(['Erased', 'Erased'])
  })
})

describe('two people of a visit whose names look the same', () => {
  it.each([
    ['other spaces', 'Mona Had dad'],
    ['full width letters', 'Ｍｏｎａ Ｈａｄｄａｄ'],
    ['Cyrillic letters', 'Моnа Haddad'],
  ])('are asked about with %s, and booked once somebody has confirmed that they differ', async (_, name) => {
    const pair = { people: [name], tests: [pack(0), cbc(1)], amount: 430 }
    await expect(start(pair)).rejects.toMatchObject({
      code: 'SAME_PERSON',
      fields: { 'people.0': expect.stringContaining('looks the same') },
    })
    expect(await ctx.db.booking.count()).toBe(0)
    const { orderId } = await start({ ...pair, confirmDifferentPeople: true })
    expect((await stored(orderId)).otherPeople).toHaveLength(1)
  })
})
