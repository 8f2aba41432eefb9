import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { useApi } from '../../api/api-context'
import { refusalText } from '../../api/use-change'
import type { CallerDraft } from './caller-draft'

/** With what the patient says about the last meal. */
export type ChosenSlot = SlotChoice & Pick<CallerDraft, 'notEatenSince'>

interface LostSeat {
  wanted: SlotChoice
  alternatives: readonly SlotChoice[]
}

/** Holds the seat of the chosen time for this call. */
export function useSeatHold(
  draft: CallerDraft,
  fastingHours: number,
  onChange: (change: Partial<CallerDraft>) => void,
) {
  const api = useApi()
  const client = useQueryClient()
  const [lost, setLost] = useState<LostSeat | null>(null)
  const running = useRef<Promise<ChosenSlot | null> | null>(null)
  const { mutateAsync, isPending, variables, data } = useMutation({
    // One after another: the seat that the call has is that of the last press.
    scope: { id: 'seat' },
    mutationFn: (slot: SlotChoice) =>
      api.post('/api/callers/{callId}/seat', {
        params: { callId: draft.callId },
        body: { ...slot, ...(fastingHours > 0 && { fastingHours }) },
      }),
    onSuccess: (answer, wanted) => {
      void client.invalidateQueries({ queryKey: ['slots'] })
      if (answer.ok) {
        setLost(null)
        onChange({ slot: wanted, notEatenSince: undefined, heldUntil: answer.data.heldUntil })
      } else if (answer.problem?.alternatives) setLost({ wanted, alternatives: answer.problem.alternatives })
    },
  })
  const hold = (slot: SlotChoice) => {
    const answer = mutateAsync(slot).then(({ ok }) => (ok ? slot : null))
    running.current = answer
    void answer.finally(() => running.current === answer && (running.current = null))
  }
  const isOver = useIsOver(draft.heldUntil)
  return {
    hold,
    /** The slot of this call, once the server has answered about the one pressed last; null when that one can’t be had. */
    chosen: async () => running.current ?? (draft.slot && { ...draft.slot, notEatenSince: draft.notEatenSince }),
    busy: isPending ? variables : null,
    refusal: data && !data.ok && !data.problem?.alternatives ? refusalText(data) : null,
    lost,
    setLost,
    isOver,
  }
}

/** Becomes true when the time has come. */
function useIsOver(at: string | null): boolean {
  const [now, setNow] = useState(() => serverNow().getTime())
  const end = at === null ? Infinity : Date.parse(at)
  useEffect(() => {
    const ms = end - serverNow().getTime()
    if (!Number.isFinite(ms) || ms <= 0) return undefined
    const timer = setTimeout(() => setNow(serverNow().getTime()), ms + 50)
    return () => clearTimeout(timer)
  }, [end])
  return at !== null && end <= now
}
