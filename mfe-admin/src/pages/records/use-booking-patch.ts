import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { BloodTestItem } from '@homecare/contract/staff'
import type { RecordPage } from '../../parts/record/record-pages'

type Changed = Pick<BloodTestItem, 'id'> & Partial<BloodTestItem>
type Pages = InfiniteData<RecordPage<'bloodtests'>, string | null>

/** Puts what a change answered into the rows on screen, each in its place; the next refresh puts them in order. */
export function useBookingPatch() {
  const client = useQueryClient()
  return useCallback(
    (changed: readonly Changed[]) => {
      const byId = new Map(changed.map((each) => [each.id, each]))
      client.setQueriesData<Pages>(
        { queryKey: ['records', 'bloodtests'] },
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
    [client],
  )
}
