import { expect, it } from 'vitest'
import { QUOTE_EVENTS, QUOTE_STATES, quoteTransition } from './quote-table'

const PICTURE = `
draft      send:sent
sent       accept:accepted decline:declined withdraw:withdrawn supersede:superseded
accepted
declined
withdrawn
expired
superseded`

const inTime = { validUntil: '2026-12-01', today: '2026-12-01' }
const late = { validUntil: '2026-12-01', today: '2026-12-02' }

it('a quote goes from state to state as in the picture, and every other event is refused', () => {
  const lines = QUOTE_STATES.map((state) => {
    const cells = QUOTE_EVENTS.flatMap((event) => {
      const result = quoteTransition(state, event, inTime)
      return result.ok ? [`${event}:${result.next}`] : []
    })
    return `${state.padEnd(10)} ${cells.join(' ')}`.trim()
  })
  expect(`\n${lines.join('\n')}`).toBe(PICTURE)
})

it('a quote is accepted and sent until its last day, expires from the next one on, and can be declined or withdrawn at any time', () => {
  expect(quoteTransition('sent', 'accept', late)).toEqual({ ok: false, reason: 'too-late' })
  expect(quoteTransition('draft', 'send', late)).toEqual({ ok: false, reason: 'too-late' })
  expect(quoteTransition('sent', 'expire', inTime)).toEqual({ ok: false, reason: 'too-early' })
  expect(quoteTransition('sent', 'expire', late)).toEqual({ ok: true, next: 'expired' })
  for (const event of ['decline', 'withdraw', 'supersede'] as const)
    expect(quoteTransition('sent', event, late).ok).toBe(true)
})
