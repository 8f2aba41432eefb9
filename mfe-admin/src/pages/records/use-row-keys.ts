import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { RecordKind } from '../../api/record-calls'
import { useKeys } from '../../parts/keys/use-keys'
import { useListPosition } from './use-list-position'

interface Options {
  kind: RecordKind
  filterKey: string
  ids: readonly string[]
  /** Scrolls a row into view. */
  show: (at: number) => void
}

/** j, k and the arrows go from row to row; the focus is on the row's link, so Enter opens it. */
export function useRowKeys(area: RefObject<HTMLElement | null>, { kind, filterKey, ids, show }: Options) {
  const position = useListPosition(kind, filterKey)
  const [active, setActive] = useState(() => position.read().active)
  const wanted = useRef<string | null>(null)

  // The row may not have been rendered before.
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const rows = [...(area.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const row = rows.find((each) => each.dataset['row'] === wanted.current)
    const link = row?.querySelector<HTMLElement>('[data-open]')
    if (!link) return
    wanted.current = null
    link.focus({ preventScroll: true })
  })

  useEffect(() => {
    const element = area.current
    const onPress = ({ target }: Event) => {
      const id = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined
      if (id !== undefined) setActive(id)
    }
    element?.addEventListener('click', onPress)
    element?.addEventListener('focusin', onPress)
    return () => {
      element?.removeEventListener('click', onPress)
      element?.removeEventListener('focusin', onPress)
    }
  }, [area])

  const goTo = (at: number): boolean => {
    const id = ids[Math.min(Math.max(at, 0), ids.length - 1)]
    if (id === undefined) return false
    wanted.current = id
    setActive(id)
    position.write({ active: id })
    show(ids.indexOf(id))
    return true
  }
  const step = (by: number) => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']
    const at = ids.indexOf(focused ?? active ?? '')
    return goTo(at === -1 ? 0 : at + by)
  }
  const inside = (event: KeyboardEvent) => event.target instanceof Node && area.current?.contains(event.target) === true

  useKeys({
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: (event) => inside(event) && step(1),
    ArrowUp: (event) => inside(event) && step(-1),
    Home: (event) => inside(event) && goTo(0),
    End: (event) => inside(event) && goTo(ids.length - 1),
  })
  return active !== null && ids.includes(active) ? active : null
}
