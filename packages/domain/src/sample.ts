/** What a line of a booking says about its samples. */
interface SampledLine {
  name: string
  specimens: readonly string[]
}

/** A tube, or another container, with the tests that are made from it. */
export interface Tube {
  specimen: string
  tests: string[]
}

/**
 * The tubes that a visit needs, by specimen: tests of one specimen share a tube. A test of two specimens, written as
 * `Serum and EDTA plasma`, needs one of each.
 */
export function tubesFor(lines: readonly SampledLine[]): Tube[] {
  const tubes = new Map<string, Set<string>>()
  for (const { name, specimens } of lines) {
    for (const specimen of specimens.flatMap((each) => each.split(' and '))) {
      const label = specimen.charAt(0).toUpperCase() + specimen.slice(1)
      tubes.set(label, (tubes.get(label) ?? new Set()).add(name))
    }
  }
  return [...tubes]
    .map(([specimen, tests]) => ({ specimen, tests: [...tests].sort() }))
    .sort((a, b) => (a.specimen < b.specimen ? -1 : 1))
}

/** The check letters of Spanish identity numbers: no I, O or U, and every wrong or swapped digit gives another one. */
const CHECK_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** The accession number of a visit, as its labels and barcodes have it: digits and a check letter, `100417E`. */
export const accessionOf = (number: number): string => `${number}${CHECK_LETTERS[number % CHECK_LETTERS.length]}`

/** An accession number in groups that are easy to read aloud: `100 417 E`. */
export const spacedAccession = (accession: string): string => accession.replace(/\B(?=(\d{3})*[A-Z]$)/g, ' ').trim()

/** An accession number as it was typed or scanned, without spaces and in capitals; null if its letter does not fit. */
export function parseAccession(typed: string): string | null {
  const text = typed.replace(/[\s-]/g, '').toUpperCase()
  const [, digits] = /^([1-9]\d{5,8})[A-Z]$/.exec(text) ?? []
  return digits !== undefined && accessionOf(Number(digits)) === text ? text : null
}

/** The reason to act for staff when a report is not released in the time that its tests were promised for. */
export const REPORT_LATE = 'report-late'

/** Longer than any turnaround: a sample of which nothing was heard for this long is nobody's work any more. */
export const SAMPLE_OPEN_DAYS = 60

interface SampleFacts {
  /** When the sample was taken; null while it is not. */
  takenAt: Date | null
  /** The longest turnaround of its tests. */
  turnaroundHours: number
  /** True if the patient can open a report of it. */
  reported: boolean
}

const HOUR_MS = 60 * 60_000

/** When the report of a taken sample is due. */
export const reportDueAt = ({ takenAt, turnaroundHours }: Pick<SampleFacts, 'takenAt' | 'turnaroundHours'>) =>
  takenAt && new Date(takenAt.getTime() + turnaroundHours * HOUR_MS)

/** Returns whether a sample was taken, the longest turnaround of its tests is over, and no report is released. */
export function isSampleLate(facts: SampleFacts, now: Date): boolean {
  const due = reportDueAt(facts)
  return due !== null && due < now && !facts.reported
}

export type HandOverRefusal = 'canceled' | 'not-taken' | 'no-number'

/** Returns why a sample can't be handed over to the laboratory, or null. */
export function handOverRefusal(sample: { status: string; number: number | null }): HandOverRefusal | null {
  if (sample.status === 'Canceled') return 'canceled'
  if (sample.status !== 'Completed') return 'not-taken'
  return sample.number === null ? 'no-number' : null
}
