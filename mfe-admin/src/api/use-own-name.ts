import { useQuery } from '@tanstack/react-query'
import type { StaffSession } from '@homecare/federation/contract'
import { useApi } from './api-context'
import { CallError } from './query-client'

/** By login, so that nobody is shown the name of who was logged in before. */
export const ownNameKey = (userName: string) => ['own-name', userName] as const

/** The name of who is logged in. A login's answer has none, so it is asked for; the login stands for it until then. */
export function useOwnName({ userName }: StaffSession): string {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ownNameKey(userName),
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const answer = await api.get('/api/user/me', { signal, background: true })
      if (!answer.ok) throw new CallError(answer)
      return answer.data.name
    },
  })
  return data ?? userName
}
