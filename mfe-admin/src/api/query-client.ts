import { QueryClient } from '@tanstack/react-query'
import type { CallFailure, CallResult } from '@homecare/contract/client'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError
  }
}

/** A failed call as an error that queries can reject with. */
export class CallError extends Error {
  readonly failure: CallFailure
  constructor(failure: CallFailure) {
    super(failure.problem?.title ?? `status ${failure.status}`)
    this.failure = failure
  }
}

/** Within this time a screen that is opened again shows its cached data; afterwards patients' data leaves the memory. */
const UNUSED_MS = 15 * 60_000

/**
 * The cache of the admin area: in memory only, and cleared when the session ends. Each screen refreshes itself on a
 * timer, so a failed call is not retried before the next refresh; offline it fails immediately instead of pausing.
 */
export const createQueryClient = (): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', gcTime: UNUSED_MS },
      mutations: { networkMode: 'always' },
    },
  })
  // No component observes the scroll position of a list, so it would be collected while the list is open.
  client.setQueryDefaults([LIST_POSITION], { gcTime: Infinity })
  return client
}

/** The first part of the key under which a list's scroll position and active row are cached. */
export const LIST_POSITION = 'list-position'

/** An answer with its ETag, so that an unchanged refresh is a 304. */
export interface CachedResponse<T> {
  value: T
  etag: string | null
}

/** A query caches the answer of its call; a 304 keeps the previously cached one. */
export function responseOf<T>(result: CallResult<T>, known: CachedResponse<T> | undefined): CachedResponse<T> {
  if (result.ok) return { value: result.data, etag: result.etag }
  if (result.status === 304 && known) return known
  throw new CallError(result)
}
