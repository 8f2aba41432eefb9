import type { Problem } from '@homecare/contract/problem'
import { anySignal } from '@homecare/contract/client'
import type { Host } from '@homecare/federation/contract'

/** `at`: the server's own time of the answer, in ms, where it told. */
export type Answered<T> = { ok: true; data: T; etag: string | null; at?: number }

/** `status` 0: no answer of ours came. `waitSeconds` is what a 429 asks for. */
export type Refused = { ok: false; status: number; problem: Problem | null; waitSeconds: number | null }

export type StaffAnswer<T> = Answered<T> | Refused

export interface StaffCallOptions {
  method?: 'GET' | 'POST' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  /** The copy that is at hand: with the same one on the server the answer is `status` 304. */
  etag?: string | undefined
  signal?: AbortSignal
  /** Made by a timer, not by a person: it must not keep an idle session alive. */
  background?: boolean
}

const TIMEOUT_MS = 15_000

/**
 * One call of a staff screen; it never throws. A 401 ends the session, so that the guard shows the login.
 * Beside the shared `call` because staff screens need the ETag, the 304 and Retry-After.
 */
export async function staffCall<T>(host: Host, path: string, options: StaffCallOptions = {}): Promise<StaffAnswer<T>> {
  const { method = 'GET', body, etag, signal, background } = options
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await fetch(`${host.apiBase}${path}`, {
      method,
      credentials: 'same-origin',
      // Patient data stays out of the browser's cache; the ETag is kept beside the data in memory.
      cache: 'no-store',
      signal: signal ? anySignal([signal, limit]) : limit,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(etag ? { 'if-none-match': etag } : {}),
        ...(background ? { 'x-background': '1' } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (response.status === 401) host.session.set(null)
    const text = await response.text()
    const data: unknown = text === '' ? null : JSON.parse(text)
    const at = Date.parse(response.headers.get('date') ?? '')
    if (response.ok) return { ok: true, data: data as T, etag: response.headers.get('etag'), ...(at ? { at } : {}) }
    return { ok: false, status: response.status, problem: data as Problem | null, waitSeconds: waitOf(response) }
  } catch {
    return { ok: false, status: 0, problem: null, waitSeconds: null }
  }
}

function waitOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}
