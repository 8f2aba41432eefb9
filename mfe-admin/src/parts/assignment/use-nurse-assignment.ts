import type { BloodTestDetail, BloodTestItem } from '@homecare/contract/staff'
import { useApi } from '../../api/api-context'
import { refusalText } from '../../api/use-change'
import { useRecordChange, type ChangeEnd } from '../record/use-record-change'
import { useUndo } from '../undo'
import { assignmentMessages } from './messages'

const text = assignmentMessages

type VisitNurse = BloodTestItem['nurse']

/** Assigns a nurse to a visit or takes the nurse off, and offers to put the one before back. */
export function useNurseAssignment(
  visit: Pick<BloodTestItem, 'id' | 'version' | 'nurse'>,
  onBooking: (booking: BloodTestDetail) => void,
) {
  const api = useApi()
  const offerUndo = useUndo()
  const { busy, refusal, change } = useRecordChange('bloodtests', visit, onBooking)
  const { id, nurse: before } = visit

  const call = (version: number, to: VisitNurse) =>
    api.post('/api/bloodtests/{id}/nurse', { params: { id }, body: { version, nurseId: to?.id ?? null } })

  const assign = async (to: VisitNurse): Promise<ChangeEnd> => {
    let version = visit.version
    const end = await change({
      name: to?.id ?? 'none',
      call: async () => {
        const response = await call(visit.version, to)
        if (response.ok) version = response.data.version
        return response
      },
      refusals: { INVALID_INPUT: text.leftMeanwhile },
    })
    if (end !== 'done') return end
    offerUndo({
      sentence: to ? text.assigned(to.name) : text.takenOff(before?.name ?? ''),
      undo: async () => {
        const response = await call(version, before)
        if (!response.ok) return refusalText(response, { CONFLICT: (detail) => detail ?? text.changedMeanwhile })
        onBooking(response.data)
        return null
      },
    })
    return end
  }
  return { busy, refusal, assign }
}
