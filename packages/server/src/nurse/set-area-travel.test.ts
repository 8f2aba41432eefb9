import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bookingSteps, countOutcomes, outcomeOf } from '../testing/booking-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { assignNurse } from '../visit/assign-nurse'
import { getNurseChoices } from '../visit/get-nurse-choices'
import { addNurse } from './add'
import { listNurses } from './list'
import { setAreaTravel } from './set-area-travel'

const actor = { name: 'admin', role: 'admin' } as const
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 540, to: 1260 }))
let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.db.booking.deleteMany()
  await database.db.nurse.deleteMany()
  await database.db.areaTravel.deleteMany()
  ctx = testContext({ db: database.db })
})
afterAll(() => database.drop())

const { paid } = bookingSteps(() => ctx)
const set = (from: string, to: string, minutes: number | null) =>
  setAreaTravel({ ctx, actor, input: { from, to, minutes } })
const travel = async () => (await listNurses({ ctx })).travel
const entries = async () =>
  (
    await ctx.db.auditEntry.findMany({ where: { subjectType: 'slots', subjectId: 'travel' }, orderBy: { id: 'asc' } })
  ).map(({ detail }) => detail)

it('a way is stored once, whichever area is named first, and every change of it is in the history', async () => {
  const before = (await entries()).length
  await set('Jumeirah', 'Deira', 25)
  expect(await travel()).toEqual([{ from: 'Deira', to: 'Jumeirah', minutes: 25 }])
  await set('deira', 'JUMEIRAH', 30)
  await set('Deira', 'Jumeirah', 30)
  expect(await travel()).toEqual([{ from: 'Deira', to: 'Jumeirah', minutes: 30 }])
  await set('Deira', 'Jumeirah', null)
  await set('Deira', 'Jumeirah', null)
  expect(await travel()).toEqual([])
  const areas = 'Deira, Jumeirah'
  expect((await entries()).slice(before)).toEqual([
    { areas, from: null, to: 25 },
    { areas, from: 25, to: 30 },
    { areas, from: 30, to: null },
  ])
})

it('an area that is not served, and the way from an area to itself, are refused and change nothing', async () => {
  expect(await outcomeOf(set('Atlantis', 'Deira', 5))).toBe('INVALID_INPUT')
  expect(await outcomeOf(set('Deira', 'Atlantis', 5))).toBe('INVALID_INPUT')
  expect(await outcomeOf(set('Deira', 'deira', 5))).toBe('INVALID_INPUT')
  expect(await travel()).toEqual([])
})

it('the same way set by several people at a time is stored once', async () => {
  const times = [10, 20, 30].map((minutes) => set('Deira', 'Jumeirah', minutes))
  expect(await countOutcomes(times)).toEqual({ done: 3 })
  expect(await travel()).toHaveLength(1)
})

it('a nurse is suggested for a visit only where there is the time for the way from her other visit', async () => {
  const { nurses } = await addNurse({
    ctx,
    actor,
    input: {
      ...{ firstName: 'Maya', lastName: 'Rahman', licenceNumber: 'DHA-way', phoneNumber: '971501112233' },
      ...{ languages: ['English'], areas: [], hours: EVERY_DAY },
    },
  })
  const near = await paid({ time: '10:00 Am', building: 'Jumeirah Tower', city: 'Jumeirah' })
  const far = await paid({ time: '10:30 Am', building: 'Deira Tower', city: 'Deira' })
  await assignNurse({ ctx, actor, input: { id: near.id, version: near.version, nurseId: nurses[0]?.id ?? '' } })
  const choice = async () => (await getNurseChoices({ ctx, input: { id: far.id } })).choices[0]
  expect(await choice()).toMatchObject({ tooFar: false, travelMinutes: 0, suggested: true })
  await set('Deira', 'Jumeirah', 25)
  expect(await choice()).toMatchObject({ tooFar: true, travelMinutes: 25, suggested: false })
})
