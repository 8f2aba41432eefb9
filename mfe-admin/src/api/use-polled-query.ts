import { keepPreviousData, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { CallFailure, CallOptions, CallResult, Client } from '@homecare/contract/client'
import { useApi } from './api-context'
import { responseOf, type CachedResponse } from './query-client'

export interface LoadState<T> {
  data: T | null
  /** `data` belongs to the previous key. */
  stale: boolean
  failure: CallFailure | null
  /** When data was last loaded successfully. */
  at: Date | null
  reload: () => void
}

interface PolledQuery<T> extends LoadState<T> {
  /** Replaces the data with the newer state that a change returned. */
  set: (data: T) => void
}

const REFRESH_MS = 60_000

type Load<T> = (api: Client, options: CallOptions) => Promise<CallResult<T>>

interface PollOptions {
  /** False for a role that may not make the call. */
  enabled?: boolean
  /** Refreshed in a hidden tab as well. */
  alsoHidden?: boolean
}

/** One answer of the server, refreshed on a timer and cached under `key`. A failed refresh leaves the data as it is. */
export function usePolledQuery<T>(
  key: QueryKey,
  load: Load<T>,
  everyMs = REFRESH_MS,
  { enabled = true, alsoHidden = false }: PollOptions = {},
): PolledQuery<T> {
  const api = useApi()
  const client = useQueryClient()
  const manual = useManualRequest()
  const { data, isPlaceholderData, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<CachedResponse<T>>(key)
      const background = manual.consume() ? false : known !== undefined
      return responseOf(await load(api, { signal, background, etag: known?.etag }), known)
    },
    enabled,
    refetchInterval: everyMs,
    refetchIntervalInBackground: alsoHidden,
    placeholderData: keepPreviousData,
  })
  return {
    data: data?.value ?? null,
    stale: isPlaceholderData,
    failure: error?.failure ?? null,
    at: dataUpdatedAt ? new Date(dataUpdatedAt) : null,
    reload: () => {
      manual.mark()
      void refetch()
    },
    set: (value) => {
      // An answer from before the change would bring the old state back for a moment.
      void client
        .cancelQueries({ queryKey: key })
        .then(() => client.setQueryData<CachedResponse<T>>(key, { value, etag: null }))
    },
  }
}

/** A call that a person requested prolongs the session, a call of a timer does not. */
export function useManualRequest() {
  const requested = useRef(false)
  return {
    mark: useCallback(() => {
      requested.current = true
    }, []),
    /** True if a person requested the call that begins now. */
    consume: useCallback(() => {
      const was = requested.current
      requested.current = false
      return was
    }, []),
  }
}
