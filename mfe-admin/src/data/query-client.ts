import { QueryClient } from '@tanstack/react-query'
import type { CallFailure, CallResult } from '@homecare/contract/client'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError
  }
}

/** A call that failed, in the form that queries know failures. */
export class CallError extends Error {
  readonly failure: CallFailure
  constructor(failure: CallFailure) {
    super(failure.problem?.title ?? `status ${failure.status}`)
    this.failure = failure
  }
}

/** Coming back to a screen within this time shows what it showed without waiting; afterwards patients' data leaves the memory. */
const UNUSED_MS = 15 * 60_000

/**
 * The cache of the admin area: in memory only, and cleared when the session ends. Each screen refreshes itself on a
 * timer, so a failed call waits for the next refresh; whoever is offline reads that it failed.
 */
export const createQueryClient = (): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', gcTime: UNUSED_MS },
      mutations: { networkMode: 'always' },
    },
  })
  // No screen observes the scroll position of a list, so its time would run out while the list is open.
  client.setQueryDefaults([LIST_POSITION], { gcTime: Infinity })
  return client
}

/** The first part of the key under which a list's scroll position and active row are cached. */
export const LIST_POSITION = 'list-position'

/** An answer with the ETag that lets the next refresh cost nothing. */
export interface CachedAnswer<T> {
  value: T
  etag: string | null
}

/** What a query keeps of a call: the cached answer where the server says that nothing has changed. */
export function answerOf<T>(result: CallResult<T>, known: CachedAnswer<T> | undefined): CachedAnswer<T> {
  if (result.ok) return { value: result.data, etag: result.etag }
  if (result.status === 304 && known) return known
  throw new CallError(result)
}
