import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getBookingStatus } from '../booking/get-status'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { changeCatalogueItem } from './change-item'
import { getCatalogue } from './get'
import { getCatalogueItemHistory } from './get-item-history'
import { listCatalogueItems } from './list-items'
import type { ItemKey } from './queries'

type Change = Parameters<typeof changeCatalogueItem>[0]['input']
type State = Pick<Change, 'price' | 'active' | 'previousPrice'>

const actor = { name: 'admin', role: 'admin' } as const
const PACKAGE = { price: 370, active: true }
let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db, settings: { slotRules: { capacity: 1000, leadMinutes: 120, horizonDays: 60 } } })
})
/** Several tests change this package; the other packages belong to one test each. */
beforeEach(async () => {
  await ctx.db.labTest.updateMany({ data: { active: true } })
  await ctx.db.healthPackage.update({
    where: { id: 1 },
    data: { priceFils: 37_000, previousPriceFils: 47_000, active: true },
  })
})
afterAll(() => database.drop())

const { start } = bookingSteps(() => ctx)
const items = async () => (await listCatalogueItems({ ctx })).items
const item = async (kind: ItemKey['kind'], id: number) =>
  (await items()).find((each) => each.kind === kind && each.id === id)!
const change = (kind: ItemKey['kind'], id: number, from: State, to: State) =>
  changeCatalogueItem({ ctx, actor, input: { kind, id, from, ...to } })
const offeredPackage = async (id: number) => (await getCatalogue({ ctx })).packages.find((each) => each.id === id)
const changes = async (id: number) => (await getCatalogueItemHistory({ ctx, input: { kind: 'package', id } })).changes

it('the item list has every test and package with its price, whether it is active or not', async () => {
  await change('package', 1, PACKAGE, { ...PACKAGE, active: false })
  const all = await items()
  expect(all.filter(({ kind }) => kind === 'test')).toHaveLength(288)
  expect(all.find(({ kind }) => kind === 'package')).toMatchObject({
    kind: 'package',
    id: 1,
    name: 'Basic Health Package I',
    price: 370,
    previousPrice: 470,
    active: false,
    missing: [],
  })
})

it('a changed price applies to new bookings, and a started booking keeps its price', async () => {
  const first = await start({}, 'before-the-change')
  await change('package', 1, PACKAGE, { price: 389.5, active: true })
  expect(await offeredPackage(1)).toMatchObject({ price: 389.5, excisting_price: 470 })
  await expect(start()).rejects.toMatchObject({ code: 'PRICE_CHANGED', total: 389.5 })
  await start({ amount: 389.5 })
  expect(await start({}, 'before-the-change')).toEqual(first)
  const { order } = await getBookingStatus({ ctx, input: first })
  expect(order).toMatchObject({ total: 370, lines: [{ price: 370 }] })
})

it('an inactive test is not offered and can’t be booked', async () => {
  const { price, name } = await item('test', 5)
  await change('test', 5, { price, active: true }, { price, active: false })
  expect((await getCatalogue({ ctx })).tests.map(({ id }) => id)).not.toContain(5)
  await expect(start({ tests: [{ id: 5, kind: 'test', name, price }] })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { tests: `${name} is no longer offered` },
  })
})

it('a package is inactive while one of its tests is, names the test, and is active again with it', async () => {
  const [testId = 0] = (await offeredPackage(1))!.testIds
  const { price, name } = await item('test', testId)
  await change('test', testId, { price, active: true }, { price, active: false })
  expect(await offeredPackage(1)).toBeUndefined()
  expect(await item('package', 1)).toMatchObject({ active: true, missing: [name] })
  await expect(start()).rejects.toMatchObject({ fields: { tests: 'Basic Health Package I is no longer offered' } })
  await change('test', testId, { price, active: false }, { price, active: true })
  expect(await offeredPackage(1)).toMatchObject({ id: 1 })
})

describe('history of an item', () => {
  it('the history of an item has author and change, newest first, and no entry without a change', async () => {
    await change('package', 3, { price: 750, active: true }, { price: 760, active: true })
    await change('package', 3, { price: 760, active: true }, { price: 760, active: true })
    await change('package', 3, { price: 760, active: true }, { price: 740, active: false })
    expect((await changes(3)).map(({ actor: by, detail }) => [by, detail])).toEqual([
      ['Amal Rashid', { price: { from: 760, to: 740 }, active: { from: true, to: false } }],
      ['Amal Rashid', { price: { from: 750, to: 760 } }],
    ])
  })

  it('the history of an unknown item throws NOT_FOUND', async () => {
    expect(await outcomeOf(changes(99))).toBe('NOT_FOUND')
  })
})

describe('previous prices', () => {
  const was = (previousPrice: number | null) => ({ price: 900, active: true, previousPrice })

  it('the previous price of a package can be changed, removed and set again, and without it the package shows its price', async () => {
    await change('package', 6, was(1123), was(1200.5))
    expect(await offeredPackage(6)).toMatchObject({ price: 900, excisting_price: 1200.5 })
    expect(await outcomeOf(change('package', 6, was(1123), was(1150)))).toBe('CONFLICT')
    await change('package', 6, was(1200.5), was(null))
    expect(await item('package', 6)).toMatchObject({ price: 900, previousPrice: null })
    expect(await offeredPackage(6)).toMatchObject({ price: 900, excisting_price: 900 })
    await change('package', 6, was(null), { ...was(null), price: 1300 })
    expect((await changes(6)).map(({ detail }) => detail)).toEqual([
      { price: { from: 900, to: 1300 } },
      { was: { from: 1200.5, to: null } },
      { was: { from: 1123, to: 1200.5 } },
    ])
  })

  it.each([
    ['package', 1, 370, 'A price before is above the price, AED\u00A0370.00, or there is none'],
    ['test', 5, 900, 'Only a package shows a price before'],
  ] as const)('the previous price of %s %i can’t be %i: %s', async (kind, id, previousPrice, sentence) => {
    const before = await item(kind, id)
    await expect(change(kind, id, before, { ...before, previousPrice })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { previousPrice: sentence },
    })
    expect(await item(kind, id)).toEqual(before)
  })

  it('a price that reaches the previous price throws INVALID_INPUT', async () => {
    expect(await outcomeOf(change('package', 1, PACKAGE, { price: 470, active: true }))).toBe('INVALID_INPUT')
    expect(await item('package', 1)).toMatchObject({ price: 370, previousPrice: 470 })
  })
})

it('of two simultaneous price changes one succeeds, and the other throws CONFLICT with the current price', async () => {
  const results = await Promise.allSettled(
    [570, 580].map((price) => change('package', 4, { price: 560, active: true }, { price, active: true })),
  )
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const rejected = results.find((result) => result.status === 'rejected')
  expect(rejected?.reason).toMatchObject({
    code: 'CONFLICT',
    detail: expect.stringMatching(/^It now costs AED\u00A05[78]0\.00 \(before AED\u00A0780\.00\) and is offered/),
  })
})

it.each([
  ['package', 99],
  ['test', 66],
  ['test', 9_999_999_999],
] as const)('changeCatalogueItem throws NOT_FOUND for the unknown %s %i', async (kind, id) => {
  expect(await outcomeOf(change(kind, id, PACKAGE, PACKAGE))).toBe('NOT_FOUND')
})
