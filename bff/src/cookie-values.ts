import type { Context } from 'hono'
import type { AppEnv } from './app-env'

/** Several cookies of one name mean that another page has set its own before ours. This many are read. */
const MAX_VALUES = 4

/** Hono's getCookie keeps one value of a name, and browsers send the one of the longer path first: not always ours. */
export function cookieValues(c: Context<AppEnv>, name: string): string[] {
  const pairs = (c.req.header('cookie') ?? '').split(';').map((pair) => pair.trim())
  const values = pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1))
  return [...new Set(values)].filter((value) => /^[\w.~-]{1,500}$/.test(value)).slice(0, MAX_VALUES)
}
