import { MAX_TELLS } from '@homecare/domain/catalogue'
import { describe, expect, it } from 'vitest'
import data from '../../data/catalogue.json'

const { tests, packages } = data
const byId = new Map(tests.map((test) => [test.id, test]))
const distinct = (values: readonly unknown[]) => new Set(values).size

/** Returns the names of the tests that break a rule, so that a failure names them. */
const offenders = (wrong: (test: (typeof tests)[number]) => boolean) => tests.filter(wrong).map((test) => test.name)

describe('tests of the catalogue', () => {
  it('the catalogue has 288 tests with the ids 1 to 289 in order, without 66', () => {
    const ids = Array.from({ length: 289 }, (_, index) => index + 1).filter((id) => id !== 66)
    expect(tests.map((test) => test.id)).toEqual(ids)
  })

  it('no two tests have the same name, ignoring case', () => {
    expect(distinct(tests.map((test) => test.name.toLowerCase()))).toBe(288)
  })

  it('every test costs a whole number of AED from 20 to 2000, and both ends occur', () => {
    expect(offenders((test) => !Number.isInteger(test.price))).toEqual([])
    expect(Math.min(...tests.map((test) => test.price))).toBe(20)
    expect(Math.max(...tests.map((test) => test.price))).toBe(2000)
  })

  it('some tests add up to exactly 300, the largest refused total', () => {
    expect(tests.filter((test) => test.price === 100).length).toBeGreaterThanOrEqual(3)
    expect(tests.filter((test) => test.price === 150).length).toBeGreaterThanOrEqual(2)
  })

  it('every test names a specimen and at least one biomarker and one synonym, none twice', () => {
    const incomplete = (texts: string[]) =>
      texts.length === 0 ||
      distinct(texts) !== texts.length ||
      texts.some((text) => text === '' || text !== text.trim())
    expect(offenders((test) => incomplete([test.specimen]))).toEqual([])
    expect(offenders((test) => incomplete(test.biomarkers))).toEqual([])
    expect(offenders((test) => incomplete(test.synonyms))).toEqual([])
  })

  it('every synonym of a test is in lower case and differs from the test’s name', () => {
    const idle = (name: string, synonym: string) =>
      synonym !== synonym.toLowerCase() || name.toLowerCase().includes(synonym)
    expect(offenders((test) => test.synonyms.some((synonym) => idle(test.name, synonym)))).toEqual([])
  })

  it('every test needs 0, 8, 10 or 12 hours of fasting and is reported within 24 to 336 hours', () => {
    expect(offenders((test) => ![0, 8, 10, 12].includes(test.fastingHours))).toEqual([])
    expect(offenders((test) => test.turnaroundHours < 24 || test.turnaroundHours > 336)).toEqual([])
  })

  it('every test says how often people mean it, and few are among the most usual', () => {
    expect(offenders(({ commonness }) => ![0, 1, 2, 3].includes(commonness))).toEqual([])
    expect(tests.filter(({ commonness }) => commonness === 3).length).toBeLessThan(40)
  })

  it.each(['Glucose, Fasting', 'Triglycerides', 'Lipid Profile', 'Insulin, Fasting'])(
    'the test %s requires fasting',
    (name) => {
      expect(tests.find((test) => test.name === name)?.fastingHours).toBeGreaterThanOrEqual(8)
    },
  )
})

describe('packages of the catalogue', () => {
  it('the packages have the names and prices of the specification', () => {
    expect(packages.map((pack) => [pack.id, pack.name, pack.price, pack.previousPrice])).toEqual([
      [1, 'Basic Health Package I', 370, 470],
      [2, 'Basic Health Package II', 690, 800],
      [3, 'Comprehensive Health Package', 750, 900],
      [4, 'Diabetes & Nephro Package', 560, 780],
      [5, 'Cardiac Package', 766, 876],
      [6, 'Female Wellness Package', 900, 1123],
      [7, 'Male Wellness Package', 760, 870],
    ])
  })

  it.each(packages)(
    'the package $name contains existing tests, each once, with 4 to 6 benefits',
    ({ testIds, benefits }) => {
      expect(testIds.filter((id) => !byId.has(id))).toEqual([])
      expect(distinct(testIds)).toBe(testIds.length)
      expect(benefits.length).toBeGreaterThanOrEqual(4)
      expect(benefits.length).toBeLessThanOrEqual(6)
      expect(distinct(benefits)).toBe(benefits.length)
    },
  )

  it.each(packages)(
    'the package $name has a previous price of at most the sum of its tests',
    ({ testIds, previousPrice }) => {
      const single = testIds.reduce((sum, id) => sum + (byId.get(id)?.price ?? 0), 0)
      expect(single).toBeGreaterThanOrEqual(previousPrice)
    },
  )

  it.each(packages)('the package $name measures no biomarker twice', ({ testIds }) => {
    const biomarkers = testIds.flatMap((id) => byId.get(id)?.biomarkers ?? [])
    expect(biomarkers.filter((biomarker, index) => biomarkers.indexOf(biomarker) !== index)).toEqual([])
  })

  it('package II contains all tests of package I, and Comprehensive contains all tests of package II', () => {
    const [first, second, comprehensive] = packages
    expect(second?.testIds).toEqual(expect.arrayContaining(first?.testIds ?? []))
    expect(comprehensive?.testIds).toEqual(expect.arrayContaining(second?.testIds ?? []))
  })
})

describe('what tests and packages tell', () => {
  const sentences = [...tests, ...packages].map(({ name, tells }) => ({ name, tells }))
  const wrong = (isWrong: (tells: string) => boolean) => sentences.filter(({ tells }) => isWrong(tells))

  it('every test and package has a sentence of its own', () => {
    expect(sentences).toHaveLength(295)
    expect(distinct(sentences.map(({ tells }) => tells.toLowerCase()))).toBe(295)
  })

  it(`every sentence ends with a full stop, is of at most ${MAX_TELLS} characters and says more than the name`, () => {
    expect(wrong((tells) => !/^[A-Z].*[^.\s]\.$/.test(tells) || tells !== tells.trim())).toEqual([])
    expect(wrong((tells) => tells.length > MAX_TELLS || tells.length < 25)).toEqual([])
  })

  it('no sentence has words that patients stumble over, gives a diagnosis or promises something', () => {
    const avoided =
      /biomarker|analyte|assay|serolog|titre|aetiolog|idiopath|prognos|diagnos|serum|plasma|etiolog|quantitative|haemostas|guarantee|always|never|prove|cure|certain|100 ?%|you have cancer|rule out|don't worry|perfect/i
    expect(wrong((tells) => avoided.test(tells))).toEqual([])
  })
})
