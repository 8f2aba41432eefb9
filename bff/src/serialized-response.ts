import { createHash } from 'node:crypto'
import type { Context, TypedResponse } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import type { JSONParsed } from 'hono/utils/types'
import type { AppEnv } from './app-env'

/** Sends 304 to a client that has the same response; the request id stays in the headers for the logs. */
export const withEtag = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'x-request-id'] })

/** JSON text and its ETag, made once for many responses. */
export interface SerializedResponse {
  body: string
  etag: string
}

/** Serializes each object once, for responses that are cached as objects. */
export function createSerializer(): (answer: object) => SerializedResponse {
  const serialized = new WeakMap<object, SerializedResponse>()
  return (answer) => {
    const response = serialized.get(answer) ?? serialize(JSON.stringify(answer))
    serialized.set(answer, response)
    return response
  }
}

function serialize(body: string): SerializedResponse {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
}

/** Sends a serialized response; `withEtag` is the route's middleware. */
export function serializedResponse<T>(
  c: Context<AppEnv>,
  { body, etag: value }: SerializedResponse,
): TypedResponse<JSONParsed<T>, 200, 'json'> {
  c.header('ETag', value)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The body is a T, serialized already.
  return c.body(body, 200, { 'Content-Type': 'application/json' }) as unknown as TypedResponse<
    JSONParsed<T>,
    200,
    'json'
  >
}
