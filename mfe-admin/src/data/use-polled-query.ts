import { keepPreviousData, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { CallFailure, CallOptions, CallResult, Client } from '@homecare/contract/client'
import { useApi } from './api-context'
import { answerOf, type Answer } from './query-client'

export interface Loaded<T> {
  data: T | null
  /** `data` belongs to the key before. */
  stale: boolean
  failure: CallFailure | null
  /** The last load that worked. */
  at: Date | null
  reload: () => void
}

interface Polled<T> extends Loaded<T> {
  /** Puts the newer state that a change was answered with in place. */
  set: (data: T) => void
}

const REFRESH_MS = 60_000

type Load<T> = (api: Client, options: CallOptions) => Promise<CallResult<T>>

/** One answer of the server, refreshed on a timer; `key` names what is asked for. A failed refresh keeps what is there. */
export function usePolledQuery<T>(key: QueryKey, load: Load<T>, everyMs = REFRESH_MS): Polled<T> {
  const api = useApi()
  const client = useQueryClient()
  const person = usePersonAsked()
  const { data, isPlaceholderData, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<Answer<T>>(key)
      const background = person.take() ? false : known !== undefined
      return answerOf(await load(api, { signal, background, etag: known?.etag }), known)
    },
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
  })
  return {
    data: data?.value ?? null,
    stale: isPlaceholderData,
    failure: error?.failure ?? null,
    at: dataUpdatedAt ? new Date(dataUpdatedAt) : null,
    reload: () => {
      person.asked()
      void refetch()
    },
    set: (value) => {
      // An answer from before the change would bring the old state back for a moment.
      void client
        .cancelQueries({ queryKey: key })
        .then(() => client.setQueryData<Answer<T>>(key, { value, etag: null }))
    },
  }
}

/** What a person asks for prolongs the session, what a timer asks for does not. */
export function usePersonAsked() {
  const asked = useRef(false)
  return {
    asked: useCallback(() => {
      asked.current = true
    }, []),
    /** Whether the call that begins now was asked for by a person. */
    take: useCallback(() => {
      const was = asked.current
      asked.current = false
      return was
    }, []),
  }
}
