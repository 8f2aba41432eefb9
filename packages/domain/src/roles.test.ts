import { describe, expect, it } from 'vitest'
import { may, type StaffAction } from './roles'

const ACTIONS: StaffAction[] = ['read', 'work-on-bookings', 'refund', 'manage-staff', 'manage-releases']

describe('staff roles', () => {
  it('let a viewer read and nothing else', () => {
    expect(ACTIONS.filter((action) => may('viewer', action))).toEqual(['read'])
  })

  it('let a coordinator work on bookings, but not on accounts and releases', () => {
    expect(ACTIONS.filter((action) => may('coordinator', action))).toEqual(['read', 'work-on-bookings', 'refund'])
  })

  it('let an admin do everything', () => {
    expect(ACTIONS.filter((action) => may('admin', action))).toEqual(ACTIONS)
  })
})
