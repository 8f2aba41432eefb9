import type { DaySheet, ReportedStep } from '@homecare/contract/admin/day-sheet'

/** The sheet with the steps that the server does not have yet, as it will be when they are sent. */
export function withUnsent(
  sheet: DaySheet,
  unsent: readonly ReportedStep[],
  { actor, clockOffset }: { actor: string; clockOffset: number },
): DaySheet {
  if (unsent.length === 0) return sheet
  return {
    ...sheet,
    visits: sheet.visits.map((visit) => {
      const added = unsent.filter(({ bookingId }) => bookingId === visit.bookingId)
      const steps = added.map(({ kind, at, tubes = null, fasted = null }) => ({
        ...{ kind, actor, tubes, fasted },
        at: new Date(Date.parse(at) + clockOffset).toISOString(),
      }))
      return { ...visit, steps: [...visit.steps, ...steps].sort((a, b) => a.at.localeCompare(b.at)) }
    }),
  }
}

type Visit = DaySheet['visits'][number]

export const lastStep = ({ steps }: Pick<Visit, 'steps'>) => steps.at(-1)?.kind ?? null

/** A visit that the nurse need not go to any more. */
export const isFinished = (visit: Visit): boolean => visit.status !== 'Pending' || lastStep(visit) === 'sampleTaken'
