import { expect, it } from 'vitest'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import { outcomeOf } from '../testing/booking-steps'
import { ownDatabase } from '../testing/own-database'
import { addRate } from './add'
import { endRate } from './end'
import { getRates } from './get'

const { ctx } = await ownDatabase()
const actor = { name: 'owner', role: 'owner' } as const
const today = dubaiDate(ctx.now())
const add = (changes: object = {}) =>
  addRate({
    ctx,
    actor,
    input: {
      ...{ service: 'Elderly Care', unit: 'hour', dayClass: 'weekday', price: 150, vatRule: 'zero', from: today },
      ...changes,
    },
  })
const periods = async () =>
  (await getRates({ ctx })).rates.map(({ price, from, until }) => [price, from, until] as const)

it('a new price ends the one before it on the day before, and neither changes otherwise', async () => {
  await ctx.db.rate.deleteMany()
  await add()
  const later = addDays(today, 30)
  const { rates } = await add({ price: 170.5, from: later })
  expect(rates.map(({ price, from, until }) => [price, from, until])).toEqual([
    [170.5, later, null],
    [150, today, addDays(later, -1)],
  ])
})

it('a price is refused for a day that has passed, and where one begins on that day or later', async () => {
  await ctx.db.rate.deleteMany()
  await add({ from: addDays(today, 5) })
  expect(await outcomeOf(add({ from: addDays(today, -1) }))).toBe('INVALID_INPUT')
  expect(await outcomeOf(add())).toBe('CONFLICT')
  expect(await outcomeOf(add({ from: addDays(today, 5) }))).toBe('CONFLICT')
  expect(await outcomeOf(add({ dayClass: 'night' }))).toBe('done')
})

it('of two people who set one price at the same moment one is refused, and every day has one price', async () => {
  await ctx.db.rate.deleteMany()
  const outcomes = await Promise.all([outcomeOf(add()), outcomeOf(add({ price: 160 }))])
  expect(outcomes.toSorted()).toEqual(['CONFLICT', 'done'])
  expect(await periods()).toHaveLength(1)
})

it('a price ends on a day that is named, is never prolonged, and one that has not begun can be taken back', async () => {
  await ctx.db.rate.deleteMany()
  const { rates } = await add({ from: addDays(today, 3) })
  const end = (until: string) => endRate({ ctx, actor, input: { id: rates[0]!.id, until } })
  expect(await outcomeOf(end(addDays(today, -2)))).toBe('INVALID_INPUT')
  await end(addDays(today, 10))
  expect(await outcomeOf(end(addDays(today, 11)))).toBe('INVALID_INPUT')
  await end(addDays(today, 2))
  expect(await periods()).toEqual([[150, addDays(today, 3), addDays(today, 2)]])
  expect(await outcomeOf(endRate({ ctx, actor, input: { id: 'unknown', until: today } }))).toBe('NOT_FOUND')
})
