import type { NewLabTest } from '@homecare/contract/admin/catalogue-editor'
import { expect, it } from 'vitest'
import { ownDatabase } from '../testing/own-database'
import { addLabTest } from './add-test'
import { changeCatalogueItem } from './change-item'
import { getCatalogue } from './get'
import { getCatalogueItemHistory } from './get-item-history'
import { listCatalogueItems } from './list-items'
import type { ItemKey } from './queries'

type Change = Parameters<typeof changeCatalogueItem>[0]['input']
type Facts = Omit<Change, 'from' | 'price' | 'active' | keyof ItemKey> & { price?: number }

const actor = { name: 'admin', role: 'admin' } as const
const { ctx } = await ownDatabase()

const newTest = (name: string, more: Partial<NewLabTest> = {}): NewLabTest => ({
  ...{ name, price: 60, active: true, specimen: 'Serum', fastingHours: 8, turnaroundHours: 24 },
  ...{ synonyms: ['jaundice'], biomarkers: ['Bilirubin', 'Bile acids'], tells: 'Shows the colour of bile.' },
  ...more,
})
const add = async (input: NewLabTest) =>
  (await addLabTest({ ctx, actor, input })).items.find(({ name }) => name === input.name)!
const items = async () => (await listCatalogueItems({ ctx })).items
const item = async (kind: ItemKey['kind'], id: number) =>
  (await items()).find((each) => each.kind === kind && each.id === id)!
/** Changes the item from what `seen` says, else from what it is. */
const change = async (kind: ItemKey['kind'], id: number, to: Facts, seen?: Facts) => {
  const now = await item(kind, id)
  const { price, active } = now
  const from = { ...Object.fromEntries(Object.keys(to).map((fact) => [fact, Reflect.get(now, fact)])), ...seen }
  return changeCatalogueItem({
    ctx,
    actor,
    input: { kind, id, price, active, ...to, from: { price, active, ...from } },
  })
}
const latest = async (kind: ItemKey['kind'], id: number) =>
  (await getCatalogueItemHistory({ ctx, input: { kind, id } })).changes[0]?.detail

it('tests that are added at the same moment get the numbers from 290 on, are offered to patients and have a history', async () => {
  const names = ['Own test A', 'Own test B', 'Own test C']
  const added = await Promise.all(names.map((name) => add(newTest(name))))
  expect(new Set(added.map(({ id }) => id))).toEqual(new Set([290, 291, 292]))
  const offered = (await getCatalogue({ ctx })).tests
  for (const { id, name } of added) {
    const { active: _active, ...facts } = newTest(name)
    expect(offered.find((test) => test.id === id)).toEqual({ id, ...facts, commonness: 1 })
  }
  expect(await latest('test', added[0]!.id)).toMatchObject({
    name: { from: null, to: 'Own test A' },
    price: { from: null, to: 60 },
    biomarkers: { from: null, to: ['Bilirubin', 'Bile acids'] },
  })
})

it('of two simultaneous tests of one name one is added, and the other is refused at its name', async () => {
  const results = await Promise.allSettled(['Twice the name', 'TWICE THE NAME'].map((name) => add(newTest(name))))
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: {
      code: 'INVALID_INPUT',
      fields: { name: expect.stringMatching(/^Another test has this name, number 29\d$/) },
    },
  })
})

it('all facts of a test can be changed and changed back, and the history has old and new values of those only', async () => {
  const { name, tells, specimen, fastingHours, turnaroundHours, synonyms, biomarkers } = await item('test', 9)
  const before = { name, tells, specimen, fastingHours, turnaroundHours, synonyms, biomarkers }
  const after = {
    ...{ name: 'Another name', specimen: 'Saliva', fastingHours: 3, turnaroundHours: 99 },
    ...{ synonyms: ['one'], biomarkers: ['Two', 'Three'], tells: 'Shows something else.' },
  }
  await change('test', 9, after)
  expect((await getCatalogue({ ctx })).tests.find(({ id }) => id === 9)).toMatchObject(after)
  expect(await latest('test', 9)).toEqual(
    Object.fromEntries(Object.entries(after).map(([fact, to]) => [fact, { from: Reflect.get(before, fact), to }])),
  )
  await change('test', 9, before)
  expect(await item('test', 9)).toMatchObject(before)
})

it('the contents, benefits and sentence of a package can be changed, in any order, and are offered so', async () => {
  await change('package', 4, { testIds: [12, 3, 7], benefits: ['Only one'], tells: 'A look at sugar.' })
  const offered = (await getCatalogue({ ctx })).packages.find(({ id }) => id === 4)
  expect(offered).toMatchObject({ testIds: [3, 7, 12], benefits: ['Only one'], tells: 'A look at sugar.' })
  await change('package', 4, { testIds: [3, 8] }, { testIds: [12, 7, 3] })
  expect(await item('package', 4)).toMatchObject({ testIds: [3, 8], benefits: ['Only one'] })
  expect(await latest('package', 4)).toEqual({ testIds: { from: [3, 7, 12], to: [3, 8] } })
})

it('a change of one fact leaves what somebody else changed meanwhile in others', async () => {
  const seen = await item('test', 10)
  await change('test', 10, { specimen: 'Saliva' })
  await change('test', 10, { turnaroundHours: 72 }, { turnaroundHours: seen.turnaroundHours })
  expect(await item('test', 10)).toMatchObject({ specimen: 'Saliva', turnaroundHours: 72 })
})

it('of two simultaneous changes of the same fact one succeeds, and the other throws CONFLICT with what changed', async () => {
  const { fastingHours } = await item('test', 11)
  const results = await Promise.allSettled(
    [13, 14].map((to) => change('test', 11, { fastingHours: to }, { fastingHours })),
  )
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'CONFLICT', detail: expect.stringContaining('Somebody else changed its fasting hours') },
  })
})

it.each([
  ['test', 12, { name: 'FERRITIN' }, 'name', /^Another test has this name/],
  ['package', 5, { name: 'basic health package i' }, 'name', 'Another package has this name, number 1'],
  ['test', 12, { price: 19.99 }, 'price', 'A test costs AED\u00A020.00 to AED\u00A02,000.00'],
  ['test', 12, { price: 2000.01 }, 'price', 'A test costs AED\u00A020.00 to AED\u00A02,000.00'],
  ['test', 12, { testIds: [1] }, 'testIds', 'Only a package has this'],
  ['package', 5, { specimen: 'Serum' }, 'specimen', 'Only a test has this'],
  ['package', 5, { testIds: [1, 66] }, 'testIds', 'One of these tests does not exist'],
  ['package', 5, { testIds: [1, 9_999_999_999] }, 'testIds', 'One of these tests does not exist'],
] as const)('the %s %i can’t be changed to %j', async (kind, id, to, field, sentence) => {
  const before = await items()
  const { testIds, ...rest } = { testIds: undefined, ...to }
  await expect(change(kind, id, { ...rest, ...(testIds && { testIds: [...testIds] }) })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { [field]: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence) },
  })
  expect(await items()).toEqual(before)
})
