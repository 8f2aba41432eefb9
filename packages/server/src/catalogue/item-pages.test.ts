import { expect, it } from 'vitest'
import { ownDatabase } from '../testing/own-database'
import { changeCatalogueItem } from './change-item'
import { getItemPages } from './get-item-pages'
import { listCatalogueItems } from './list-items'

const actor = { name: 'admin', role: 'admin' } as const
const { ctx } = await ownDatabase()
const pages = async () => (await getItemPages({ ctx })).pages

it('each offered test and package has a page of its own, and every link of a page leads to another one', async () => {
  const all = await pages()
  const paths = new Set(all.map(({ path }) => path))
  const { items } = await listCatalogueItems({ ctx })
  expect(all.length).toBe(items.filter(({ active }) => active).length)
  expect(paths.size).toBe(all.length)
  for (const { path, tests, packages, neighbours } of all) {
    const linked = [...tests, ...packages, ...neighbours].map((link) => link.path)
    expect(linked.filter((each) => each === path || !paths.has(each))).toEqual([])
  }
})

it('from the page of any test links lead to every other test', async () => {
  const links = new Map((await pages()).map(({ path, neighbours }) => [path, neighbours.map((link) => link.path)]))
  const [first = ''] = (await pages()).filter(({ kind }) => kind === 'test').map(({ path }) => path)
  const reached = new Set([first])
  for (const path of reached) for (const next of links.get(path) ?? []) reached.add(next)
  expect(reached.size).toBe((await pages()).filter(({ kind }) => kind === 'test').length)
})

it('a package says what is in it, and takes the longest fast and report of that', async () => {
  const all = await pages()
  const pack = all.find(({ kind }) => kind === 'package')!
  const inside = all.filter(({ path }) => pack.tests.some((link) => link.path === path))
  expect(inside.length).toBe(pack.tests.length)
  expect(pack.fastingHours).toBe(Math.max(...inside.map(({ fastingHours }) => fastingHours)))
  expect(pack.turnaroundHours).toBe(Math.max(...inside.map(({ turnaroundHours }) => turnaroundHours)))
  for (const test of inside) expect(test.packages.map(({ path }) => path)).toContain(pack.path)
})

it('a change by staff gives its day to the page of that item alone, and a new name a new address, to which the former one leads', async () => {
  const before = (await pages()).find(({ kind }) => kind === 'test')!
  expect(before.changedOn).toBeNull()
  const item = (await listCatalogueItems({ ctx })).items.find(({ kind, id }) => kind === 'test' && id === before.id)!
  const { kind, id, price, active, name } = item
  const input = { kind, id, price, active, name: 'A Name of Its Own', from: { price, active, name } }
  await changeCatalogueItem({ ctx, actor, input })
  const changed = (await pages()).filter(({ changedOn }) => changedOn !== null)
  expect(changed).toMatchObject([
    { id, kind, path: '/blood-test/a-name-of-its-own', aliases: [`/blood-test/test-${id}`, before.path] },
  ])
})
