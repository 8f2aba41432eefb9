const HOME = '/admin/services'

/** The login's address that leads back to `path` afterwards. */
export const loginPath = (path: string): string =>
  path === HOME || path === '/admin' ? '/login' : `/login?next=${encodeURIComponent(path)}`

/** Where to go after the login. Only paths of the admin area: never another site that a link put there. */
export function returnPath(search: string): string {
  const next = new URLSearchParams(search).get('next')
  return next && /^\/admin(\/|$)/.test(next) && !next.includes('\\') ? next : HOME
}
