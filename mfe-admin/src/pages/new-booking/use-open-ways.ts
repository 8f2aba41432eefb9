import { useQuery } from '@tanstack/react-query'
import { WAYS, type Way } from '@homecare/domain/news'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { useApi } from '../../api/api-context'
import { responseOf } from '../../api/query-client'

/** The ways to reach a patient that are set up, in the order in which they are offered; none until they are known. */
export function useOpenWays(): readonly Way[] {
  const api = useApi()
  const date = useClientToday()
  const { data } = useQuery({
    queryKey: ['ways'],
    queryFn: async ({ signal }) =>
      responseOf(await api.get('/api/slots', { query: { date }, signal, background: true }), undefined).value,
    staleTime: Infinity,
  })
  return data ? WAYS.filter((way) => data.ways.includes(way)) : []
}
