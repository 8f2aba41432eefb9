import type { AppointmentStatus } from './appointment'

/** From a patient's first request to the end of the care. `lost`: the care never began. */
export const CASE_STATES = [
  'new',
  'calling',
  'assessmentBooked',
  'quoted',
  'active',
  'paused',
  'ended',
  'lost',
] as const
export type CaseState = (typeof CASE_STATES)[number]

/** What staff decide on a case. */
export const CASE_EVENTS = ['beginCare', 'lose', 'pause', 'resume', 'end'] as const
export type CaseEvent = (typeof CASE_EVENTS)[number]

/** What happens to an assessment or a quote of a case; `closeQuote`: the last open one was declined, withdrawn or has expired. */
export const CASE_NEWS = ['bookAssessment', 'cancelAssessment', 'sendQuote', 'acceptQuote', 'closeQuote'] as const
export type CaseNews = (typeof CASE_NEWS)[number]

/** Why, where an event needs a reason. Beside `other` the reason is written down. */
export const CASE_REASONS: Partial<Record<CaseEvent, readonly string[]>> = {
  lose: ['tooExpensive', 'otherProvider', 'notReached', 'outsideArea', 'notOffered', 'notNeeded', 'notMeant', 'other'],
  pause: ['hospital', 'travel', 'familysWish', 'other'],
  end: ['recovered', 'hospital', 'movedAway', 'otherProvider', 'familysWish', 'died', 'other'],
}

/** The state that each event leads to; what is not listed is refused. */
const CASE_TABLE: Record<CaseState, Partial<Record<CaseEvent | CaseNews, CaseState>>> = {
  new: { beginCare: 'active', lose: 'lost', bookAssessment: 'assessmentBooked', sendQuote: 'quoted' },
  calling: { beginCare: 'active', lose: 'lost', bookAssessment: 'assessmentBooked', sendQuote: 'quoted' },
  assessmentBooked: { beginCare: 'active', lose: 'lost', cancelAssessment: 'calling', sendQuote: 'quoted' },
  quoted: { beginCare: 'active', lose: 'lost', acceptQuote: 'active', closeQuote: 'calling' },
  active: { pause: 'paused', end: 'ended' },
  paused: { resume: 'active', end: 'ended' },
  ended: {},
  lost: {},
}

export type CaseRefusal = 'illegal' | 'reason-missing' | 'text-missing'
export type CaseResult = { ok: true; next: CaseState } | { ok: false; reason: CaseRefusal }

/** The one place that decides what becomes of a case. `text` is what was written beside the reason `other`. */
export function caseTransition(
  state: CaseState,
  event: CaseEvent,
  { reason, text = '' }: { reason?: string | undefined; text?: string | undefined } = {},
): CaseResult {
  const next = CASE_TABLE[state][event]
  if (!next) return { ok: false, reason: 'illegal' }
  const reasons = CASE_REASONS[event]
  if (reasons && !reasons.includes(reason ?? '')) return { ok: false, reason: 'reason-missing' }
  if (reasons && reason === 'other' && text.trim() === '') return { ok: false, reason: 'text-missing' }
  return { ok: true, next }
}

/** The state of a case after this news; the same one where the news changes nothing, as a further quote while care is given. */
export const caseAfter = (state: CaseState, news: CaseNews): CaseState => CASE_TABLE[state][news] ?? state

/** The events that staff may choose in this state. */
export const eventsOf = (state: CaseState): CaseEvent[] => CASE_EVENTS.filter((event) => CASE_TABLE[state][event])

/** Returns whether somebody still has to do something about the case. */
export const isOpenCase = (state: CaseState): boolean => state !== 'ended' && state !== 'lost'

/** Returns whether nothing but its requests would be lost with a case, so that it can be taken into another one. */
export const canJoin = (state: CaseState): boolean => state === 'new' || state === 'calling'

/** The reasons of a case that was over with its request: completed or canceled there, without care. */
export const WITH_ITS_REQUEST = { Completed: 'handled', Canceled: 'requestCanceled' } as const

/** The states of a case whose care has not begun and that is further than its request. */
const AHEAD: readonly CaseState[] = ['assessmentBooked', 'quoted']

/**
 * The state of a case whose care has not begun, by its request: nobody has called yet, somebody has, or the request was
 * completed or canceled without care. An assessment or a quote is further than any call.
 */
export function stateByRequest(
  { status, called }: { status: AppointmentStatus; called: boolean },
  now: CaseState = 'new',
): CaseState {
  if (status === 'Completed') return 'ended'
  if (status === 'Canceled') return 'lost'
  if (AHEAD.includes(now)) return now
  return called ? 'calling' : 'new'
}

/** Returns whether a case's state still follows from its request. */
export const followsRequest = ({ state, reason }: { state: CaseState; reason: string | null }): boolean =>
  state === 'new' ||
  state === 'calling' ||
  AHEAD.includes(state) ||
  Object.values<string | null>(WITH_ITS_REQUEST).includes(reason)

/** What a case's event means for the request that is still open: care that begins is what was asked for. */
export const requestStatusAfter = (next: CaseState): AppointmentStatus => (next === 'lost' ? 'Canceled' : 'Completed')
