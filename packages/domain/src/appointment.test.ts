import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { APPOINTMENT_STATUSES, changeAppointment, reopen, UNDO_SECONDS, undoEndsAt } from './appointment'

const status = fc.constantFrom(...APPOINTMENT_STATUSES)

describe('an appointment', () => {
  it('moves from Pending to Completed or Canceled', () => {
    expect(changeAppointment('Pending', 'Completed', { paid: true })).toEqual({ ok: true, next: 'Completed' })
    expect(changeAppointment('Pending', 'Canceled', { paid: true })).toEqual({ ok: true, next: 'Canceled' })
  })

  it('moves from nothing but Pending, and never back to it', () => {
    fc.assert(
      fc.property(status, status, fc.boolean(), (from, to, paid) => {
        const result = changeAppointment(from, to, { paid })
        if (result.ok) expect([from, to === 'Pending', result.next]).toEqual(['Pending', false, to])
      }),
    )
  })

  it('changes at most once, whatever transitions are requested', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(status, fc.boolean())), (asked) => {
        let now: (typeof APPOINTMENT_STATUSES)[number] = 'Pending'
        let changes = 0
        for (const [to, paid] of asked) {
          const result = changeAppointment(now, to, { paid })
          if (!result.ok) continue
          now = result.next
          changes += 1
        }
        expect(changes).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('that is not paid can be canceled but not completed', () => {
    expect(changeAppointment('Pending', 'Completed', { paid: false })).toEqual({ ok: false, reason: 'not-paid' })
    expect(changeAppointment('Pending', 'Canceled', { paid: false })).toEqual({ ok: true, next: 'Canceled' })
  })

  it.each(['Completed', 'Canceled'] as const)(
    'that is %s refuses to be reopened rather than saying nothing changed',
    (from) => {
      expect(changeAppointment(from, 'Pending', { paid: true })).toEqual({ ok: false, reason: 'not-pending' })
    },
  )

  it('does not change when the requested status is the current one', () => {
    fc.assert(
      fc.property(status, fc.boolean(), (same, paid) => {
        expect(changeAppointment(same, same, { paid })).toEqual({ ok: false, reason: 'no-change' })
      }),
    )
  })
})

describe('a visit in the future', () => {
  it('is completed only when that was confirmed, and canceled at any time', () => {
    expect(changeAppointment('Pending', 'Completed', { paid: true, ahead: true })).toEqual({
      ok: false,
      reason: 'lies-ahead',
    })
    expect(changeAppointment('Pending', 'Completed', { paid: true, ahead: false }).ok).toBe(true)
    expect(changeAppointment('Pending', 'Canceled', { paid: true, ahead: true }).ok).toBe(true)
  })
})

describe('a completed appointment', () => {
  const completedAt = new Date('2026-03-03T04:00:00Z')
  const after = (seconds: number) => new Date(completedAt.getTime() + seconds * 1000)
  const facts = { completedAt, completedBy: 'dana', by: 'dana', now: after(UNDO_SECONDS) }

  it('is reopened by the same person within the time that is offered', () => {
    expect(reopen('Completed', facts)).toEqual({ ok: true, next: 'Pending' })
  })

  it('is not reopened later, nor by somebody else', () => {
    expect(reopen('Completed', { ...facts, now: undoEndsAt(completedAt) })).toEqual({ ok: false, reason: 'too-late' })
    expect(reopen('Completed', { ...facts, by: 'omar' })).toEqual({ ok: false, reason: 'not-yours' })
    expect(reopen('Completed', { ...facts, completedAt: null })).toEqual({ ok: false, reason: 'too-late' })
  })

  it('alone can be reopened', () => {
    expect(reopen('Canceled', facts)).toEqual({ ok: false, reason: 'not-completed' })
    expect(reopen('Pending', facts)).toEqual({ ok: false, reason: 'no-change' })
  })
})
