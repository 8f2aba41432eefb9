import { http, HttpResponse, type HttpHandler } from 'msw'
import type { CallMethod, CallOf, CallPath, ResponseOf } from '@homecare/contract/call-types'
import { PROBLEM_STATUS, type Problem, type ProblemCode } from '@homecare/contract/problem'

export const TEST_ORIGIN = 'https://care.example'

export interface ApiCall {
  method: string
  /** With `/api` and the query. */
  path: string
  query: URLSearchParams
  headers: Headers
  /** Parsed where it is JSON, else as text; null where there is none. */
  body: unknown
}

/** `brand` holds what a reply may answer, for the compiler only. */
interface Reply<Answer> {
  brand?: Answer
  respond: () => Response | Promise<Response>
}

/** The codes of the statuses that a call declares. */
type CodeOf<M extends CallMethod, P extends CallPath<M>> = {
  [Code in ProblemCode]: (typeof PROBLEM_STATUS)[Code] extends keyof CallOf<M, P>['responses'] ? Code : never
}[ProblemCode]

type ReplyOf<M extends CallMethod, P extends CallPath<M>> =
  | Reply<{ data: ResponseOf<M, P> }>
  | Reply<{ code: CodeOf<M, P> }>
  | Reply<'outside the contract'>

/** The success of a call; a call without data answers 204. */
export const ok = <T,>(data: T, headers: Record<string, string> = {}): Reply<{ data: T }> => ({
  respond: () =>
    data === null
      ? new HttpResponse(null, { status: 204, headers })
      : new HttpResponse(JSON.stringify(data), { headers: { 'content-type': 'application/json', ...headers } }),
})

/** A refusal, with the status that its code always has. */
export const problem = <Code extends ProblemCode>(
  code: Code,
  more: Partial<Omit<Problem, 'code' | 'status'>> = {},
  headers: Record<string, string> = {},
): Reply<{ code: Code }> => {
  const status = PROBLEM_STATUS[code]
  return { respond: () => HttpResponse.json({ code, status, title: code, ...more }, { status, headers }) }
}

/** An answer that is not the BFF's, such as a proxy's error page or a file. */
export const raw = (text: string | null, init: ResponseInit = {}): Reply<'outside the contract'> => ({
  respond: () => new HttpResponse(text, init),
})

/** The reply in a later turn of the event loop, as from a network: a screen that calls in a loop leaves time to others. */
export const later = <Answer,>({ respond }: Reply<Answer>): Reply<Answer> => ({
  respond: async () => {
    await new Promise((resolve) => setImmediate(resolve))
    return respond()
  },
})

/** The connection fails. */
export const noConnection: Reply<'outside the contract'> = { respond: () => HttpResponse.error() }

/** The connection stays open and nothing comes. */
export const neverAnswers: Reply<'outside the contract'> = { respond: () => new Promise<Response>(() => {}) }

/** Answers one call of the contract; the compiler refuses data, codes and paths that the contract doesn't have. */
export const on = <M extends CallMethod, P extends CallPath<M>>(
  method: M,
  path: P,
  reply: ReplyOf<M, P> | ((call: ApiCall) => ReplyOf<M, P>),
): HttpHandler =>
  http[method](TEST_ORIGIN + path.replace(/\{(\w+)\}/g, ':$1'), async ({ request }) => {
    const { respond } = typeof reply === 'function' ? reply(await recordOf(request)) : reply
    return respond()
  })

export async function recordOf(request: Request): Promise<ApiCall> {
  const { method, headers } = request
  const { pathname, search, searchParams } = new URL(request.url)
  const text = await request.text()
  const json = headers.get('content-type')?.startsWith('application/json')
  return {
    ...{ method, headers, path: pathname + search, query: searchParams },
    body: text === '' ? null : json ? JSON.parse(text) : text,
  }
}
