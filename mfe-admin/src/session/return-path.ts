const HOME = '/admin/services'

/** The login's URL, which redirects to `path` afterwards. */
export const loginPath = (path: string): string =>
  path === HOME || path === '/admin' ? '/login' : `/login?next=${encodeURIComponent(path)}`

/** The page that follows the login. Only paths of the admin area, so that no link can redirect to another site. */
export function returnPath(search: string): string {
  const next = new URLSearchParams(search).get('next')
  return next && /^\/admin(\/|$)/.test(next) && !next.includes('\\') ? next : HOME
}
