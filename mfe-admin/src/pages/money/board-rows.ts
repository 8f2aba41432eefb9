import type { MoneyBoard, MoneyReason } from '@homecare/contract/admin/money-board'

export type MoneyItem = MoneyBoard['items'][number]

export interface BoardRow {
  key: string
  item: MoneyItem
  /** It left the board while this screen was open: it keeps its position, so that no row moves. */
  settled: boolean
}

/** The order of the groups: received payments first. */
export const REASONS: readonly MoneyReason[] = [
  'paid-without-slot',
  'amount-differs',
  'needs-action',
  'refund-awaited',
  'confirmed-without-payment',
  'unconfirmed-for-long',
]

const keyOf = ({ bookingId, reason, attemptId }: MoneyItem) => `${bookingId} ${reason} ${attemptId ?? ''}`

/** The rows after a refresh: known ones keep their position, settled ones too; new ones follow, the oldest first. */
export function nextRows(rows: readonly BoardRow[], items: readonly MoneyItem[]): BoardRow[] {
  const fresh = new Map(items.map((item) => [keyOf(item), item]))
  const known = rows.map((row) => {
    const item = fresh.get(row.key)
    fresh.delete(row.key)
    return { ...row, item: item ?? row.item, settled: item === undefined }
  })
  const added = [...fresh].map(([key, item]) => ({ key, item, settled: false }))
  return [...known, ...added.sort((a, b) => a.item.since.localeCompare(b.item.since))]
}

export const groupsOf = (rows: readonly BoardRow[]) =>
  REASONS.map((reason) => ({ reason, rows: rows.filter(({ item }) => item.reason === reason) })).filter(
    (group) => group.rows.length > 0,
  )
