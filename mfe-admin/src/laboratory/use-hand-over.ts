import { useState } from 'react'
import type { LaboratoryDay } from '@homecare/contract/admin/laboratory'
import { useChange } from '../data/use-change'

interface Loaded {
  set: (day: LaboratoryDay) => void
  reload: () => void
}

/** Marks samples as handed over, and undoes what was marked last, or any one. */
export function useHandOver(date: string, { set, reload }: Loaded) {
  const { busy, refusal, run } = useChange()
  const [last, setLast] = useState<readonly string[]>([])

  const send = async (name: string, bookingIds: readonly string[], handedOver: boolean): Promise<void> => {
    const body = { date, bookingIds: [...bookingIds], handedOver }
    const answer = await run(name, (api) => api.post('/api/laboratory/hand-over', { body }), {
      CONFLICT: (detail) => detail ?? '',
    })
    if (answer.ok) set(answer.data)
    else if (answer.status === 409) reload()
    setLast(answer.ok && handedOver ? bookingIds : [])
  }
  return {
    busy,
    refusal,
    /** Those that the last hand-over marked. */
    last,
    handOver: (name: string, bookingIds: readonly string[]) => send(name, bookingIds, true),
    undo: (name: string, bookingIds: readonly string[]) => send(name, bookingIds, false),
  }
}

export type HandOverState = ReturnType<typeof useHandOver>
