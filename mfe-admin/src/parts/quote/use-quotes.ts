import { useQueryClient } from '@tanstack/react-query'
import type { CallResult, Client } from '@homecare/contract/client'
import { useHost } from '@homecare/remote-kit/host-context'
import { useChange } from '../../api/use-change'
import { usePolledQuery } from '../../api/use-polled-query'
import { quoteMessages } from './messages'

const REFRESH_MS = 10_000

/** The quotes of a case, refreshed while they are open: a family may answer at any moment. */
export const useQuotes = (caseId: string) =>
  usePolledQuery(
    ['quotes', caseId],
    (api, options) => api.get('/api/cases/{id}/quotes', { ...options, params: { id: caseId } }),
    REFRESH_MS,
  )

/** Changes a quote. Afterwards, and after a conflict, its case is loaded again as well, since its state follows its quotes. */
export function useQuoteChange(caseId: string) {
  const { notify } = useHost()
  const cache = useQueryClient()
  const { busy, refusal, run, reset } = useChange()
  const change = async <T>(
    name: string,
    call: (api: Client) => Promise<CallResult<T>>,
    done: string,
  ): Promise<CallResult<T>> => {
    const answer = await run(name, call, {
      CONFLICT: quoteMessages.conflict,
      QUOTE_CLOSED: (detail) => detail ?? quoteMessages.closed,
    })
    if (answer.ok || answer.status === 409)
      await Promise.all([
        cache.invalidateQueries({ queryKey: ['quotes', caseId] }),
        cache.invalidateQueries({ queryKey: ['case', caseId] }),
      ])
    if (answer.ok) notify('success', done)
    return answer
  }
  return { busy, refusal, change, reset }
}
