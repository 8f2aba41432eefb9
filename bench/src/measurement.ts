import type { BenchContext } from './context'

/** One line of the table. */
export interface Row {
  what: string
  /** In `unit`; for a comparison the median of our own arm. */
  ours: number
  unit: string
  /** What the other arm took, in the same unit. */
  against?: number
  /** What the goal is about: ours : against, so that less is better, unless the goal says "≥". */
  ratio?: number
  /** Our own arm against itself in the same run; outside 0.95–1.05 the comparison says nothing. */
  same?: number
  /** Whether this row alone reaches the goal; null where the goal says nothing about it. */
  met: boolean | null
}

export type Verdict = 'met' | 'missed' | 'void' | 'skipped'

export interface Result {
  rows: Row[]
  verdict: Verdict
  /** Why a measurement was skipped or is void. */
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

export const skipped = (because: string): Result => ({ rows: [], verdict: 'skipped', because })

const isSteady = ({ same }: Row): boolean => same === undefined || (same >= 0.95 && same <= 1.05)

/** Void if an arm differed from itself, else met if no row missed. */
export function judge(rows: Row[]): Result {
  const shaky = rows.filter((row) => !isSteady(row)).map(({ what }) => what)
  if (shaky.length > 0)
    return { rows, verdict: 'void', because: `the machine was not steady during: ${shaky.join('; ')}` }
  return { rows, verdict: rows.every(({ met }) => met !== false) ? 'met' : 'missed' }
}
