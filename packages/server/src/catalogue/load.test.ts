import { expect, it } from 'vitest'
import { ownDatabase } from '../testing/own-database'
import { loadCatalogue } from './load'

const { ctx } = await ownDatabase()
const { db } = ctx
const load = () => loadCatalogue({ ctx })
const test = async () => (await load()).tests[0]!
const pack = async () => (await load()).packages[0]!

it('shares one object between callers while no row of the catalogue is written', async () => {
  const [first, second] = [await load(), await load()]
  expect(second).toBe(first)
  await db.closedDay.create({ data: { date: '2030-01-01', reason: 'Holiday' } })
  expect(await load()).toBe(first)
})

it('reads again what was written to any table of the catalogue, even a value that it had before', async () => {
  const { id, priceFils } = await test()
  for (const price of [priceFils + 100, priceFils]) {
    await db.labTest.update({ where: { id }, data: { priceFils: price } })
    expect((await test()).priceFils).toBe(price)
  }
  const { id: packageId, name, testIds } = await pack()
  await db.healthPackage.update({ where: { id: packageId }, data: { name: `${name}, renamed` } })
  expect((await pack()).name).toBe(`${name}, renamed`)
  const testId = testIds[0]!
  await db.packageTest.delete({ where: { packageId_testId: { packageId, testId } } })
  expect((await pack()).testIds).toEqual(testIds.slice(1))
  await db.packageTest.create({ data: { packageId, testId } })
  expect((await pack()).testIds).toEqual(testIds)
})

it('does not see what a transaction has written before it is committed, and sees it afterwards', async () => {
  const { id, specimen } = await test()
  await db.$transaction(async (tx) => {
    await tx.labTest.update({ where: { id }, data: { specimen: `${specimen}, twice` } })
    expect((await test()).specimen).toBe(specimen)
  })
  expect((await test()).specimen).toBe(`${specimen}, twice`)
})
