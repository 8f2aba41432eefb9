import { refusalText } from '@homecare/domain/refusals'
import type { Problem } from './problem'

/** A problem whose sentences are in the language of this build, as far as it knows their reasons; the others stay English. */
export function reworded(problem: Problem): Problem {
  const { fields, reasons = {}, detail, reason } = problem
  return {
    ...problem,
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, message]) => [name, textOf(reasons[name]) ?? message]),
      ),
    }),
    ...(detail !== undefined && { detail: textOf(reason) ?? detail }),
  }
}

const textOf = (reason: Problem['reason']) => reason && refusalText(reason)
