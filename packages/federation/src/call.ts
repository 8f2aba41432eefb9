import type { Problem } from '@homecare/contract/problem'
import { anySignal } from '@homecare/contract/client'

export type CallResult<T> =
  | { ok: true; status: number; data: T }
  /** `problem` is null when no answer of ours came: offline, timed out, or something else in between. */
  | { ok: false; status: number; problem: Problem | null }

interface CallOptions {
  method?: 'GET' | 'POST'
  /** Sent as JSON; a FormData is sent as it is. */
  body?: unknown
  headers?: Record<string, string>
  /** After this many ms the call counts as failed; 15 s unless told. */
  timeoutMs?: number
  signal?: AbortSignal
}

/** One call to the API. It never throws: what went wrong is in the answer, and the screen owns the words. */
export async function call<T>(url: string, options: CallOptions = {}): Promise<CallResult<T>> {
  const { method = 'GET', body, headers = {}, timeoutMs = 15_000, signal } = options
  const raw = body instanceof FormData
  const limit = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      method,
      credentials: 'same-origin',
      signal: signal ? anySignal([signal, limit]) : limit,
      headers: {
        accept: 'application/json',
        ...(body === undefined || raw ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
    })
    const data: unknown = response.status === 204 ? null : await response.json()
    return response.ok
      ? { ok: true, status: response.status, data: data as T }
      : { ok: false, status: response.status, problem: data as Problem }
  } catch {
    return { ok: false, status: 0, problem: null }
  }
}
