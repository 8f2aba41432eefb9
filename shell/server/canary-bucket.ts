/** A visitor's place among a hundred, so that a share stays with the same visitors. It says nothing about anybody. */
const COOKIE = 'place'
const KEPT_SECONDS = 30 * 24 * 3600

/** The place that a browser was given, or null. */
export function placeOf(cookies: string | undefined): number | null {
  const found = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{1,2})(?:;|$)`).exec(cookies ?? '')
  return found ? Number(found[1]) : null
}

export const givePlace = (): number => Math.floor(Math.random() * 100)

export const placeCookie = (place: number, secure: boolean): string =>
  `${COOKIE}=${place}; Path=/; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
