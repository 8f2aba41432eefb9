import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { APPOINTMENT_STATUSES, changeAppointment } from './appointment'

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

  it('changes at most once, whatever is asked of it', () => {
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

  it('asked for the status that it has is unchanged', () => {
    fc.assert(
      fc.property(status, fc.boolean(), (same, paid) => {
        expect(changeAppointment(same, same, { paid })).toEqual({ ok: false, reason: 'no-change' })
      }),
    )
  })
})
