import { useMemo, useRef } from 'react'
import { usePolledQuery } from '../data/use-polled-query'
import { nextRows, type BoardRow } from './board-rows'

const REFRESH_MS = 15_000

/** The board, refreshed in place: rows keep where they stand for as long as the screen is open. */
export function useBoard() {
  const loaded = usePolledQuery(['money'], (api, options) => api.get('/api/money', options), REFRESH_MS)
  const last = useRef<readonly BoardRow[]>([])
  const rows = useMemo(() => {
    if (loaded.data) last.current = nextRows(last.current, loaded.data.items)
    return last.current
  }, [loaded.data])
  return { loaded, rows }
}
