/** What came of a call to somebody who sent a request. */
export const CALL_OUTCOMES = ['noAnswer', 'reached', 'wrongNumber'] as const

export type CallOutcome = (typeof CALL_OUTCOMES)[number]

/** A further call is agreed on at most this long ahead. */
export const MAX_CALL_AHEAD_DAYS = 60

/** Returns whether the time of the next call has come. */
export const isCallDue = (againAt: string | null | undefined, now: Date): boolean =>
  Boolean(againAt) && Date.parse(againAt ?? '') <= now.getTime()
