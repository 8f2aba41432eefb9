import type { NewHealthPackage } from '@homecare/contract/admin/catalogue-editor'
import { expect, it } from 'vitest'
import { outcomeOf } from '../testing/booking-steps'
import { ownDatabase } from '../testing/own-database'
import { addHealthPackage } from './add-package'
import { getCatalogue } from './get'
import { getCatalogueItemHistory } from './get-item-history'

const actor = { name: 'admin', role: 'admin' } as const
const { ctx } = await ownDatabase()
const newPackage = (name: string, more: Partial<NewHealthPackage> = {}): NewHealthPackage => ({
  ...{ name, tells: 'Shows how the liver works.', price: 300, previousPrice: 400, active: true },
  ...{ testIds: [2, 1], benefits: ['Bilirubin'] },
  ...more,
})
const add = (name: string, more?: Partial<NewHealthPackage>) =>
  addHealthPackage({ ctx, actor, input: newPackage(name, more) })
const offered = async () => (await getCatalogue({ ctx })).packages.filter(({ id }) => id > 100)

it('packages that are added at the same moment get numbers of their own, are offered to patients and have a history', async () => {
  const names = ['Own package A', 'Own package B', 'Own package C']
  await Promise.all(names.map((name) => add(name)))
  const packages = await offered()
  expect(packages.map(({ id }) => id).sort((a, b) => a - b)).toEqual([101, 102, 103])
  expect(packages.map(({ name }) => name).sort()).toEqual(names)
  expect(packages[0]).toMatchObject({ price: 300, excisting_price: 400, testIds: [1, 2], benefits: ['Bilirubin'] })
  const { changes } = await getCatalogueItemHistory({ ctx, input: { kind: 'package', id: 101 } })
  expect(changes[0]?.detail).toMatchObject({ price: { from: null, to: 300 }, testIds: { from: null, to: [1, 2] } })
})

it.each<[string, string, Partial<NewHealthPackage>]>([
  ['a name that another package has', 'OWN PACKAGE A', {}],
  ['a previous price that is not above the price', 'Cheap', { previousPrice: 300 }],
  ['a test that does not exist', 'Unknown', { testIds: [1, 99_999] }],
])('a package with %s is refused, and none is added', async (_, name, more) => {
  const before = await offered()
  expect(await outcomeOf(add(name, more))).toBe('INVALID_INPUT')
  expect(await offered()).toEqual(before)
})
