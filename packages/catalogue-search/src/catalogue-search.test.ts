import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ARABIC, MIXED } from './arabic-queries'
import { createCatalogueSearch, type Match, type SearchedCatalogue } from './catalogue-search'
import { EVERYDAY_WORDS } from './everyday-words'
import { wordsOf } from './fold'
import { EXPECTED_FIRST, ORDINARY } from './ordinary-queries'
import { EXPECTED_ANSWERS } from './queries'

const catalogue = JSON.parse(
  readFileSync(new URL('../../server/data/catalogue.json', import.meta.url), 'utf8'),
) as SearchedCatalogue
const search = createCatalogueSearch(catalogue)

interface Translation {
  id: number
  name: string
  tells: string
  benefits?: string[]
}
const arabic = JSON.parse(readFileSync(new URL('../../server/data/catalogue-ar.json', import.meta.url), 'utf8')) as {
  tests: Translation[]
  packages: Translation[]
  words: Record<string, string>
}
const translated = <Item extends { id: number; name: string }>(items: readonly Item[], texts: Translation[]) =>
  items.map((item) => ({ ...item, ...texts.find(({ id }) => id === item.id) }))
/** As the page in Arabic has it: the English name is the first synonym. */
const inArabic = createCatalogueSearch({
  tests: translated(catalogue.tests, arabic.tests).map((test, at) => ({
    ...test,
    synonyms: [catalogue.tests[at]!.name, ...test.synonyms],
    biomarkers: test.biomarkers.map((word) => arabic.words[word] ?? word),
  })),
  packages: translated(catalogue.packages, arabic.packages).map((pack, at) => ({
    ...pack,
    synonyms: [catalogue.packages[at]!.name],
  })),
})

const keyOf = ({ kind, id }: Match): number | string => (kind === 'package' ? `p${id}` : id)

test('at least 95 of 100 queries have the right answer among the first three results', () => {
  const missed = EXPECTED_ANSWERS.filter(([query, answers]) => {
    const firstThree = search(query).slice(0, 3).map(keyOf)
    return !firstThree.some((key) => answers.includes(key))
  })
  expect(EXPECTED_ANSWERS.length).toBeGreaterThanOrEqual(200)
  expect(missed.length / EXPECTED_ANSWERS.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.05)
})

test.each([
  ['in English', search],
  ['in Arabic', inArabic],
])(
  'at least 95 of 100 queries of patients in Arabic have the right answer among the first three results %s',
  (_, find) => {
    const missed = ARABIC.filter(([query, answers]) => {
      const firstThree = find(query).slice(0, 3).map(keyOf)
      return !firstThree.some((key) => answers.includes(key))
    })
    expect(ARABIC.length).toBeGreaterThanOrEqual(60)
    expect(missed.length / ARABIC.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.05)
  },
)

test.each(MIXED)('“%s” has the test that it names among the first three of either catalogue', (query, answers) => {
  for (const find of [search, inArabic]) {
    const firstThree = find(query).slice(0, 3).map(keyOf)
    expect(firstThree.filter((key) => answers.includes(key))).not.toEqual([])
  }
})

test.each(EXPECTED_FIRST)(
  'the first result of “%s” is the usual test in the Arabic catalogue too',
  (query, answers) => {
    expect(answers).toContain(inArabic(query).map(keyOf)[0])
  },
)

test('in the Arabic catalogue at least 95 of 100 queries in any language have the right answer among the first three', () => {
  const missed = EXPECTED_ANSWERS.filter(([query, answers]) => {
    const firstThree = inArabic(query).slice(0, 3).map(keyOf)
    return !firstThree.some((key) => answers.includes(key))
  })
  expect(missed.length / EXPECTED_ANSWERS.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.05)
})

