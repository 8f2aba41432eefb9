import type { ItemOf, RecordListPage, RecordKind } from '../../api/record-calls'

/** One cached page of a list, with what its refreshes need. */
export interface RecordPage<K extends RecordKind> extends RecordListPage<ItemOf[K]> {
  etag: string | null
  /** The filter of these rows. */
  filterKey: string
  /** Rows that arrived while this filter was on screen. */
  arrived: readonly string[]
}

/** The server's limit is 200. A page that has grown longer is cut, and the pages after it are reloaded. */
export const MAX_PAGE = 200

/**
 * Merges a refresh into a page. Within its range the new answer replaces the rows; rows that new ones have pushed
 * out of it stay, so that the next pages keep their cursors. An answer without any known row is used alone: there may
 * be unknown rows between.
 */
export function refreshedPage<K extends RecordKind>(
  known: RecordPage<K>,
  fresh: RecordPage<K>,
  knownIds: ReadonlySet<string>,
): RecordPage<K> {
  const arrived = [...known.arrived, ...fresh.items.map(({ id }) => id).filter((id) => !knownIds.has(id))]
  if (fresh.nextCursor === null) return { ...fresh, arrived }
  const freshIds = new Set(fresh.items.map(({ id }) => id))
  const reach = known.items.findLastIndex(({ id }) => freshIds.has(id))
  const rest = known.items.slice(reach + 1)
  const meets = fresh.items.some(({ id }) => knownIds.has(id))
  if (!meets || fresh.items.length + rest.length > MAX_PAGE) return { ...fresh, arrived }
  return { ...fresh, arrived, items: [...fresh.items, ...rest], nextCursor: known.nextCursor }
}

/** The rows of all pages in order. A row that is on two pages appears once, at its first position. */
export function rowsOf<K extends RecordKind>(pages: readonly RecordPage<K>[]): ItemOf[K][] {
  const rows = new Map<string, ItemOf[K]>()
  for (const item of pages.flatMap(({ items }) => items)) if (!rows.has(item.id)) rows.set(item.id, item)
  return [...rows.values()]
}

export interface RowRange {
  first: number
  end: number
}

/** True if rows of this page are on screen. */
export function isInView<K extends RecordKind>(pages: readonly RecordPage<K>[], at: number, view: RowRange): boolean {
  const first = pages.slice(0, at).reduce((sum, { items }) => sum + items.length, 0)
  return first < view.end && first + (pages[at]?.items.length ?? 0) > view.first
}
