import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RecordKind } from '../data/record-calls'

interface ListPlace {
  /** How far the list was scrolled, in px. */
  top: number
  /** The row that the keyboard was on. */
  active: string | null
}

/** Where somebody was in a list, for as long as its rows are kept: whoever comes back from a record goes on there. */
export function useListPlace(kind: RecordKind, filterKey: string) {
  const client = useQueryClient()
  return useMemo(() => {
    const key = ['list-place', kind, filterKey]
    const read = (): ListPlace => client.getQueryData<ListPlace>(key) ?? { top: 0, active: null }
    return { read, write: (change: Partial<ListPlace>) => client.setQueryData(key, { ...read(), ...change }) }
  }, [client, kind, filterKey])
}
