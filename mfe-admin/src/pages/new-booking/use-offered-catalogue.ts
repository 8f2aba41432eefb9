import { useQuery } from '@tanstack/react-query'
import type { Catalogue } from '@homecare/domain/catalogue'
import { catalogueFrom } from '@homecare/remote-kit/catalogue-from'
import { useApi } from '../../api/api-context'
import { responseOf } from '../../api/query-client'

export type OfferedCatalogue = Catalogue & { minimumFils: number }

/** The tests and packages that are offered now, with their prices. */
export function useOfferedCatalogue() {
  const api = useApi()
  const { data, isError, refetch } = useQuery({
    queryKey: ['offered-catalogue'],
    queryFn: async ({ signal }) =>
      catalogueFrom(responseOf(await api.get('/api/catalogue', { signal }), undefined).value),
    staleTime: 60_000,
  })
  return { catalogue: data ?? null, failed: isError, reload: () => void refetch() }
}
