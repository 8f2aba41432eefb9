import { useState } from 'react'
import type { MoneyBoard } from '@homecare/contract/admin/money-board'
import { usePolledQuery } from '../../api/use-polled-query'
import { nextRows, type BoardRow } from './board-rows'

const REFRESH_MS = 15_000

/** The board, refreshed in place: rows keep their position while the screen is open. */
export function useBoard() {
  const loaded = usePolledQuery(['money'], (api, options) => api.get('/api/money', options), REFRESH_MS)
  const [board, setBoard] = useState<{ data?: MoneyBoard; rows: readonly BoardRow[] }>({ rows: [] })
  if (loaded.data && loaded.data !== board.data)
    setBoard({ data: loaded.data, rows: nextRows(board.rows, loaded.data.items) })
  return { loaded, rows: board.rows }
}
