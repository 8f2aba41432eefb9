import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Problem } from '@homecare/contract/problem'
import type { ProblemPage } from './problem-page'
import { endAfterBody, hasBody } from './receive-body'

export type Rejection = Problem & { retryAfterSeconds?: number }

const REJECTIONS = {
  NOT_PLAIN: { code: 'MALFORMED', title: 'The address could not be read', status: 400 },
  TOO_LARGE: { code: 'TOO_LARGE', title: 'The request is too large', status: 413 },
  TOO_SLOW: { code: 'MALFORMED', title: 'The request took too long to arrive', status: 408 },
  TOO_MANY: { code: 'RATE_LIMITED', title: 'Too many requests', status: 429, retryAfterSeconds: 1 },
  UNAVAILABLE: {
    code: 'UNAVAILABLE',
    title: 'The service is not available at the moment.',
    status: 503,
    retryAfterSeconds: 2,
  },
} as const satisfies Record<string, Rejection>

export type Reason = keyof typeof REJECTIONS

/** Responds to a refused request, with a page if a person will see it, else with a problem as JSON. */
export function reject(request: IncomingMessage, response: ServerResponse, reason: Reason, page?: ProblemPage): void {
  if (response.destroyed || response.headersSent) return void response.destroy()
  const { retryAfterSeconds, ...problem }: Rejection = REJECTIONS[reason]
  const body = Buffer.from(page?.html ?? JSON.stringify(problem))
  const unread = hasBody(request) && !request.complete
  response.writeHead(problem.status, {
    'content-type': page ? 'text/html; charset=utf-8' : 'application/problem+json',
    'content-length': body.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(page ? { 'content-security-policy': page.policy, 'referrer-policy': 'same-origin' } : {}),
    ...(retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}),
    ...(unread || reason !== 'UNAVAILABLE' ? { connection: 'close' } : {}),
  })
  response.write(body)
  endAfterBody(request, response)
}
