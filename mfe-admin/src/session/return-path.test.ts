import { describe, expect, test } from 'vitest'
import { loginPath, returnPath } from './return-path'

describe('the return path after a login', () => {
  test('is the screen that was left, with its filter', () => {
    const place = '/admin/bloodtests?status=Pending&search=a%26b'
    expect(returnPath(new URL(loginPath(place), 'https://x.example').search)).toBe(place)
  })
  test('is the services list by default', () => {
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
  ])('is never %s', (next) => expect(returnPath(`?next=${encodeURIComponent(next)}`)).toBe('/admin/services'))
})
