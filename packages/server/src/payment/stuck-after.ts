import type { Settings } from '../process/context'

/** For a busy worker, and for the time between two runs of reconciliation. */
const GRACE_SECONDS = 60

/**
 * The ages in seconds at which an open payment attempt counts as stuck. `unanswered`: the gateway should have answered
 * the first checks by then. `unsettled`: its seat's hold is over and a check followed, so an attempt of which the
 * gateway knows nothing should have ended. The intervals between checks double, so that check comes within twice the
 * hold; a patient who tries again holds the seat once more.
 */
export function openPayments({
  slotHoldMinutes,
  reconcileAfterSeconds,
}: Pick<Settings, 'slotHoldMinutes' | 'reconcileAfterSeconds'>): { unanswered: number; unsettled: number } {
  return {
    unanswered: 3 * reconcileAfterSeconds + GRACE_SECONDS,
    unsettled: 3 * slotHoldMinutes * 60 + reconcileAfterSeconds + GRACE_SECONDS,
  }
}
