import { effects, schedules, type EffectName } from '@homecare/contract/jobs'
import { expect, test } from 'vitest'
import { effectJobs } from './effect-jobs'
import { scheduledJobs } from './scheduled-jobs'

test('every job name has a handler, and every handler has a job name', () => {
  expect(Object.keys(effectJobs).sort()).toEqual(Object.keys(effects).sort())
  expect(Object.keys(scheduledJobs).sort()).toEqual(Object.keys(schedules).sort())
})

test('an effect is retried for more than eight hours', () => {
  const hours = ({ attempts, backoffMs }: { attempts: number; backoffMs: number }) =>
    (backoffMs * (2 ** (attempts - 1) - 1)) / 3_600_000
  const retried: EffectName[] = [
    'email-booking-confirmed',
    'email-staff-booking',
    'email-needs-action',
    'refund-payment',
  ]
  for (const name of retried) expect(hours(effectJobs[name].retry), name).toBeGreaterThan(8)
})
