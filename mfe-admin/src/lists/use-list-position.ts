import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { LIST_POSITION } from '../data/query-client'
import type { RecordKind } from '../data/record-calls'

interface ListPosition {
  /** How far the list was scrolled, in px. */
  top: number
  /** The row that the keyboard was on. */
  active: string | null
}

/** Where somebody was in a list, until the session ends: whoever comes back from a record goes on there. */
export function useListPosition(kind: RecordKind, filterKey: string) {
  const client = useQueryClient()
  return useMemo(() => {
    const key = [LIST_POSITION, kind, filterKey]
    const read = (): ListPosition => client.getQueryData<ListPosition>(key) ?? { top: 0, active: null }
    return { read, write: (change: Partial<ListPosition>) => client.setQueryData(key, { ...read(), ...change }) }
  }, [client, kind, filterKey])
}
