import { describe, expect, test } from 'vitest'
import { may, ROLES } from '@homecare/domain/roles'
import { ADMIN_SCREENS } from '../../pages'
import { loginPath, returnPath } from './return-path'

describe('the return path after a login', () => {
  test('is the screen that was left, with its filter', () => {
    const place = '/admin/bloodtests?status=Pending&search=a%26b'
    expect(returnPath(new URL(loginPath(place), 'https://x.example').search, 'coordinator')).toBe(place)
  })
  test.each(ROLES)('is a page that the role %s may open by default', (role) => {
    expect(loginPath('/admin')).toBe('/login')
    const home = ADMIN_SCREENS.find(({ path }) => path === returnPath('', role))
    expect(home && may(role, home.permission)).toBe(true)
  })
  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/admin/\\..',
    '/administrator',
    '/',
    'javascript:alert(1)',
  ])('is never %s', (next) => expect(returnPath(`?next=${encodeURIComponent(next)}`, 'viewer')).toBe('/admin/services'))
})
