import { useState } from 'react'
import type { LaboratoryDay, LaboratorySample } from '@homecare/contract/admin/laboratory'
import { useChange } from '../../api/use-change'

type SampleChoice = Pick<LaboratorySample, 'bookingId' | 'person' | 'peopleInVisit'>

interface Loaded {
  set: (day: LaboratoryDay) => void
  reload: () => void
}

/** Marks samples as handed over, and undoes what was marked last, or any one. */
export function useHandOver(date: string, { set, reload }: Loaded) {
  const { busy, refusal, run } = useChange()
  const [last, setLast] = useState<readonly SampleChoice[]>([])

  const send = async (name: string, samples: readonly SampleChoice[], handedOver: boolean): Promise<void> => {
    const [first] = samples
    const bookingIds = [...new Set(samples.map(({ bookingId }) => bookingId))]
    // One of several people alone is named; all that wait are sent as their visits.
    const person = samples.length === 1 && first && first.peopleInVisit > 1 ? { person: first.person } : {}
    const body = { date, bookingIds, ...person, handedOver }
    const answer = await run(name, (api) => api.post('/api/laboratory/hand-over', { body }), {
      CONFLICT: (detail) => detail ?? '',
    })
    if (answer.ok) set(answer.data)
    else if (answer.status === 409) reload()
    setLast(answer.ok && handedOver ? samples : [])
  }
  return {
    busy,
    refusal,
    /** Those that the last hand-over marked. */
    last,
    handOver: (name: string, samples: readonly SampleChoice[]) => send(name, samples, true),
    undo: (name: string, samples: readonly SampleChoice[]) => send(name, samples, false),
  }
}

export type HandOverState = ReturnType<typeof useHandOver>
