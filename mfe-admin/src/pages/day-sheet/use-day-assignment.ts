import { useState } from 'react'
import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import { assignmentMessages } from '../../parts/assignment/messages'
import { useApi } from '../../api/api-context'
import { useUndo } from '../../parts/undo'
import { refusalText } from '../../api/use-change'
import { usePolledQuery } from '../../api/use-polled-query'
import type { SheetVisit } from '@homecare/remote-kit/visits/by-area'
import { choicesOf, planOf, type VisitNurse } from './nurse-plan'
import { nurseName } from '@homecare/domain/nurse'

const text = assignmentMessages
/** Looking over a day takes longer than over one visit. */
const UNDO_DAY_SECONDS = 30

type PolledSheet = ReturnType<typeof usePolledQuery<DaySheet>>
/** A visit and the nurse whom it gets, or had before. */
interface NurseChange {
  visit: SheetVisit
  nurse: VisitNurse
}

/**
 * Assigns nurses to the visits of a day, one or all, one call after another. The last assignments can be undone: each
 * visit gets the nurse whom it had, unless somebody changed the booking meanwhile.
 */
export function useDayAssignment(date: string, shown: PolledSheet) {
  const api = useApi()
  const nurses = usePolledQuery(['nurses'], (from, options) => from.get('/api/nurses', options))
  const day = usePolledQuery(['day-sheet', date, '', ''], (from, options) =>
    from.get('/api/day-sheet', { query: { date }, ...options }),
  )
  const [busy, setBusy] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const offerUndo = useUndo()
  const whole = nurses.data && day.data && !day.stale ? { date, visits: day.data.visits, ...nurses.data } : null

  /** Applies the changes in their order, stops at the first refusal, and returns the changes that undo them. */
  const applyChanges = async (name: string, changes: readonly NurseChange[]): Promise<NurseChange[]> => {
    setBusy(name)
    setRefusal(null)
    const undoChanges: NurseChange[] = []
    const changed = new Map<string, SheetVisit>()
    for (const { visit, nurse } of changes) {
      const response = await api.post('/api/bloodtests/{id}/nurse', {
        params: { id: visit.bookingId },
        body: { version: visit.version, nurseId: nurse?.id ?? null },
      })
      if (!response.ok) {
        setRefusal(refusalText(response, { CONFLICT: text.sheetConflict, ILLEGAL_TRANSITION: text.sheetConflict }))
        break
      }
      const now = { ...visit, nurse: response.data.nurse, version: response.data.version }
      changed.set(visit.bookingId, now)
      undoChanges.push({ visit: now, nurse: visit.nurse })
    }
    for (const sheet of [shown, day]) {
      const { data, set, reload } = sheet
      if (data) set({ ...data, visits: data.visits.map((each) => changed.get(each.bookingId) ?? each) })
      if (undoChanges.length < changes.length) reload()
    }
    setBusy(null)
    return undoChanges
  }

  return {
    busy,
    refusal,
    failure: nurses.failure,
    nurses: (nurses.data?.nurses ?? []).flatMap((nurse) =>
      nurse.leftOn === null || nurse.leftOn > date ? [{ id: nurse.id, name: nurseName(nurse) }] : [],
    ),
    assigned: nursesOf(day.data?.visits ?? []),
    hasNurses: (nurses.data?.nurses.length ?? 0) > 0,
    choicesOf: (visit: SheetVisit) => (whole ? choicesOf(visit, whole) : []),
    planOf: (visits: readonly SheetVisit[]) => (whole ? planOf(visits, whole) : []),
    assign: async (changes: readonly NurseChange[]) => {
      const undoChanges = await applyChanges(changes.length > 1 ? 'all' : (changes[0]?.visit.bookingId ?? ''), changes)
      if (undoChanges.length === 0) return
      offerUndo({
        sentence: text.done(undoChanges.map(({ visit }) => visit.nurse?.name ?? null)),
        seconds: UNDO_DAY_SECONDS,
        undo: async () =>
          (await applyChanges('undo', undoChanges)).length < undoChanges.length ? text.changedMeanwhile : null,
      })
    },
  }
}

export type DayAssignment = ReturnType<typeof useDayAssignment>

/** Who has visits to make on the day, each once. */
const nursesOf = (visits: readonly SheetVisit[]) => [
  ...new Map(
    visits.flatMap(({ nurse, status }) => (nurse && status === 'Pending' ? [[nurse.id, nurse]] : [])),
  ).values(),
]
