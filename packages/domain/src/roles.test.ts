import { describe, expect, it } from 'vitest'
import { may, type StaffAction } from './roles'

const ACTIONS: StaffAction[] = ['read', 'work-on-bookings', 'refund', 'manage-staff', 'manage-releases']

describe('staff roles', () => {
  it('a viewer may read and do nothing else', () => {
    expect(ACTIONS.filter((action) => may('viewer', action))).toEqual(['read'])
  })

  it('a coordinator may change bookings, but not accounts and releases', () => {
    expect(ACTIONS.filter((action) => may('coordinator', action))).toEqual(['read', 'work-on-bookings', 'refund'])
  })

  it('an admin may do everything', () => {
    expect(ACTIONS.filter((action) => may('admin', action))).toEqual(ACTIONS)
  })
})
