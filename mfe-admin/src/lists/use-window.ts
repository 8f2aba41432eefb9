import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { RecordKind } from '../api/record-kind'
import { keepPlace, keptPlace } from './kept-list'

/** The height of the scrolling area in px. Source: specification, "Admin lists". */
export const AREA_PX = 400
/** The window moves in steps, so that scrolling draws seldom; beyond it so many rows are ready above and below. */
const STEP = 8
const OVERSCAN = 8

interface Options {
  kind: RecordKind
  filterKey: string
  ids: readonly string[]
  rowPx: number
  /** The head's height: what lies behind it is not in sight. */
  headPx: number
}

/**
 * Draws only the rows around what is looked at, and keeps it where it is: rows that come in or vanish above move
 * nothing for whoever has scrolled, points at the table or has the focus in it. `hiddenAbove` counts those out of sight.
 */
export function useWindow(box: RefObject<HTMLElement | null>, { kind, filterKey, ids, rowPx, headPx }: Options) {
  const [start, setStart] = useState(0)
  const [hiddenAbove, setHiddenAbove] = useState(0)
  const before = useRef<{ filterKey: string; ids: readonly string[]; rowPx: number; top: number }>({
    filterKey: '',
    ids: [],
    rowPx,
    top: 0,
  })

  const follow = useCallback(
    (top: number) => {
      before.current.top = top
      setStart(Math.max(0, Math.floor(top / rowPx / STEP) * STEP - OVERSCAN))
    },
    [rowPx],
  )

  useLayoutEffect(() => {
    const area = box.current
    const last = before.current
    before.current = { ...last, filterKey, ids, rowPx }
    if (!area || (last.ids === ids && last.rowPx === rowPx)) return
    const place = (top: number) => {
      follow(scrolled(area, top))
    }
    if (last.filterKey !== filterKey || last.ids.length === 0) {
      setHiddenAbove(0)
      return place(keptPlace(kind, filterKey).top)
    }
    const reading = last.top > 0 || area.matches(':hover') || area.contains(document.activeElement)
    if (!reading) return
    const looked = Math.floor(last.top / last.rowPx)
    const index = new Map(ids.map((id, at) => [id, at]))
    const anchor = last.ids.findIndex((id, at) => at >= looked && index.has(id))
    if (anchor === -1) return
    const now = index.get(last.ids[anchor] ?? '') ?? anchor
    if (now === anchor && last.rowPx === rowPx) return
    place(last.top + now * rowPx - anchor * last.rowPx)
    if (now > anchor) setHiddenAbove((count) => count + now - anchor)
  }, [box, kind, filterKey, ids, rowPx, follow])

  useEffect(() => {
    const area = box.current
    if (!area) return
    const onScroll = () => {
      keepPlace(kind, filterKey, { top: area.scrollTop })
      follow(area.scrollTop)
      if (area.scrollTop === 0) setHiddenAbove(0)
    }
    area.addEventListener('scroll', onScroll, { passive: true })
    return () => area.removeEventListener('scroll', onScroll)
  }, [box, kind, filterKey, follow])

  /** Scrolls no more than it takes to have the row whole in sight. */
  const show = useCallback(
    (at: number) => {
      const area = box.current
      if (!area) return
      const top = at * rowPx
      const bottom = top + rowPx + headPx - AREA_PX + 2
      follow(scrolled(area, Math.max(Math.min(area.scrollTop, top), bottom)))
    },
    [box, rowPx, headPx, follow],
  )
  const toTop = () => box.current?.scrollTo({ top: 0, behavior: 'smooth' })
  const end = Math.min(ids.length, start + Math.ceil(AREA_PX / rowPx) + 2 * OVERSCAN + STEP)
  return { start: Math.min(start, end), end, hiddenAbove, show, toTop }
}

/** As far as it goes; a browser stops at the ends. */
function scrolled(area: HTMLElement, top: number): number {
  area.scrollTop = Math.max(0, top)
  return area.scrollTop
}
