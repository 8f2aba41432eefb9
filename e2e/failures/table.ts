import { missed, type Case, type VisitResult } from './visit'

const WIDTHS = [8, 18, 10, 6, 8, 9, 9, 8, 9, 7]
const line = (...cells: unknown[]) => cells.map((cell, index) => String(cell).padEnd(WIDTHS[index] ?? 0)).join(' ')

export const HEADING = line(
  ...['remote', 'failure', 'moment', 'ok', 'help ms', 'panel ms', 'blank ms', 'back ms', 'previous', 'busy %', 'goals'],
)

/** One visit: what held on a machine of any speed, the times, and the goals that they miss. */
export function row({ remote, failure, moment }: Case, outcome: VisitResult, wrong: string[]): string {
  const { fallbackMs, panelMs, blankMs, backMs, previousTried, busyPercent } = outcome
  const times = [fallbackMs, panelMs ?? 'none', blankMs, backMs, previousTried ? 'tried' : 'no', busyPercent]
  return line(remote, failure, moment, wrong.length === 0 ? 'yes' : 'NO', ...times, missed(outcome).join('; ') || 'met')
}

export const failedRow = ({ remote, failure, moment }: Case, reason: string): string =>
  line(remote, failure, moment, 'NO', '-', '-', '-', '-', '-', '-', reason)
