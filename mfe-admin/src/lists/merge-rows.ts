/** The rows that are at hand, in the server's order, with the cursors that have been answered between them. */
export interface Rows<Item> {
  items: readonly Item[]
  /** By the id of a row: the cursor that asks for what comes after it. */
  cursors: ReadonlyMap<string, string>
  /** Asks for what comes after the last row; null when that is all. */
  next: string | null
}

export interface Page<Item> {
  items: readonly Item[]
  nextCursor: string | null
}

export const NO_ROWS: Rows<never> = { items: [], cursors: new Map(), next: null }

/** Whether what was asked after `after` meets rows that are at hand; if not, there are unknown rows between. */
export function meets<Item extends { id: string }>(rows: Rows<Item>, after: string | null, page: Page<Item>): boolean {
  const rest = restAfter(rows, after)
  const ids = new Set(page.items.map(({ id }) => id))
  return rest.length === 0 || page.nextCursor === null || rest.some(({ id }) => ids.has(id))
}

/**
 * Rows with a page laid over them that was asked for after the row `after`, or from the start. Within its reach the
 * page decides what is there and where; rows beyond stay, so that a deep list needs no more than what is looked at.
 */
export function mergeRows<Item extends { id: string }>(
  rows: Rows<Item>,
  after: string | null,
  page: Page<Item>,
): Rows<Item> {
  const ids = new Set(page.items.map(({ id }) => id))
  const rest = restAfter(rows, after)
  const reach = page.nextCursor === null ? rest.length - 1 : rest.findLastIndex(({ id }) => ids.has(id))
  // A page that meets nothing leaves a gap of unknown size: what lies behind it is dropped and can be loaded again.
  const beyond = reach === -1 && rest.length > 0 ? [] : rest.slice(reach + 1).filter(({ id }) => !ids.has(id))
  const head = rows.items.slice(0, rows.items.length - rest.length).filter(({ id }) => !ids.has(id))
  const items = [...head, ...page.items, ...beyond]
  const cursors = new Map(rows.cursors)
  const last = page.items.at(-1)
  if (last && page.nextCursor !== null) cursors.set(last.id, page.nextCursor)
  const present = new Set(items.map(({ id }) => id))
  for (const id of cursors.keys()) if (!present.has(id)) cursors.delete(id)
  return {
    items: sameItems(rows.items, items) ? rows.items : items,
    cursors,
    next: beyond.length === 0 ? page.nextCursor : rows.next,
  }
}

function restAfter<Item extends { id: string }>({ items }: Rows<Item>, after: string | null): readonly Item[] {
  return after === null ? items : items.slice(items.findIndex(({ id }) => id === after) + 1)
}

const sameItems = <Item>(before: readonly Item[], after: readonly Item[]): boolean =>
  before.length === after.length && before.every((item, index) => item === after[index])

/** The nearest row above `index` after which can be asked; null is the start. */
export function anchorAbove<Item extends { id: string }>(
  { items, cursors }: Rows<Item>,
  index: number,
): { after: string; cursor: string; at: number } | null {
  for (let at = Math.min(index, items.length) - 1; at >= 0; at--) {
    const after = items[at]?.id ?? ''
    const cursor = cursors.get(after)
    if (cursor !== undefined) return { after, cursor, at }
  }
  return null
}
