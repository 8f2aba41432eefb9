import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CASE_EVENTS,
  CASE_NEWS,
  CASE_REASONS,
  CASE_STATES,
  caseAfter,
  caseTransition,
  eventsOf,
  followsRequest,
  isOpenCase,
  stateByRequest,
  WITH_ITS_REQUEST,
} from './case-table'

const PICTURE = `
new              beginCare:active lose:lost
calling          beginCare:active lose:lost
assessmentBooked beginCare:active lose:lost
quoted           beginCare:active lose:lost
active           pause:paused end:ended
paused           resume:active end:ended
ended
lost`

const NEWS_PICTURE = `
new              bookAssessment:assessmentBooked sendQuote:quoted
calling          bookAssessment:assessmentBooked sendQuote:quoted
assessmentBooked cancelAssessment:calling sendQuote:quoted
quoted           acceptQuote:active closeQuote:calling
active
paused
ended
lost`

const reasonOf = (event: (typeof CASE_EVENTS)[number]) => ({ reason: CASE_REASONS[event]?.[0] })

describe('a case', () => {
  it('goes from state to state as in the picture, and every other event is refused', () => {
    const lines = CASE_STATES.map((state) => {
      const cells = CASE_EVENTS.flatMap((event) => {
        const result = caseTransition(state, event, reasonOf(event))
        return result.ok ? [`${event}:${result.next}`] : []
      })
      return `${state.padEnd(16)} ${cells.join(' ')}`.trim()
    })
    expect(`\n${lines.join('\n')}`).toBe(PICTURE)
  })

  it('goes with the news of its assessments and quotes as in the picture, and stays where they change nothing', () => {
    const lines = CASE_STATES.map((state) => {
      const cells = CASE_NEWS.flatMap((news) => {
        const next = caseAfter(state, news)
        return next === state ? [] : [`${news}:${next}`]
      })
      return `${state.padEnd(16)} ${cells.join(' ')}`.trim()
    })
    expect(`\n${lines.join('\n')}`).toBe(NEWS_PICTURE)
  })

  it('offers staff exactly the events that its state takes', () => {
    for (const state of CASE_STATES)
      expect(eventsOf(state)).toEqual(CASE_EVENTS.filter((event) => caseTransition(state, event, reasonOf(event)).ok))
  })

  it('is never closed without a reason of its list, and never with "other" alone', () => {
    const event = fc.constantFrom(...CASE_EVENTS)
    const state = fc.constantFrom(...CASE_STATES)
    fc.assert(
      fc.property(state, event, fc.string(), fc.constantFrom('', '  ', '\n'), (from, what, reason, blank) => {
        const known = CASE_REASONS[what]
        fc.pre(known !== undefined && !known.includes(reason))
        expect(caseTransition(from, what, { reason }).ok).toBe(false)
        expect(caseTransition(from, what, { reason: 'other', text: blank }).ok).toBe(false)
      }),
    )
  })

  it('follows its request until care has begun, and again only where it was over with it', () => {
    for (const status of ['Pending', 'Completed', 'Canceled'] as const)
      for (const called of [false, true]) {
        const state = stateByRequest({ status, called })
        expect(isOpenCase(state)).toBe(status === 'Pending')
        const reason = status === 'Pending' ? null : WITH_ITS_REQUEST[status]
        expect(followsRequest({ state, reason })).toBe(true)
      }
    for (const ahead of ['assessmentBooked', 'quoted'] as const) {
      expect(stateByRequest({ status: 'Pending', called: true }, ahead)).toBe(ahead)
      expect(stateByRequest({ status: 'Canceled', called: true }, ahead)).toBe('lost')
      expect(followsRequest({ state: ahead, reason: null })).toBe(true)
    }
    expect(followsRequest({ state: 'active', reason: null })).toBe(false)
    expect(followsRequest({ state: 'lost', reason: 'tooExpensive' })).toBe(false)
  })
})
