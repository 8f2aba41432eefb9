import { expect, it } from 'vitest'
import { seed } from '../maintenance/seed'
import { ownDatabase } from '../testing/own-database'
import { addLabTest } from './add-test'
import { changeCatalogueItem } from './change-item'
import { getCatalogue } from './get'
import { getItemPages } from './get-item-pages'
import { getPackages } from './get-packages'
import { listCatalogueItems } from './list-items'
import { namesIn } from './names-in'
import { OWN_TEST } from './own-test.fixture'

const actor = { name: 'admin', role: 'admin' } as const
const { ctx } = await ownDatabase()

const plain = (text: string | undefined) => text?.replaceAll(/[\u2068\u2069]/g, '')
const change = async (kind: 'test' | 'package', id: number, to: object) => {
  const { price, active, ...item } = (await listCatalogueItems({ ctx })).items.find(
    (each) => each.kind === kind && each.id === id,
  )!
  const seen = Object.fromEntries(Object.entries(item).filter(([fact]) => fact in to))
  await changeCatalogueItem({ ctx, actor, input: { kind, id, from: { price, active, ...seen }, price, active, ...to } })
}

it('the catalogue in Arabic has the same items, numbers and prices, with Arabic names, sentences and words', async () => {
  const [english, arabic] = [await getCatalogue({ ctx }), await getCatalogue({ ctx, locale: 'ar' })]
  const numbers = ({ tests, packages }: typeof english) =>
    [...tests, ...packages].map(({ id, price }) => ({ id, price }))
  expect(numbers(arabic)).toEqual(numbers(english))
  const test = arabic.tests.find(({ id }) => id === 41)
  expect(test).toMatchObject({
    name: 'السكر التراكمي (\u2068HbA1c\u2069)',
    specimen: 'دم كامل (أنبوب \u2068EDTA\u2069)',
  })
  expect(test?.synonyms[0]).toBe('HbA1c (Glycated Haemoglobin)')
  expect(arabic.packages.map(({ name }) => name)).toContain('باقة صحة القلب')
  const words = arabic.tests.flatMap(({ name, tells, specimen }) => [name, tells, specimen])
  expect(words.filter((text) => !/\p{Script=Arabic}/u.test(text))).toEqual([])
})

it('the address of an item is of its English name in Arabic too', async () => {
  const [english, arabic] = [await getItemPages({ ctx }), await getItemPages({ ctx, locale: 'ar' })]
  const paths = ({ pages }: typeof english) => pages.map(({ path, aliases }) => ({ path, aliases }))
  expect(paths(arabic)).toEqual(paths(english))
  expect(arabic.pages.find(({ kind, id }) => kind === 'test' && id === 109)?.otherNames).toEqual([
    '\u2068TSH (Thyroid Stimulating Hormone)\u2069',
  ])
  const [packages, inArabic] = [await getPackages({ ctx }), await getPackages({ ctx, locale: 'ar' })]
  expect(inArabic.packages.map(({ path }) => path)).toEqual(packages.packages.map(({ path }) => path))
})

it('an item of staff without Arabic has its English name, isolated, and the Arabic that they write then', async () => {
  const added = await addLabTest({ ctx, actor, input: OWN_TEST })
  const { id } = added.items.find(({ name }) => name === 'Test of our own')!
  const name = async () => (await getCatalogue({ ctx, locale: 'ar' })).tests.find((test) => test.id === id)?.name
  expect(await name()).toBe('\u2068Test of our own\u2069')
  await change('test', id, { nameAr: 'فحصنا الخاص (OWN)' })
  expect(await name()).toBe('فحصنا الخاص (\u2068OWN\u2069)')
  const history = await ctx.db.auditEntry.findFirst({
    where: { subjectType: 'test', subjectId: String(id) },
    orderBy: { id: 'desc' },
  })
  expect(history?.detail).toEqual({ nameAr: { from: '', to: 'فحصنا الخاص (OWN)' } })
})

it('Arabic that staff have written stays when a release seeds again, and a changed English name gets no old translation', async () => {
  await change('test', 7, { nameAr: 'اسم من الموظفين' })
  await change('test', 8, { name: 'Something else', nameAr: '' })
  await change('package', 3, { benefitsAr: ['ميزة واحدة'] })
  await ctx.db.labTest.update({ where: { id: 9 }, data: { nameAr: '', tellsAr: '' } })
  await seed(ctx.db)
  const arabic = async (id: number) => (await ctx.db.labTest.findUniqueOrThrow({ where: { id } })).nameAr
  expect(await arabic(7)).toBe('اسم من الموظفين')
  expect(await arabic(8)).toBe('')
  expect(await arabic(9)).toBe('لطاخة الدم المحيطي')
  expect((await ctx.db.healthPackage.findUniqueOrThrow({ where: { id: 3 } })).benefitsAr).toEqual(['ميزة واحدة'])
})

it('a booked line and the tests of a booked package have the names of the reader’s language', async () => {
  const line = { kind: 'test', id: 151, name: 'Vitamin D, 25-Hydroxy' } as const
  const gone = { kind: 'test', id: 9999, name: 'No longer there' } as const
  const [en, ar] = [await namesIn(ctx, 'en'), await namesIn(ctx, 'ar')]
  expect([en.ofLine(line), en.ofTest('Ferritin'), en.ofSpecimen('Serum')]).toEqual([line.name, 'Ferritin', 'Serum'])
  expect([plain(ar.ofLine(line)), plain(ar.ofTest('Ferritin')), ar.ofSpecimen('Serum')]).toEqual([
    'فيتامين د (25-OH)',
    'مخزون الحديد (Ferritin)',
    'مصل الدم',
  ])
  expect(ar.ofLine(gone)).toBe('\u2068No longer there\u2069')
})
