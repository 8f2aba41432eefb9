import { effects, schedules, type JobName } from '@homecare/contract/jobs'
import { expect, test } from 'vitest'
import { jobs } from './jobs'

test('every job name has a handler, and no handler is left over', () => {
  expect(Object.keys(jobs).sort()).toEqual([...Object.keys(effects), ...Object.keys(schedules)].sort())
})

test('what comes by the clock says how often, effects don’t', () => {
  for (const [name, { everyMs }] of Object.entries(jobs))
    expect(everyMs !== undefined, name).toBe(Object.hasOwn(schedules, name))
})

test('an effect is tried for hours before it is given up', () => {
  const hours = ({ attempts, backoffMs }: { attempts: number; backoffMs: number }) =>
    (backoffMs * (2 ** (attempts - 1) - 1)) / 3_600_000
  const tried: JobName[] = ['mail-booking-confirmed', 'mail-staff-booking', 'mail-needs-action', 'refund-payment']
  for (const name of tried) expect(hours(jobs[name].retry), name).toBeGreaterThan(8)
})