test.each([
  ['sugar', 'Glucose, Fasting'],
  ['vit d', 'Vitamin D, 25-Hydroxy'],
  ['thyroid', 'TSH (Thyroid Stimulating Hormone)'],
  ['liver', 'ALT (SGPT)'],
  ['kidney', 'Creatinine with eGFR'],
  ['cholesterol', 'Lipid Profile'],
  ['hb', 'CBC (Complete Blood Count)'],
  ['blood count', 'CBC (Complete Blood Count)'],
  ['anemia', 'Ferritin'],
  ['pregnant', 'Beta-hCG, Quantitative'],
  ['prostate', 'PSA, Total'],
  ['h pylori', 'Urea Breath Test for Helicobacter pylori'],
  ['STD', 'Syphilis Antibodies (TPHA)'],
  ['down syndrome', 'NIPT (Non-Invasive Prenatal Test)'],
])('a search for “%s” finds %s', (text, name) => {
  const byId = new Map(catalogue.tests.map((each) => [each.id, each.name]))
  expect(search(text).map(({ id, kind }) => kind === 'test' && byId.get(id))).toContain(name)
})

test('every part of a name of four letters and more finds its test', () => {
  const names = catalogue.tests.map(({ id, name }) => ({ id, folded: wordsOf(name).join(' ') }))
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.nat(), fc.nat(), fc.boolean(), ({ id, folded }, start, length, upper) => {
      const from = start % Math.max(1, folded.length - 4)
      const part = folded.slice(from, from + 4 + (length % folded.length)).trim()
      fc.pre(part.length > 3)
      const found = search(upper ? part.toUpperCase() : part)
      expect(found.length === 40 || found.some((match) => match.kind === 'test' && match.id === id)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('whatever is typed, no result is listed twice', () => {
  const typed = fc.oneof(
    fc.string({ maxLength: 200, unit: 'grapheme' }),
    fc.stringMatching(/^[ء-ي\u200f a-z0-9-]{0,40}$/),
    fc.constantFrom(...EXPECTED_ANSWERS).map(([query]) => query),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const found = search(text)
      expect(new Set(found.map(keyOf)).size).toBe(found.length)
    }),
    { numRuns: 200 },
  )
})

test.each(['', '   ', '!!!', '\u200f'])('nothing is found for %j', (text) => {
  expect(search(text)).toEqual([])
})

test.each(['xq'.repeat(100), 'no such test at all'])(
  'nothing is found for “%s”, of which few letters are in any name',
  (text) => {
    expect(search(text)).toEqual([])
  },
)

test('every answer to an everyday word is a name of the catalogue', () => {
  const names = new Set([...catalogue.tests, ...catalogue.packages].map(({ name }) => name))
  expect(
    Object.values(EVERYDAY_WORDS)
      .flat()
      .filter((name) => !names.has(name)),
  ).toEqual([])
})

test('a test that was taken out of the catalogue is passed over in the answers to everyday words', () => {
  const without = createCatalogueSearch({ ...catalogue, tests: catalogue.tests.filter(({ id }) => id !== 151) })
  expect(without('tired').map(keyOf)).toEqual(expect.not.arrayContaining([151]))
  expect(without('tired')[0]).toEqual({ kind: 'test', id: 109, byName: false })
})

test.each(EXPECTED_FIRST)('the first result of “%s” is the usual test', (query, answers) => {
  expect(answers).toContain(search(query).map(keyOf)[0])
})

test('at least 97 of 100 queries of people who are no doctors have the right test among the first three results', () => {
  const missed = ORDINARY.filter(([query, answers]) => {
    const firstThree = search(query).slice(0, 3).map(keyOf)
    return !firstThree.some((key) => answers.includes(key))
  })
  expect(ORDINARY.length).toBeGreaterThanOrEqual(60)
  expect(missed.length / ORDINARY.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.03)
})

test.each([
  ['fever', 'Familial Mediterranean Fever (MEFV)'],
  ['vitamin d', 'Vitamin D, 1,25-Dihydroxy'],
])('the rare test that has “%s” in its name is found too, after the usual one', (text, name) => {
  const rare = catalogue.tests.find((each) => each.name === name)?.id ?? 0
  expect(search(text).map(keyOf).indexOf(rare)).toBeGreaterThan(0)
})

test('a word that only the sentence of a test has finds the test', () => {
  expect(new Set(search('transplant').map(keyOf))).toEqual(new Set([254, 255]))
})

test.each(['٠', '۰', '०', '০', '௦', '๐', '０'])('digits from %s on are those of the catalogue', (zero) => {
  const written = (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))
  for (const query of ['vitamin b12', '25-hydroxy', 'ca 15-3'])
    expect([wordsOf(written(query)), search(written(query))]).toEqual([wordsOf(query), search(query)])
})
