import { createHash } from 'node:crypto'
import type { Context, TypedResponse } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import type { JSONParsed } from 'hono/utils/types'
import type { AppEnv } from './app-env'

/** 304 to a caller that has the same already; the request's id stays in the answer for the logs. */
export const withEtag = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'x-request-id'] })

/** JSON text and its ETag, made once for many answers. */
export interface WrittenAnswer {
  body: string
  etag: string
}

export function write(body: string): WrittenAnswer {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
}

/** Serializes each object once: for an answer that is cached as an object. */
export function createWriter(): (answer: object) => WrittenAnswer {
  const written = new WeakMap<object, WrittenAnswer>()
  return (answer) => {
    const answered = written.get(answer) ?? write(JSON.stringify(answer))
    written.set(answer, answered)
    return answered
  }
}

/** Sends it; `withEtag` is the route's middleware. */
export function writtenAnswer<T>(
  c: Context<AppEnv>,
  { body, etag: value }: WrittenAnswer,
): TypedResponse<JSONParsed<T>, 200, 'json'> {
  c.header('ETag', value)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The body is a T, written already.
  return c.body(body, 200, { 'Content-Type': 'application/json' }) as unknown as TypedResponse<
    JSONParsed<T>,
    200,
    'json'
  >
}
