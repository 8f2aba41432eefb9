import type { BenchContext } from './context'

/** One line of the table. */
export interface Row {
  label: string
  /** In `unit`; for a comparison the median of ours. */
  ours: number
  unit: string
  /** The baseline's median, in the same unit. */
  baseline?: number
  /** ours : baseline, which the goal limits; lower is better unless the goal says "≥". */
  ratio?: number
  /** The control: ours against ours in the same run; outside 0.95–1.05 the comparison is void. */
  same?: number
  /** True if this row alone meets the goal; null if the goal does not cover it. */
  meetsGoal: boolean | null
}

export type Verdict = 'met' | 'missed' | 'void'

export interface Result {
  rows: Row[]
  verdict: Verdict
  /** Why a measurement is void, or has fewer rows. */
  because?: string
}

/** One measurement: what `npm run bench -- <id>` runs. */
export interface Measurement {
  /** The goal's number, as S5. */
  id: string
  title: string
  goal: string
  run(ctx: BenchContext): Promise<Result>
}

/** What a measurement needs is not on this machine. */
export class Missing extends Error {}

const isSteady = ({ same }: Row): boolean => same === undefined || (same >= 0.95 && same <= 1.05)

/** Void if a control was unsteady, else met if no row missed its goal. */
export function judge(rows: Row[]): Result {
  const unsteady = rows.filter((row) => !isSteady(row)).map(({ label }) => label)
  if (unsteady.length > 0)
    return { rows, verdict: 'void', because: `the machine was not steady during: ${unsteady.join('; ')}` }
  return { rows, verdict: rows.every(({ meetsGoal }) => meetsGoal !== false) ? 'met' : 'missed' }
}
