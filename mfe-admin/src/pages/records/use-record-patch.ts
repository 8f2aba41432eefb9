import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ItemOf, RecordKind } from '../../api/record-calls'
import type { RecordPage } from '../../parts/record/record-pages'

/** Puts what a change answered into the rows on screen, each in its place; the next refresh puts them in order. */
export function useRecordPatch<K extends RecordKind>(kind: K) {
  const client = useQueryClient()
  return useCallback(
    (changed: readonly (Pick<ItemOf[K], 'id'> & Partial<ItemOf[K]>)[]) => {
      const byId = new Map<string, Partial<ItemOf[K]>>(changed.map((each) => [each.id, each]))
      client.setQueriesData<InfiniteData<RecordPage<K>, string | null>>(
        { queryKey: ['records', kind] },
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              items: page.items.map((item) => ({ ...item, ...byId.get(item.id) })),
            })),
          },
      )
    },
    [client, kind],
  )
}
