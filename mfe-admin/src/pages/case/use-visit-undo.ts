import type { CareCase } from '@homecare/contract/cases'
import { useApi } from '../../api/api-context'
import { refusalText } from '../../api/use-change'
import { useUndo } from '../../parts/undo'
import { visitText } from '../../parts/visit/visit-messages'
import type { CaseProps } from './use-case'

/** Returns what offers to take back that a visit took place or was missed, with the case as it is then. */
export function useVisitUndo({ onCase }: Pick<CaseProps, 'onCase'>) {
  const api = useApi()
  const offerUndo = useUndo()
  return (event: 'done' | 'miss', visitId: string) =>
    ({ id, version }: CareCase): void =>
      offerUndo({
        sentence: visitText.done[event],
        undo: async () => {
          const answer = await api.post('/api/cases/{id}/visits/{partId}', {
            params: { id, partId: visitId },
            body: { version, event: 'undo' },
          })
          if (!answer.ok) {
            const say = (detail: string | undefined) => detail ?? visitText.undoChanged
            const texts = { CONFLICT: visitText.undoChanged, ILLEGAL_TRANSITION: say, NURSE_UNAVAILABLE: say }
            return refusalText(answer, texts)
          }
          onCase(answer.data)
          return null
        },
      })
}
