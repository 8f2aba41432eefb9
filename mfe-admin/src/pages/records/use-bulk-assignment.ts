import { useState } from 'react'
import type { AssignNurses } from '@homecare/contract/admin/nurses'
import type { BloodTestItem } from '@homecare/contract/staff'
import { assignmentMessages } from '../../parts/assignment/messages'
import { useApi } from '../../api/api-context'
import { refusalText } from '../../api/use-change'
import { useUndo } from '../../parts/undo'
import { useRecordPatch } from './use-record-patch'

const text = assignmentMessages
/** Looking over many rows takes longer than over one. */
const UNDO_MANY_SECONDS = 30

/** Assigns the suggested nurse, or one nurse, to several visits with one call, and undoes that with another. */
export function useBulkAssignment() {
  const api = useApi()
  const offerUndo = useUndo()
  const patch = useRecordPatch('bloodtests')
  const [busy, setBusy] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  const send = async (assignments: AssignNurses['assignments']) => {
    const answer = await api.post('/api/assignments', { body: { assignments } })
    if (!answer.ok) return { failure: refusalText(answer), made: [], refused: [] }
    const made = answer.data.results.filter(({ reason }) => reason === null)
    const refused = answer.data.results.filter(({ reason }) => reason !== null)
    patch(made.map(({ id, version, nurse }) => ({ id, version, nurse })))
    return { failure: null, made, refused }
  }

  const assign = async (visits: readonly BloodTestItem[], nurseId: string): Promise<void> => {
    if (busy !== null) return
    setBusy(nurseId)
    setRefusal(null)
    const before = new Map(visits.map(({ id, nurse }) => [id, nurse]))
    const { failure, made, refused } = await send(visits.map(({ id, version }) => ({ id, version, nurseId })))
    setBusy(null)
    const [first] = refused
    setRefusal(failure ?? (first ? text.bulkRefused(refused.length, first.reason ?? '') : null))
    if (made.length === 0) return
    offerUndo({
      sentence: text.bulkDone(made.length),
      seconds: UNDO_MANY_SECONDS,
      undo: async () => {
        const back = await send(made.map(({ id, version }) => ({ id, version, nurseId: before.get(id)?.id ?? null })))
        return back.failure ?? (back.refused.length > 0 ? text.undoRefused(back.refused.length) : null)
      },
    })
  }
  return { busy, refusal, forget: () => setRefusal(null), assign }
}

export type BulkAssignment = ReturnType<typeof useBulkAssignment>
