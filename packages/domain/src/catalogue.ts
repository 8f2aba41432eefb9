import type { Fils } from './money'

/** What a single test costs at least and at most, in AED. */
export const MIN_TEST_AED = 20
export const MAX_TEST_AED = 2000

/** The longest sentence that says what a test tells the patient: three lines of a card on a phone. */
export const MAX_TELLS = 110

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
  /** Other words for it, which a search knows. Empty in a catalogue in short. */
  synonyms: string[]
  /** What it tells the patient, in one plain sentence. Empty in a catalogue in short. */
  tells: string
  /** How often people mean it, from 0 (rarely) to 3. */
  commonness: number
}

export interface HealthPackage {
  id: number
  name: string
  priceFils: Fils
  /** The previous price, shown struck through. */
  previousPriceFils: Fils
  benefits: string[]
  tells: string
  testIds: number[]
}

export interface Catalogue {
  tests: LabTest[]
  packages: HealthPackage[]
}
