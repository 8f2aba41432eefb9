import { useState } from 'react'
import type { DraftQuote, Quote } from '@homecare/contract/quotes'
import { useHost } from '@homecare/remote-kit/host-context'
import { useQueryClient } from '@tanstack/react-query'
import { useChange } from '../../api/use-change'
import { quoteMessages } from '../../parts/quote/messages'
import { quoteText as text } from './messages'

/** Saves a draft: a new one, or over `draft`. After somebody else's change the next attempt replaces theirs. */
export function useQuoteSave(caseId: string, draft: Quote | null) {
  const { notify } = useHost()
  const cache = useQueryClient()
  const { busy, refusal, run } = useChange()
  const [base, setBase] = useState(draft)
  const save = async (body: DraftQuote): Promise<Quote | null> => {
    const answer = await run(
      'save',
      async (api) => {
        if (!base) return api.post('/api/cases/{id}/quotes', { params: { id: caseId }, body })
        const { id, version } = base
        const result = await api.post('/api/quotes/{id}', { params: { id }, body: { ...body, version } })
        if (!result.ok && result.problem?.code === 'CONFLICT') {
          const current = await api.get('/api/cases/{id}/quotes', { params: { id: caseId } })
          const changed = current.ok && current.data.quotes.find((each) => each.id === id)
          if (changed) setBase(changed)
        }
        return result
      },
      { CONFLICT: text.conflict, QUOTE_CLOSED: (detail) => detail ?? quoteMessages.closed },
    )
    if (!answer.ok) return null
    setBase(answer.data)
    notify('success', text.saved)
    await cache.invalidateQueries({ queryKey: ['quotes', caseId] })
    return answer.data
  }
  return { base, busy: busy !== null, refusal, save }
}
