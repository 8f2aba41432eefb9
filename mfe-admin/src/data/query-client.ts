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

/**
 * What the admin area has loaded: in memory only, and for as long as the session. Each screen refreshes itself on a
 * timer, so a failed call waits for the next refresh; whoever is offline reads that it failed.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', gcTime: Infinity },
      mutations: { networkMode: 'always' },
    },
  })

/** An answer with the ETag that lets the next refresh cost nothing. */
export interface Answer<T> {
  value: T
  etag: string | null
}

/** What a query keeps of a call: the cached answer where the server says that nothing has changed. */
export function answerOf<T>(result: CallResult<T>, known: Answer<T> | undefined): Answer<T> {
  if (result.ok) return { value: result.data, etag: result.etag }
  if (result.status === 304 && known) return known
  throw new CallError(result)
}
