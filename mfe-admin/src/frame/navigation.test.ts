import { describe, expect, test } from 'vitest'
import { mayOpen, navigationFor } from './navigation'

const places = (role: 'admin' | 'coordinator' | 'viewer') =>
  navigationFor(role).flatMap(({ entries }) => entries.map(({ to }) => to))

describe('the navigation', () => {
  test('offers the two lists to everyone, first', () => {
    for (const role of ['admin', 'coordinator', 'viewer'] as const) {
      expect(places(role).slice(0, 2)).toEqual(['/admin/services', '/admin/bloodtests'])
    }
  })
  test('offers only what may be opened, and no group without an entry', () => {
    for (const role of ['admin', 'coordinator', 'viewer'] as const) {
      for (const to of places(role)) expect(mayOpen(role, to)).toBe(true)
      for (const { entries } of navigationFor(role)) expect(entries.length).toBeGreaterThan(0)
    }
  })
  test('a phone keeps the first group at the thumb, so it has four entries at most', () => {
    expect(navigationFor('admin')[0]?.entries.length).toBeLessThanOrEqual(4)
  })
})
