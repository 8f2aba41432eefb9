import type { Role } from '@homecare/domain/roles'

const HOME = '/admin/services'
const HOME_OF: Partial<Record<Role, string>> = {
  owner: '/admin/board',
  nurseLead: '/admin/day-sheet',
  laboratory: '/admin/laboratory',
}

/** The first page of a role: what its day begins with. */
export const homeOf = (role: Role): string => HOME_OF[role] ?? HOME

/** The login's URL, which redirects to `path` afterwards. */
export const loginPath = (path: string): string =>
  path === HOME || path === '/admin' ? '/login' : `/login?next=${encodeURIComponent(path)}`

/** The page that follows the login. Only paths of the admin area, so that no link can redirect to another site. */
export function returnPath(search: string, role: Role): string {
  const next = new URLSearchParams(search).get('next')
  return next && /^\/admin(\/|$)/.test(next) && !next.includes('\\') ? next : homeOf(role)
}
