import type { CallInput, CallMethod, CallPath, ResponseOf, InputArguments, UrlInput } from './call-types'
import type { Locale } from './locales'
import type { Problem } from './problem'
import { reworded } from './reworded'

declare const BUILD_LOCALE: Locale | undefined

export interface ClientOptions {
  /** The start of all URLs: '' for the page's own server, else for example `https://care.example`. */
  baseUrl: string
  fetch?: typeof fetch
  /** The timeout of a call in ms; 15 s by default. */
  timeoutMs?: number
  /** `no-store` if responses contain patient data, so that the browser stores nothing on disk. */
  cache?: RequestCache
  /** The trace that the calls belong to, in W3C's form. */
  traceparent?: string | undefined
  /** Sees every response, before its contents are read. */
  onResponse?: (response: Pick<Response, 'headers'>) => void
  /** Called for every 401: the session has ended. */
  onUnauthenticated?: () => void
}

export interface CallOptions {
  signal?: AbortSignal | undefined
  timeoutMs?: number
  headers?: Record<string, string>
  /** The ETag of the cached response: the result is `status: 304` if nothing has changed. */
  etag?: string | null | undefined
  /** True if a timer sends the call, which then does not prolong the session. */
  background?: boolean
  /** Replaces the client's own fetch, for example to report the progress of an upload. */
  fetch?: typeof fetch
}

export interface CallSuccess<T> {
  ok: true
  status: number
  data: T
  etag: string | null
  /** The server's time of the response, in ms since 1970. */
  serverTime: number | undefined
}

/** `status` 0 without a problem means that the BFF did not respond (offline, timeout, abort, a proxy's error page). */
export interface CallFailure {
  ok: false
  status: number
  problem: Problem | null
  retryAfterSeconds: number | null
}

export type CallResult<T> = CallSuccess<T> | CallFailure

type Call<M extends CallMethod> = <P extends CallPath<M>>(
  path: [ResponseOf<M, P>] extends [never] ? never : P,
  ...rest: InputArguments<CallInput<M, P> & CallOptions>
) => Promise<CallResult<ResponseOf<M, P>>>

export interface Client {
  get: Call<'get'>
  post: Call<'post'>
  delete: Call<'delete'>
  /** The URL of a GET, for links and downloads. */
  url: <P extends CallPath<'get'>>(path: P, ...rest: InputArguments<UrlInput<P> & object>) => string
}

interface UntypedInput extends CallOptions {
  params?: object
  query?: object
  body?: unknown
  form?: FormData
}

/** The typed API of the contract: the compiler checks paths, bodies and responses, and no call throws. */
export function createClient(options: ClientOptions): Client {
  const send = async <T>(method: string, path: string, input: UntypedInput = {}): Promise<CallResult<T>> => {
    const timeout = AbortSignal.timeout(input.timeoutMs ?? options.timeoutMs ?? 15_000)
    try {
      const response = await (input.fetch ?? options.fetch ?? fetch)(urlOf(options.baseUrl, path, input), {
        method,
        credentials: 'same-origin',
        signal: input.signal ? anySignal([input.signal, timeout]) : timeout,
        headers: { ...headersOf(input), ...(options.traceparent && { traceparent: options.traceparent }) },
        ...(options.cache && { cache: options.cache }),
        ...(input.form ? { body: input.form } : input.body !== undefined && { body: JSON.stringify(input.body) }),
      })
      options.onResponse?.(response)
      if (response.status === 401) options.onUnauthenticated?.()
      return await resultOf(response)
    } catch {
      return NOT_ANSWERED
    }
  }
  return {
    get: (path, ...[input]) => send('GET', path, input),
    post: (path, ...[input]) => send('POST', path, input),
    delete: (path, ...[input]) => send('DELETE', path, input),
    url: (path, ...[input]) => urlOf(options.baseUrl, path, input),
  }
}

const NOT_ANSWERED: CallFailure = { ok: false, status: 0, problem: null, retryAfterSeconds: null }

function urlOf(baseUrl: string, path: string, { params = {}, query = {} }: UntypedInput = {}): string {
  const values = new Map<string, unknown>(Object.entries(params))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return `${baseUrl}${filled}${search.size > 0 ? `?${search}` : ''}`
}

const headersOf = ({ body, form, etag, background, headers }: UntypedInput): Record<string, string> => ({
  accept: 'application/json',
  ...(body !== undefined && !form && { 'content-type': 'application/json' }),
  ...(etag && { 'if-none-match': etag }),
  ...(background && { 'x-background': '1' }),
  ...headers,
})

async function resultOf<T>(response: Response): Promise<CallResult<T>> {
  const { status, headers } = response
  if (status === 304) return { ...NOT_ANSWERED, status }
  // Here the types trust the server, whose responses are checked against the contract in tests.
  const data = status === 204 ? null : JSON.parse(await response.text())
  if (response.ok) {
    return {
      ok: true,
      status,
      data,
      etag: headers.get('etag'),
      serverTime: Date.parse(headers.get('date') ?? '') || undefined,
    }
  }
  if (!isProblem(data)) return NOT_ANSWERED
  const problem = typeof BUILD_LOCALE === 'undefined' || BUILD_LOCALE === 'en' ? data : reworded(data)
  return { ok: false, status, problem, retryAfterSeconds: retryAfter(headers) }
}

const isProblem = (data: unknown): data is Problem =>
  typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string'

function retryAfter(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}

/** Aborts with the first of these signals. `AbortSignal.any` is younger than the oldest browsers that we support. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  if (typeof AbortSignal.any === 'function') return AbortSignal.any([...signals])
  const controller = new AbortController()
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal })
  }
  return controller.signal
}
