import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { LIST_POSITION } from '../../api/query-client'
import type { RecordKind } from '../../api/record-calls'

interface ListPosition {
  /** The list's scroll position, in px. */
  top: number
  /** The row that had the keyboard focus. */
  active: string | null
}

/** The position in a list, cached until the session ends and restored after coming back from a record. */
export function useListPosition(kind: RecordKind, filterKey: string) {
  const client = useQueryClient()
  return useMemo(() => {
    const key = [LIST_POSITION, kind, filterKey]
    const read = (): ListPosition => client.getQueryData<ListPosition>(key) ?? { top: 0, active: null }
    return { read, write: (change: Partial<ListPosition>) => client.setQueryData(key, { ...read(), ...change }) }
  }, [client, kind, filterKey])
}
