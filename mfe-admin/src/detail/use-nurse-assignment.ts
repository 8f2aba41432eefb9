import { useEffect, useState } from 'react'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { UNDO_SECONDS } from '@homecare/domain/appointment'
import { useApi } from '../data/api-context'
import { assignmentMessages } from '../assignment/messages'
import { useRecordChange } from './use-record-change'

const text = assignmentMessages

type VisitNurse = BloodTestDetail['nurse']

/** Assigns a nurse or takes the nurse off; for a few seconds after it the one before can be put back. */
export function useNurseAssignment(record: BloodTestDetail, onRecord: (record: BloodTestDetail) => void) {
  const api = useApi()
  const { busy, refusal, change } = useRecordChange('bloodtests', record, onRecord)
  const [undoable, setUndoable] = useState<{ before: VisitNurse; version: number } | null>(null)

  useEffect(() => {
    if (!undoable) return
    const timer = setTimeout(() => setUndoable(null), UNDO_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [undoable])

  const post = async (name: string, to: VisitNurse) => {
    const before = record.nurse
    let version = record.version
    const end = await change({
      name,
      call: async () => {
        const response = await api.post('/api/bloodtests/{id}/nurse', {
          params: { id: record.id },
          body: { version: record.version, nurseId: to?.id ?? null },
        })
        if (response.ok) version = response.data.version
        return response
      },
      done: to ? text.assigned(to.name) : text.takenOff(before?.name ?? ''),
      refusals: { INVALID_INPUT: text.leftMeanwhile },
    })
    return end === 'done' ? { before, version } : null
  }
  return {
    busy,
    refusal,
    assign: async (to: VisitNurse) => setUndoable(await post(to?.id ?? 'none', to)),
    /** True until somebody else changes the record, or the time to undo is over. */
    undoable: undoable !== null && undoable.version === record.version,
    undo: async () => {
      if (!undoable) return
      await post('undo', undoable.before)
      setUndoable(null)
    },
  }
}
