import type { Fils } from './money'

export interface LabTest {
  id: number
  name: string
  priceFils: Fils
  biomarkers: string[]
  specimen: string
  /** Hours without food before the sample; 0 if none. */
  fastingHours: number
  /** Hours from collection to report. */
  turnaroundHours: number
  synonyms: string[]
}

export interface HealthPackage {
  id: number
  name: string
  priceFils: Fils
  /** The previous price, shown struck through. */
  previousPriceFils: Fils
  benefits: string[]
  testIds: number[]
}

export interface Catalogue {
  tests: LabTest[]
  packages: HealthPackage[]
}

/** Lists tests whose name contains the text, then those that only a synonym matches, each in the given order. */
export function searchTests<T extends Pick<LabTest, 'name' | 'synonyms'>>(
  tests: readonly T[],
  text: string,
): { byName: T[]; bySynonym: T[] } {
  const needle = text.trim().toLowerCase()
  if (needle === '') return { byName: [...tests], bySynonym: [] }
  const byName: T[] = []
  const bySynonym: T[] = []
  for (const test of tests) {
    if (test.name.toLowerCase().includes(needle)) byName.push(test)
    else if (test.synonyms.some((synonym) => synonym.toLowerCase().includes(needle))) bySynonym.push(test)
  }
  return { byName, bySynonym }
}
