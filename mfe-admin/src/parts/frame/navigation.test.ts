import { describe, expect, test } from 'vitest'
import { may, ROLES, type Role } from '@homecare/domain/roles'
import { ADMIN_SCREENS } from '../../pages'
import { homeOf } from '../session/return-path'
import { navigationFor } from './navigation'

const places = (role: Role) => navigationFor(ADMIN_SCREENS, role).flatMap(({ entries }) => entries.map(({ to }) => to))

describe('the navigation', () => {
  test('offers the list of bookings to everyone, before what comes after a visit', () => {
    for (const role of ROLES) expect(places(role).slice(0, 2)).toContain('/admin/bloodtests')
  })
  test('begins with the first page of each role', () => {
    for (const role of ROLES) expect(places(role)[0]).toBe(homeOf(role))
  })
  test('offers only what may be opened, and no group without an entry', () => {
    for (const role of ROLES) {
      const allowed = ADMIN_SCREENS.filter(({ permission }) => may(role, permission)).map(({ path }) => path)
      expect(allowed).toEqual(expect.arrayContaining(places(role)))
      for (const { entries } of navigationFor(ADMIN_SCREENS, role)) expect(entries.length).toBeGreaterThan(0)
    }
  })
  test('the first group is the bottom bar of a phone, so it has five entries at most', () => {
    for (const role of ROLES) expect(navigationFor(ADMIN_SCREENS, role)[0]?.entries.length).toBeLessThanOrEqual(5)
  })
})
