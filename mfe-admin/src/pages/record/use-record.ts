import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/api-context'
import { CallError } from '../../api/query-client'
import { RECORD_CALLS, type DetailOf, type RecordKind } from '../../api/record-calls'
import { useManualRequest } from '../../api/use-polled-query'
import { useSession } from '../../api/use-session'
import { newsText } from './news-text'

const REFRESH_MS = 10_000

interface RecordState<K extends RecordKind> {
  record: DetailOf[K]
  etag: string | null
  /** Somebody else's change while the record was open, as a sentence. */
  news: string | null
}

/** A dialog asks about the record as it is on screen: while one is open, no refresh replaces the record. */
const isDeciding = () => document.querySelector('dialog[open]') !== null

/** One record, refreshed on a timer; `setRecord` takes the newer one that a call answered with. */
export function useRecord<K extends RecordKind>(kind: K, id: string) {
  const api = useApi()
  const client = useQueryClient()
  const me = useSession()?.userName
  const manual = useManualRequest()
  const queryKey = ['record', kind, id]

  const load = async (signal: AbortSignal): Promise<RecordState<K>> => {
    const known = client.getQueryData<RecordState<K>>(queryKey)
    if (known && isDeciding()) return known
    const background = manual.consume() ? false : known !== undefined
    const answer = await RECORD_CALLS[kind].read(api, id, { signal, etag: known?.etag, background })
    if (known && (isDeciding() || (!answer.ok && answer.status === 304))) return known
    if (!answer.ok) throw new CallError(answer)
    const news = known && newsText(known.record.history, answer.data, me)
    return { record: answer.data, etag: answer.etag, news: news ?? known?.news ?? null }
  }

  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(signal),
    refetchInterval: REFRESH_MS,
  })
  return {
    record: data?.record ?? null,
    at: dataUpdatedAt ? new Date(dataUpdatedAt) : null,
    failure: error?.failure ?? null,
    news: data?.news ?? null,
    setRecord: (record: DetailOf[K]) => {
      // An answer from before the change would bring the old state back.
      void client
        .cancelQueries({ queryKey })
        .then(() => client.setQueryData<RecordState<K>>(queryKey, { record, etag: null, news: null }))
    },
    reload: () => {
      manual.mark()
      void refetch()
    },
    dismiss: () => client.setQueryData<RecordState<K>>(queryKey, (state) => state && { ...state, news: null }),
  }
}
