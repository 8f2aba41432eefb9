import { useState } from 'react'

const NOTHING: ReadonlySet<string> = new Set()

/** The selected rows of a list, by their ids. */
export function useSelection() {
  const [ids, setIds] = useState(NOTHING)
  const toggle = (id: string) => {
    const next = new Set(ids)
    if (!next.delete(id)) next.add(id)
    setIds(next)
  }
  return { ids, toggle, select: (chosen: readonly string[]) => setIds(new Set(chosen)), clear: () => setIds(NOTHING) }
}

export type Selection = ReturnType<typeof useSelection>
