import type { ItemOf, RecordListPage, RecordKind } from '../data/record-calls'

/** One page of a list as it is kept, with what its refreshes need. */
export interface RecordPage<K extends RecordKind> extends RecordListPage<ItemOf[K]> {
  etag: string | null
  /** Whose rows these are. */
  filterKey: string
  /** Rows that came in while this filter was being looked at. */
  arrived: readonly string[]
}

/** The server's limit is 200. A page that has grown longer is cut, and what lies behind it loaded again. */
export const MAX_PAGE = 200

/**
 * A page brought up to date. Within its reach the fresh answer decides what is there; rows that new ones have pushed
 * out of it stay, so that the pages behind keep their cursors. An answer that meets no known row stands alone: there may
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

/** The rows of all pages in order. A row that moved from one page to another stands where it was seen first. */
export function rowsOf<K extends RecordKind>(pages: readonly RecordPage<K>[]): ItemOf[K][] {
  const rows = new Map<string, ItemOf[K]>()
  for (const item of pages.flatMap(({ items }) => items)) if (!rows.has(item.id)) rows.set(item.id, item)
  return [...rows.values()]
}

export interface RowRange {
  first: number
  end: number
}

/** Whether rows of this page are on screen. */
export function isInView<K extends RecordKind>(pages: readonly RecordPage<K>[], at: number, view: RowRange): boolean {
  const first = pages.slice(0, at).reduce((sum, { items }) => sum + items.length, 0)
  return first < view.end && first + (pages[at]?.items.length ?? 0) > view.first
}
