import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changeReport,
  isEndOfOrderId,
  isOpenToPatient,
  lastDigits,
  normalisePasscode,
  passcodeOf,
  REPORT_EVENTS,
  REPORT_STATES,
  reportRefusal,
  shareState,
  type ReportEvent,
  type ReportState,
} from './report'

const event = fc.constantFrom<ReportEvent>(...REPORT_EVENTS)
/** The states that a report passes through under these events; impossible ones change nothing. */
const statesOf = (events: readonly ReportEvent[]): ReportState[] =>
  events.reduce<ReportState[]>(
    (states, each) => [...states, changeReport(states.at(-1) ?? 'uploaded', each) ?? states.at(-1) ?? 'uploaded'],
    ['uploaded'],
  )

describe('the life of a report', () => {
  it('a report has exactly these changes', () => {
    const changes = REPORT_STATES.flatMap((state) =>
      REPORT_EVENTS.flatMap((each) => {
        const next = changeReport(state, each)
        return next ? [`${state} --${each}--> ${next}`] : []
      }),
    )
    expect(changes).toEqual([
      'uploaded --release--> released',
      'uploaded --discard--> discarded',
      'released --replace--> replaced',
      'released --withdraw--> withdrawn',
    ])
  })

  it('a report is open to the patient only after its release and until it is replaced or withdrawn, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        const states = statesOf(events)
        const open = states.map(isOpenToPatient)
        const first = open.indexOf(true)
        if (first < 0) return
        const released = events.indexOf('release')
        expect(first).toBeGreaterThan(released)
        const last = open.lastIndexOf(true)
        // It is open in one piece: what was closed never opens again.
        expect(open.slice(first, last + 1)).not.toContain(false)
      }),
    )
  })

  it('a discarded report was never open to the patient, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        const states = statesOf(events)
        if (states.at(-1) === 'discarded') expect(states.some(isOpenToPatient)).toBe(false)
      }),
    )
  })
})

describe('which bookings have a report', () => {
  const now = new Date('2026-03-03T08:00:00Z')
  const facts = { status: 'Pending', paymentStatus: 'Paid', visitAt: now, now } as const
  it.each([
    ['after its paid visit', facts, null],
    ['canceled', { ...facts, status: 'Canceled' }, 'canceled'],
    ['unpaid', { ...facts, paymentStatus: 'Pending' }, 'not-paid'],
    ['reversed', { ...facts, paymentStatus: 'Reversed' }, 'not-paid'],
    ['before its visit', { ...facts, visitAt: new Date(now.getTime() + 1) }, 'visit-upcoming'],
    ['completed early', { ...facts, status: 'Completed', visitAt: new Date(now.getTime() + 1) }, null],
  ] as const)('a booking that is %s: the reason against a report is %3$s', (_, given, refusal) => {
    expect(reportRefusal(given)).toBe(refusal)
  })
})

it('the end of an order number is compared without letter case and spaces around it', () => {
  expect(isEndOfOrderId(' 0000 ', 'ORD-1767225600000')).toBe(true)
  expect(isEndOfOrderId('a1b2', 'ORD-17672A1B2')).toBe(true)
  for (const wrong of ['', '000', '00000', '0001', 'ORD-1767225600000'])
    expect(isEndOfOrderId(wrong, 'ORD-1767225600000')).toBe(false)
})

it('the last four digits are the same in every notation of a phone number', () => {
  for (const phone of ['+971 50 765-4321', '971507654321', '0507654321']) expect(lastDigits(phone)).toBe('4321')
})

it('a passcode has eight characters of 40 random bits, and is read back however it is typed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
      const code = passcodeOf(bytes)
      expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
      expect(normalisePasscode(` ${code.toLowerCase().replace('-', ' – ')}\n`)).toBe(code.replace('-', ''))
    }),
  )
})

it('a doctor’s link is open until it is revoked, locked or expired', () => {
  const now = new Date('2026-03-03T08:00:00Z')
  const share = { expiresAt: new Date(now.getTime() + 1), revokedAt: null, lockedAt: null }
  expect(shareState(share, now)).toBe('open')
  expect(shareState({ ...share, expiresAt: now }, now)).toBe('expired')
  expect(shareState({ ...share, lockedAt: now }, now)).toBe('locked')
  expect(shareState({ ...share, lockedAt: now, revokedAt: now }, now)).toBe('revoked')
})
