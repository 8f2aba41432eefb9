import { useMemo, useRef } from 'react'
import { getMoneyBoard } from '../api/money'
import { useLoaded } from '../parts/use-loaded'
import { nextRows, type BoardRow } from './board-rows'

const REFRESH_MS = 15_000

/** The board, refreshed in place: rows keep where they stand for as long as the screen is open. */
export function useBoard() {
  const loaded = useLoaded('money', getMoneyBoard, REFRESH_MS)
  const last = useRef<readonly BoardRow[]>([])
  const rows = useMemo(() => {
    if (loaded.data) last.current = nextRows(last.current, loaded.data.items)
    return last.current
  }, [loaded.data])
  return { loaded, rows }
}
