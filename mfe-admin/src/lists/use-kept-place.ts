import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { RecordKind } from '../api/record-kind'
import { keepPlace, keptPlace } from './kept-list'

interface Options {
  kind: RecordKind
  filterKey: string
  ids: readonly string[]
}

const scrollArea = (box: HTMLElement | null) => box?.querySelector<HTMLElement>('[role="region"]') ?? null

/**
 * Rows that arrive above must not move the ones that are read: whoever has scrolled, points at the table or has the
 * focus in it keeps his row where it is. `hiddenAbove` counts the rows that came in out of sight.
 */
export function useKeptPlace(box: RefObject<HTMLElement | null>, { kind, filterKey, ids }: Options) {
  const before = useRef<{ filterKey: string; ids: readonly string[] }>({ filterKey, ids: [] })
  const [hiddenAbove, setHiddenAbove] = useState(0)

  useLayoutEffect(() => {
    const area = scrollArea(box.current)
    const last = before.current
    before.current = { filterKey, ids }
    if (!area || last.ids === ids) return
    if (last.filterKey !== filterKey || last.ids.length === 0) {
      area.scrollTop = keptPlace(kind, filterKey)
      setHiddenAbove(0)
      return
    }
    const rows = area.querySelectorAll<HTMLElement>('tbody tr')
    const kept = last.ids.find((id) => ids.includes(id))
    const added = kept ? ids.indexOf(kept) - last.ids.indexOf(kept) : 0
    const reading = area.scrollTop > 0 || area.matches(':hover') || area.contains(document.activeElement)
    const first = rows[0]
    const anchor = rows[added]
    if (added <= 0 || !reading || !first || !anchor) return
    area.scrollTop += anchor.offsetTop - first.offsetTop
    setHiddenAbove((count) => count + added)
  }, [box, kind, filterKey, ids])

  useEffect(() => {
    const area = scrollArea(box.current)
    if (!area) return
    const onScroll = () => {
      keepPlace(kind, filterKey, area.scrollTop)
      if (area.scrollTop === 0) setHiddenAbove(0)
    }
    area.addEventListener('scroll', onScroll, { passive: true })
    return () => area.removeEventListener('scroll', onScroll)
  }, [box, kind, filterKey, ids])

  const toTop = () => scrollArea(box.current)?.scrollTo({ top: 0, behavior: 'smooth' })
  return { hiddenAbove, toTop }
}
