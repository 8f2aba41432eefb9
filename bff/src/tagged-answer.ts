import { createHash } from 'node:crypto'
import type { Context, TypedResponse } from 'hono'
import type { JSONParsed } from 'hono/utils/types'
import type { AppEnv } from './app-env'

/** A written answer and its tag. */
export interface Written {
  body: string
  etag: string
}

export const write = (answer: unknown): Written => tag(JSON.stringify(answer))

/** An answer that was written elsewhere. */
export function tag(body: string): Written {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
}

const written = new WeakMap<object, Written>()

/** The same for an answer that comes again and again as the same object: it is written once. */
export function writeOnce(answer: object): Written {
  const known = written.get(answer) ?? write(answer)
  written.set(answer, known)
  return known
}

/** 200 with the ETag, or 304 to a screen that has it already. */
export function taggedAnswer<T>(
  c: Context<AppEnv>,
  { body, etag }: Written,
): TypedResponse<JSONParsed<T>, 200, 'json'> {
  c.header('ETag', etag)
  const answer = hasTag(c.req.header('if-none-match'), etag)
    ? c.body(null, 304)
    : c.body(body, 200, { 'Content-Type': 'application/json' })
  // The body is a T, written already.
  return answer as unknown as TypedResponse<JSONParsed<T>, 200, 'json'>
}

const hasTag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
