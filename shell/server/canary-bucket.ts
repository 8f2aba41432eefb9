import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** A visitor's bucket, 0–99, so that a canary release stays with the same visitors. It identifies no person. */
const COOKIE = 'bucket'
const MAX_AGE_SECONDS = 30 * 24 * 3600

/** Returns the bucket of this visitor; a new visitor gets a random one, and a cookie with it. */
export function bucketOf(context: Context, secure: boolean): number {
  const known = getCookie(context, COOKIE) ?? ''
  if (/^\d{1,2}$/.test(known)) return Number(known)
  const bucket = Math.floor(Math.random() * 100)
  setCookie(context, COOKIE, String(bucket), { maxAge: MAX_AGE_SECONDS, httpOnly: true, sameSite: 'Lax', secure })
  return bucket
}
