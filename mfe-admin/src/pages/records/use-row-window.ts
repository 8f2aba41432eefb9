import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { RecordKind } from '../../api/record-calls'
import { useListPosition } from './use-list-position'

/** The least height of the scrolling area in px, as in the stylesheet. Source: specification, "Admin lists". */
const MIN_PX = 400

interface Options {
  kind: RecordKind
  filterKey: string
  ids: readonly string[]
  rowPx: number
  /** The head's height: rows behind it are hidden. */
  headPx: number
}

/** Decides which rows are rendered, and keeps the list's scroll position. */
export function useRowWindow(area: RefObject<HTMLElement | null>, { kind, filterKey, ids, rowPx, headPx }: Options) {
  const position = useListPosition(kind, filterKey)
  const [heightPx, setHeightPx] = useState(MIN_PX)
  // oxlint-disable-next-line react/incompatible-library -- no React Compiler builds this, and nothing of it is memoized
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: ids.length,
    getScrollElement: () => area.current,
    estimateSize: () => rowPx,
    overscan: 8,
    initialRect: { width: 0, height: MIN_PX },
    observeElementRect: ({ scrollElement }, observed) =>
      watchHeight(scrollElement, (height) => {
        setHeightPx(height)
        observed({ width: 0, height })
      }),
    useFlushSync: false,
  })
  useEffect(() => virtualizer.measure(), [virtualizer, rowPx])
  const hiddenAbove = useAnchoredScroll(area, { position, filterKey, ids, rowPx })

  /** Scrolls only as far as needed to show the whole row. */
  const show = useCallback(
    (at: number) => {
      const top = at * rowPx
      const lowest = top + rowPx + headPx - heightPx + 2
      scrollArea(area.current, Math.max(Math.min(area.current?.scrollTop ?? 0, top), lowest, 0))
    },
    [area, rowPx, headPx, heightPx],
  )
  const toTop = useCallback(() => scrollArea(area.current, 0), [area])
  const rendered = virtualizer.getVirtualItems()
  const start = rendered[0]?.index ?? 0
  return { heightPx, start, end: (rendered.at(-1)?.index ?? -1) + 1, hiddenAbove, show, toTop }
}

/** Reports the element's height now and whenever it changes; without a layout, as in a test, the least one. */
function watchHeight(element: HTMLElement | null, onHeight: (height: number) => void): () => void {
  const report = () => onHeight(Math.max(element?.offsetHeight ?? 0, MIN_PX))
  report()
  if (!element || typeof ResizeObserver === 'undefined') return () => undefined
  const observer = new ResizeObserver(report)
  observer.observe(element)
  return () => observer.disconnect()
}

interface AnchorOptions {
  position: ReturnType<typeof useListPosition>
  filterKey: string
  ids: readonly string[]
  rowPx: number
}

/**
 * Scroll anchoring: rows that are added or removed above do not move the visible ones if the user has scrolled, points
 * at the table or has the focus in it. Returns the number of new rows hidden above.
 */
function useAnchoredScroll(
  area: RefObject<HTMLElement | null>,
  { position, filterKey, ids, rowPx }: AnchorOptions,
): number {
  const [hiddenAbove, setHiddenAbove] = useState(0)
  const before = useRef<{ filterKey: string; ids: readonly string[]; rowPx: number }>({ filterKey: '', ids: [], rowPx })

  useLayoutEffect(() => {
    const element = area.current
    const last = before.current
    before.current = { filterKey, ids, rowPx }
    if (!element || (last.ids === ids && last.rowPx === rowPx)) return
    if (last.filterKey !== filterKey || last.ids.length === 0) {
      setHiddenAbove(0)
      return scrollArea(element, position.read().top)
    }
    const top = position.read().top
    const reading = top > 0 || element.matches(':hover') || element.contains(document.activeElement)
    if (!reading) return
    const index = new Map(ids.map((id, at) => [id, at]))
    const anchor = last.ids.findIndex((id, at) => at >= Math.floor(top / last.rowPx) && index.has(id))
    const now = index.get(last.ids[anchor] ?? '')
    if (now === undefined || (now === anchor && last.rowPx === rowPx)) return
    scrollArea(element, top + now * rowPx - anchor * last.rowPx)
    if (now > anchor) setHiddenAbove((count) => count + now - anchor)
  }, [area, position, filterKey, ids, rowPx])

  useEffect(() => {
    const element = area.current
    if (!element) return
    const onScroll = () => {
      position.write({ top: element.scrollTop })
      if (element.scrollTop === 0) setHiddenAbove(0)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [area, position])

  return hiddenAbove
}

/** Dispatches the scroll event synchronously, so that the rows are rendered in the same frame. */
function scrollArea(area: HTMLElement | null, top: number): void {
  if (!area) return
  area.scrollTop = top
  area.dispatchEvent(new Event('scroll'))
}
