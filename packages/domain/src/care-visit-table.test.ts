import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CARE_VISIT_EVENTS,
  CARE_VISIT_REASONS,
  CARE_VISIT_STATES,
  careVisitEventsOf,
  careVisitTransition,
  undoCareVisit,
} from './care-visit-table'
import { UNDO_SECONDS } from './appointment'

const PICTURE = `
planned  assign:planned unassign:planned move:planned cancel:canceled done:ended miss:missed
ended
canceled
missed`

const NOW = new Date('2026-03-03T06:00:00Z')
const LATER = new Date('2026-03-03T06:00:01Z')
const reasonOf = (event: (typeof CARE_VISIT_EVENTS)[number]) => ({ now: NOW, reason: CARE_VISIT_REASONS[event]?.[0] })

describe('a visit of care', () => {
  it('goes from state to state as in the picture, and every other event is refused', () => {
    const lines = CARE_VISIT_STATES.map((state) => {
      const cells = CARE_VISIT_EVENTS.flatMap((event) => {
        const result = careVisitTransition({ state, startsAt: NOW, hasNurse: true }, event, reasonOf(event))
        return result.ok ? [`${event}:${result.next}`] : []
      })
      return `${state.padEnd(8)} ${cells.join(' ')}`.trim()
    })
    expect(`\n${lines.join('\n')}`).toBe(PICTURE)
  })

  it('is neither done nor missed before it begins, and is done by somebody', () => {
    const ahead = { state: 'planned', startsAt: LATER, hasNurse: true } as const
    for (const event of ['done', 'miss'] as const)
      expect(careVisitTransition(ahead, event, reasonOf(event))).toEqual({ ok: false, reason: 'ahead' })
    const open = { state: 'planned', startsAt: NOW, hasNurse: false } as const
    expect(careVisitTransition(open, 'done', { now: NOW })).toEqual({ ok: false, reason: 'no-nurse' })
    expect(careVisitEventsOf(open, NOW)).toEqual(['assign', 'move', 'cancel', 'miss'])
    expect(careVisitEventsOf(ahead, NOW)).toEqual(['assign', 'unassign', 'move', 'cancel'])
  })

  it('is never canceled or missed without a reason of its list, and never with "other" alone', () => {
    const visit = { state: 'planned', startsAt: NOW, hasNurse: true } as const
    fc.assert(
      fc.property(
        fc.constantFrom('cancel', 'miss'),
        fc.string(),
        fc.constantFrom('', '  ', '\n'),
        (event, reason, text) => {
          fc.pre(!CARE_VISIT_REASONS[event]?.includes(reason))
          expect(careVisitTransition(visit, event, { now: NOW, reason }).ok).toBe(false)
          expect(careVisitTransition(visit, event, { now: NOW, reason: 'other', text }).ok).toBe(false)
        },
      ),
    )
  })
})

describe('that a visit took place or was missed', () => {
  const closedAt = new Date('2026-03-05T06:00:00Z')
  const undo = (change: object = {}, said: object = {}) =>
    undoCareVisit(
      { state: 'ended', closedAt, closedBy: 'sara', ...change },
      { by: 'sara', now: new Date(closedAt.getTime() + UNDO_SECONDS * 1000), ...said },
    )

  it('is taken back by the same person within ten seconds', () => {
    expect(undo()).toEqual({ ok: true, next: 'planned' })
    expect(undo({ state: 'missed' })).toEqual({ ok: true, next: 'planned' })
  })
  it.each([
    ['by somebody else', {}, { by: 'omar' }, 'not-yours'],
    ['a minute later', {}, { now: new Date(closedAt.getTime() + 60_000) }, 'too-late'],
    ['of a canceled visit', { state: 'canceled' }, {}, 'illegal'],
    ['of a planned visit', { state: 'planned', closedAt: null, closedBy: null }, {}, 'illegal'],
    ['of a visit that a program before this one closed', { closedAt: null, closedBy: null }, {}, 'not-yours'],
  ])('is not taken back %s', (_, change, said, reason) => {
    expect(undo(change, said)).toEqual({ ok: false, reason })
  })
})
