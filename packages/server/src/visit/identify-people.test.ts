import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { getOwnBooking } from '../own/get'
import { exportPatient } from '../patient/export'
import { getLaboratoryDay } from '../sample/get-laboratory-day'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { getDaySheet } from './get-day-sheet'
import { identifyPeople } from './identify-people'
import { recordVisitStep } from './record-step'
import { staffIdentifyPeople } from './staff-identify'

const DATE = '2026-03-06'
const visitor = { name: 'visitor', role: 'visitor' } as const
const MONA = { person: 0, birthDate: '1988-03-12', sex: 'female' } as const
let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => {
  ctx = testContext({ db: database.db })
})
afterAll(() => database.drop())
const { paid, start, owner, history } = bookingSteps(() => ctx)

type Own = Pick<Awaited<ReturnType<typeof paid>>, 'orderId' | 'token'>
const identify = (own: Own, ...people: Parameters<typeof identifyPeople>[0]['input']['people']) =>
  identifyPeople({ ctx, actor: visitor, input: { ...own, people } })
const tested = async (own: Own) => (await getOwnBooking({ ctx, input: own })).tested

it('who is tested is asked until it is known, is on labels and the day sheet, and is in no answer to a link', async () => {
  const own = await paid({ date: DATE, time: '11:00 Am' })
  expect(await tested(own)).toEqual([{ person: 0, name: expect.any(String), identified: false }])
  await identify(own, { ...MONA, birthDate: '1987-03-12' })
  await identify(own, MONA)
  const { tested: known, ...rest } = await getOwnBooking({ ctx, input: own })
  expect(known).toMatchObject([{ person: 0, identified: true }])
  expect(JSON.stringify([known, rest])).not.toMatch(/1988|female/)
  const identity = { birthDate: '1988-03-12', sex: 'female' }
  const { samples } = await getLaboratoryDay({ ctx, input: { date: DATE } })
  expect(samples.find(({ orderId }) => orderId === own.orderId)).toMatchObject({ identity })
  const sheet = await getDaySheet({ ctx, input: { date: DATE } })
  expect(sheet.visits.find(({ orderId }) => orderId === own.orderId)?.people).toMatchObject([{ identity }])
})

it('the history has that it was given and by whom, not the date, and a patient’s export has it', async () => {
  const own = await paid({ date: DATE, time: '11:30 Am', email: 'born@example.com' })
  await identify(own, MONA)
  expect((await history(own.id)).at(-1)).toBe('visitor: identity given')
  expect(JSON.stringify(await ctx.db.auditEntry.findMany({ where: { subjectId: own.id } }), stringOf)).not.toContain(
    '1988',
  )
  const actor = { name: 'admin', role: 'admin' } as const
  const { bookings } = await exportPatient({ ctx, actor, input: { contact: 'born@example.com' } })
  expect(bookings).toMatchObject([{ identities: [MONA] }])
})

it.each([
  ['a day that has not come', { ...MONA, birthDate: '2030-01-01' }, 'birthDate'],
  ['a day 130 years ago', { ...MONA, birthDate: '1896-01-01' }, 'birthDate'],
  ['a person who has no tests', { ...MONA, person: 1 }, 'person'],
] as const)('%s is refused at its field, and nothing is stored', async (_, person, field) => {
  const own = await paid({ date: DATE, time: '01:00 Pm' })
  const refused = await identify(own, person).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'INVALID_INPUT', fields: { [`people.0.${field}`]: expect.any(String) } })
  expect(await ctx.db.personIdentity.count({ where: { bookingId: own.id } })).toBe(0)
})

it('an unpaid visit and one whose sample was taken can’t be changed, and another token opens nothing', async () => {
  const unpaid = await owner((await start({ date: DATE, time: '02:00 Pm' })).orderId)
  expect(await outcomeOf(identify(unpaid, MONA))).toBe('ILLEGAL_TRANSITION')
  const own = await paid({ date: DATE, time: '02:30 Pm' })
  expect(await outcomeOf(identify({ ...own, token: 'x'.repeat(43) }, MONA))).toBe('NOT_FOUND')
  await ctx.db.booking.update({ where: { id: own.id }, data: { status: 'Completed' } })
  expect(await outcomeOf(identify(own, MONA))).toBe('ILLEGAL_TRANSITION')
  expect(await tested(own)).toEqual([])
})

it('a taken sample may say who was tested, and one with a day that can’t be a day of birth is refused', async () => {
  const { id, orderId } = await paid({ date: '2026-03-03', time: '06:00 Pm' })
  const take = (birthDate: string) =>
    recordVisitStep({
      ctx,
      actor: { name: 'coordinator', role: 'coordinator' },
      input: {
        ...{
          bookingId: id,
          id: randomUUID(),
          kind: 'sampleTaken',
          at: ctx.now().toISOString(),
          tubes: 2,
          fasted: true,
        },
        people: [{ ...MONA, birthDate }],
      },
    })
  await expect(take('2030-01-01')).rejects.toMatchObject({
    code: 'ILLEGAL_TRANSITION',
    detail: 'A date of birth can’t be right. Ask for it again.',
  })
  await take('2019-05-17')
  const { samples } = await getLaboratoryDay({ ctx, input: { date: '2026-03-03' } })
  expect(samples.find((sample) => sample.orderId === orderId)).toMatchObject({
    identity: { birthDate: '2019-05-17', sex: 'female' },
  })
})

const stringOf = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

it('staff write it down for a patient, after the sample was taken too, and not with an older version or of a canceled visit', async () => {
  const { id, version } = await paid({ date: DATE, time: '02:30 Pm' })
  const actor = { name: 'coordinator', role: 'coordinator' } as const
  const write = (seen: number, birthDate: string = MONA.birthDate, person = 0) =>
    staffIdentifyPeople({ ctx, actor, input: { id, version: seen, people: [{ ...MONA, birthDate, person }] } })
  expect(await outcomeOf(write(version, '2030-01-01'))).toBe('INVALID_INPUT')
  expect(await outcomeOf(write(version, MONA.birthDate, 5))).toBe('INVALID_INPUT')
  await write(version)
  expect(await outcomeOf(write(version))).toBe('CONFLICT')
  await ctx.db.booking.update({ where: { id }, data: { status: 'Completed' } })
  await write(version + 1, '1987-03-12')
  expect(await ctx.db.personIdentity.findMany({ where: { bookingId: id } })).toMatchObject([
    { birthDate: '1987-03-12' },
  ])
  expect((await history(id)).slice(-2)).toEqual(['coordinator: identity given', 'coordinator: identity given'])
  await ctx.db.booking.update({ where: { id }, data: { status: 'Canceled' } })
  expect(await outcomeOf(write(version + 2))).toBe('ILLEGAL_TRANSITION')
})
