import { useQuery } from '@tanstack/react-query'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { useApi } from '../../api/api-context'
import { responseOf } from '../../api/query-client'
import { failureText } from '../../api/failure-text'

/** Who could make the visit, the best first; loaded again with every change of the booking. */
export function useNurseChoices({ id, version }: Pick<BloodTestDetail, 'id' | 'version'>) {
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['nurse-choices', id, version],
    queryFn: async ({ signal }) =>
      responseOf(await api.get('/api/bloodtests/{id}/nurses', { params: { id }, signal }), undefined).value,
  })
  return {
    choices: data?.choices ?? null,
    failure: error ? failureText(error.failure) : null,
    reload: () => void refetch(),
  }
}
