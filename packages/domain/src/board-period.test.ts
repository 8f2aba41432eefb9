import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentPeriod, daysIn, daysOf, ownPeriod, weekStart } from './board-period'

const date = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10))

describe('the periods of the owner’s board', () => {
  it('a week begins on Monday and is compared with the same weekdays of the week before', () => {
    const before = { from: '2026-11-16', to: '2026-11-18' }
    expect(currentPeriod('week', '2026-11-25')).toEqual({ from: '2026-11-23', to: '2026-11-25', before })
    expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(weekStart)).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-11-23',
    ])
  })

  it('a month up to today is compared with as many days of the month before', () => {
    const before = { from: '2025-12-01', to: '2025-12-05' }
    expect(currentPeriod('month', '2026-01-05')).toEqual({ from: '2026-01-01', to: '2026-01-05', before })
  })

  it('a month that is longer than the one before is compared with the whole of it', () => {
    expect(currentPeriod('month', '2026-03-31').before).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  })

  it('a quarter begins in January, April, July or October', () => {
    const before = { from: '2026-07-01', to: '2026-08-23' }
    expect(currentPeriod('quarter', '2026-11-23')).toEqual({ from: '2026-10-01', to: '2026-11-23', before })
    expect(currentPeriod('quarter', '2026-01-01').before).toEqual({ from: '2025-10-01', to: '2025-10-01' })
  })

  it('an own period is compared with as many days right before it', () => {
    const before = { from: '2026-02-26', to: '2026-02-28' }
    expect(ownPeriod({ from: '2026-03-01', to: '2026-03-03' })).toEqual({
      from: '2026-03-01',
      to: '2026-03-03',
      before,
    })
  })

  it('the period before is never longer than the period, and ends before it', () => {
    fc.assert(
      fc.property(date, fc.constantFrom('week', 'month', 'quarter'), (today, name) => {
        const { before, ...period } = currentPeriod(name, today)
        expect(daysIn(before)).toBeGreaterThan(0)
        expect(daysIn(before)).toBeLessThanOrEqual(daysIn(period))
        expect(before.to < period.from && period.from <= period.to).toBe(true)
        expect(daysOf(period).at(-1)).toBe(today)
      }),
    )
  })
})
