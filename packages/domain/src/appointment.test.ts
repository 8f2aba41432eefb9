import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { APPOINTMENT_STATUSES, changeAppointment, reopen, UNDO_SECONDS, undoEndsAt } from './appointment'

const status = fc.constantFrom(...APPOINTMENT_STATUSES)

describe('an appointment', () => {
  it('a pending appointment can be completed or canceled', () => {
    expect(changeAppointment('Pending', 'Completed', { paid: true })).toEqual({ ok: true, next: 'Completed' })
    expect(changeAppointment('Pending', 'Canceled', { paid: true })).toEqual({ ok: true, next: 'Canceled' })
  })

  it('no appointment that is completed or canceled changes its status, and none becomes Pending', () => {
    fc.assert(
      fc.property(status, status, fc.boolean(), (from, to, paid) => {
        const result = changeAppointment(from, to, { paid })
        if (result.ok) expect([from, to === 'Pending', result.next]).toEqual(['Pending', false, to])
      }),
    )
  })

  it('an appointment changes its status at most once, whatever transitions are requested', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(status, fc.boolean())), (requests) => {
        let now: (typeof APPOINTMENT_STATUSES)[number] = 'Pending'
        let changes = 0
        for (const [to, paid] of requests) {
          const result = changeAppointment(now, to, { paid })
          if (!result.ok) continue
          now = result.next
          changes += 1
        }
        expect(changes).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('an unpaid appointment can be canceled but not completed', () => {
    expect(changeAppointment('Pending', 'Completed', { paid: false })).toEqual({ ok: false, reason: 'not-paid' })
    expect(changeAppointment('Pending', 'Canceled', { paid: false })).toEqual({ ok: true, next: 'Canceled' })
  })

  it.each(['Completed', 'Canceled'] as const)(
    'an appointment that is %s can not be set to Pending: the reason is not-pending, not no-change',
    (from) => {
      expect(changeAppointment(from, 'Pending', { paid: true })).toEqual({ ok: false, reason: 'not-pending' })
    },
  )

  it('an appointment does not change when the requested status is the current one', () => {
    fc.assert(
      fc.property(status, fc.boolean(), (same, paid) => {
        expect(changeAppointment(same, same, { paid })).toEqual({ ok: false, reason: 'no-change' })
      }),
    )
  })
})

describe('a future visit', () => {
  it('a future visit is completed only when staff confirm that, and canceled at any time', () => {
    expect(changeAppointment('Pending', 'Completed', { paid: true, upcoming: true })).toEqual({
      ok: false,
      reason: 'upcoming',
    })
    expect(changeAppointment('Pending', 'Completed', { paid: true, upcoming: false }).ok).toBe(true)
    expect(changeAppointment('Pending', 'Canceled', { paid: true, upcoming: true }).ok).toBe(true)
  })
})

describe('a completed appointment', () => {
  const completedAt = new Date('2026-03-03T04:00:00Z')
  const after = (seconds: number) => new Date(completedAt.getTime() + seconds * 1000)
  const facts = { completedAt, completedBy: 'dana', by: 'dana', now: after(UNDO_SECONDS) }

  it('a completed appointment is reopened by the person who completed it within the undo time', () => {
    expect(reopen('Completed', facts)).toEqual({ ok: true, next: 'Pending' })
  })

  it('a completed appointment is not reopened after the undo time, nor by another person', () => {
    expect(reopen('Completed', { ...facts, now: undoEndsAt(completedAt) })).toEqual({ ok: false, reason: 'too-late' })
    expect(reopen('Completed', { ...facts, by: 'omar' })).toEqual({ ok: false, reason: 'not-yours' })
    expect(reopen('Completed', { ...facts, completedAt: null })).toEqual({ ok: false, reason: 'too-late' })
  })

  it('only a completed appointment can be reopened', () => {
    expect(reopen('Canceled', facts)).toEqual({ ok: false, reason: 'not-completed' })
    expect(reopen('Pending', facts)).toEqual({ ok: false, reason: 'no-change' })
  })
})
