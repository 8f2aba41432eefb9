import type { RefObject } from 'react'
import { useKeys } from '../../parts/keys/use-keys'
import type { RosterVisit } from './use-roster'

interface Options {
  visits: readonly RosterVisit[]
  onAssign: (visit: RosterVisit) => void
  /** To another day, so many days on. */
  onStep: (days: number) => void
}

/** j and k go from visit to visit, a gives the one with the focus a nurse, [ and ] go to the day before and after. */
export function useVisitKeys(body: RefObject<HTMLElement | null>, { visits, onAssign, onStep }: Options): void {
  const step = (by: number): boolean => {
    const rows = [...(body.current?.querySelectorAll<HTMLElement>('[data-visit]') ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const next = rows[at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]
    next?.querySelector('a')?.focus()
    return next !== undefined
  }
  const assign = (): boolean => {
    const id = document.activeElement?.closest<HTMLElement>('[data-visit]')?.dataset['visit']
    const visit = visits.find((each) => each.id === id && each.state === 'planned')
    if (visit) onAssign(visit)
    return visit !== undefined
  }
  useKeys({
    ...{ j: () => step(1), k: () => step(-1), a: assign },
    ...{ '[': () => onStep(-1), ']': () => onStep(1) },
    ...{ ArrowLeft: () => onStep(-1), ArrowRight: () => onStep(1) },
  })
}
