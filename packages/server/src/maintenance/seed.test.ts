import { expect, it } from 'vitest'
import { addLabTest } from '../catalogue/add-test'
import { changeCatalogueItem } from '../catalogue/change-item'
import { listCatalogueItems } from '../catalogue/list-items'
import { seed } from './seed'
import { ownDatabase } from '../testing/own-database'
import { OWN_TEST } from '../catalogue/own-test.fixture'

const actor = { name: 'admin', role: 'admin' } as const
const { ctx } = await ownDatabase()

it('prices and availability that staff have set stay when a release seeds the catalogue again', async () => {
  const before = (await listCatalogueItems({ ctx })).items
  const item = async (kind: 'test' | 'package', id: number) =>
    (await listCatalogueItems({ ctx })).items.find((each) => each.kind === kind && each.id === id)!
  const change = async (kind: 'test' | 'package', id: number, to: object) => {
    const from = await item(kind, id)
    await changeCatalogueItem({ ctx, actor, input: { kind, id, from, price: from.price, active: from.active, ...to } })
  }
  await change('test', 5, { active: false })
  await change('package', 1, { price: 600, previousPrice: null })
  await seed(ctx.db)
  expect(await item('test', 5)).toMatchObject({ active: false })
  expect(await item('package', 1)).toMatchObject({ price: 600, previousPrice: null })
  const others = (items: typeof before) =>
    items.filter(({ kind, id }) => !(kind === 'test' && id === 5) && !(kind === 'package' && id === 1))
  const missing = (name: string) => (each: (typeof before)[number]) => ({
    ...each,
    missing: each.missing?.filter((other) => other !== name),
  })
  const { name } = await item('test', 5)
  expect(others((await listCatalogueItems({ ctx })).items).map(missing(name))).toEqual(
    others(before).map(missing(name)),
  )
})

it('a test that staff have added, and names and contents that they have changed, stay when a release seeds the catalogue again', async () => {
  const added = await addLabTest({ ctx, actor, input: OWN_TEST })
  const change = async (kind: 'test' | 'package', id: number, to: object) => {
    const from = added.items.find((each) => each.kind === kind && each.id === id)!
    await changeCatalogueItem({ ctx, actor, input: { kind, id, from, price: from.price, active: from.active, ...to } })
  }
  await change('test', 6, { name: 'Renamed by staff' })
  await change('package', 2, { testIds: [1, 290] })
  await seed(ctx.db)
  const { items } = await listCatalogueItems({ ctx })
  expect(items.find(({ id }) => id === 290)).toMatchObject({ name: 'Test of our own', active: true })
  expect(items.find(({ kind, id }) => kind === 'test' && id === 6)).toMatchObject({ name: 'Renamed by staff' })
  expect(items.find(({ kind, id }) => kind === 'package' && id === 2)).toMatchObject({ testIds: [1, 290] })
})

it('a test of staff without a sentence gets the one of the release, and keeps one that staff have written', async () => {
  const change = async (id: number, to: object) => {
    const { kind, price, active, tells } = (await listCatalogueItems({ ctx })).items.find((each) => each.id === id)!
    await changeCatalogueItem({ ctx, actor, input: { kind, id, from: { price, active, tells }, price, active, ...to } })
  }
  await change(20, { price: 71 })
  await change(21, { tells: 'Our own sentence.' })
  await ctx.db.labTest.update({ where: { id: 20 }, data: { tells: '', commonness: 0 } })
  await seed(ctx.db)
  expect(await ctx.db.labTest.findUnique({ where: { id: 20 } })).toMatchObject({
    ...{ priceFils: 7100, commonness: 1 },
    tells: 'Shows how much iron your blood can carry; it is often high when iron is low.',
  })
  expect(await ctx.db.labTest.findUnique({ where: { id: 21 } })).toMatchObject({ tells: 'Our own sentence.' })
})
