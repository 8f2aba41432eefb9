import { useHost } from '@homecare/remote-kit/host-context'
import type { CareCase } from '@homecare/contract/cases'
import type { CallResult, Client } from '@homecare/contract/client'
import { useChange } from '../../api/use-change'
import { usePolledQuery } from '../../api/use-polled-query'
import { caseText as text } from './messages'
import { nurseRefusals } from '../../parts/visit/visit-messages'

const REFRESH_MS = 10_000

/** A case, refreshed while it is open. */
export const useCase = (id: string) =>
  usePolledQuery(['case', id], (api, options) => api.get('/api/cases/{id}', { ...options, params: { id } }), REFRESH_MS)

export interface CaseProps {
  careCase: CareCase
  onCase: (careCase: CareCase) => void
}

/**
 * Changes a case; after a conflict the current case is shown, and what was typed stays. `done` is the sentence that says so, or says
 * it in another way.
 */
export function useCaseChange({ careCase, onCase }: CaseProps) {
  const { notify } = useHost()
  const { busy, refusal, run, reset } = useChange()
  const change = async (
    name: string,
    call: (api: Client, target: { params: { id: string }; version: number }) => Promise<CallResult<CareCase>>,
    done: string | ((next: CareCase) => void) = text.changed,
  ): Promise<boolean> => {
    const target = { params: { id: careCase.id }, version: careCase.version }
    const answer = await run(
      name,
      async (api) => {
        const result = await call(api, target)
        if (!result.ok && result.problem?.code === 'CONFLICT') {
          const current = await api.get('/api/cases/{id}', { params: target.params })
          if (current.ok) onCase(current.data)
        }
        return result
      },
      {
        CONFLICT: text.conflict,
        ILLEGAL_TRANSITION: (detail) => detail ?? text.conflict,
        ...nurseRefusals,
      },
    )
    if (!answer.ok) return false
    onCase(answer.data)
    if (typeof done === 'string') notify('success', done)
    else done(answer.data)
    return true
  }
  return { busy, refusal, change, reset }
}
