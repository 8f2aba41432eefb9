import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { currentTraceparent, inSpan } from '@homecare/tracing/span'
import type { MiddlewareHandler } from 'hono'
import { methodOf, routeOf } from './metrics'

/** Serves a request as a span, until its answer is sent. A page's call belongs to the trace of its page. */
export async function traceRequest(
  request: IncomingMessage,
  response: ServerResponse,
  serve: () => Promise<void>,
): Promise<void> {
  const { traceparent } = request.headers
  const parent = typeof traceparent === 'string' ? traceparent : undefined
  await inSpan(`${methodOf(request)} ${routeOf(request.url)}`, { kind: 'server', parent }, async (span) => {
    const closed = once(response, 'close')
    await serve()
    await closed
    span.setStatusCode(response.statusCode)
  })
}

/**
 * Tells a page the trace that it belongs to, which its calls then name. Pages are made before they are requested and are
 * the same for everybody, so this is a header.
 */
export const tellTrace: MiddlewareHandler = async (context, next) => {
  await next()
  const traceparent = currentTraceparent()
  if (traceparent && context.res.headers.get('content-type')?.startsWith('text/html'))
    context.res.headers.set('server-timing', `traceparent;desc="${traceparent}"`)
}
