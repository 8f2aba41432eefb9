import { describe, expect, test } from 'vitest'
import { loginPath, returnPath } from './return-path'

describe('the way back after a login', () => {
  test('leads to the place that was left, with its filter', () => {
    const place = '/admin/bloodtests?status=Pending&search=a%26b'
    expect(returnPath(new URL(loginPath(place), 'https://x.example').search)).toBe(place)
  })
  test('leads to the services when none was left', () => {
    expect(loginPath('/admin')).toBe('/login')
    expect(returnPath('')).toBe('/admin/services')
  })
  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/admin/\\..',
    '/administrator',
    '/',
    'javascript:alert(1)',
  ])('never leads to %s', (next) => expect(returnPath(`?next=${encodeURIComponent(next)}`)).toBe('/admin/services'))
})
