import type { ListCopies, RecordList } from '../api/list-records'
import type { ItemOf, RecordKind } from '../api/record-kind'

export interface KeptList<K extends RecordKind> {
  filterKey: string
  pages: number
  list: RecordList<ItemOf[K]> | null
  arrived: ReadonlySet<string>
  at: Date | null
  copies: ListCopies
}

/** The last state of each list, in memory only: who comes back from a record finds the rows at once. */
const lists: { [K in RecordKind]?: KeptList<K> } = {}
const places: Partial<Record<RecordKind, { filterKey: string; top: number }>> = {}

export function keptList<K extends RecordKind>(kind: K, filterKey: string): KeptList<K> {
  const kept: KeptList<K> | undefined = lists[kind]
  if (kept?.filterKey === filterKey) return kept
  return { filterKey, pages: 1, list: null, arrived: new Set(), at: null, copies: new Map() }
}

export function keepList<K extends RecordKind>(kind: K, list: KeptList<K>): void {
  Object.assign(lists, { [kind]: list })
}

/** How far the list was scrolled, in px. */
export const keptPlace = (kind: RecordKind, filterKey: string): number =>
  places[kind]?.filterKey === filterKey ? places[kind].top : 0

export function keepPlace(kind: RecordKind, filterKey: string, top: number): void {
  places[kind] = { filterKey, top }
}

/** For a session that ended: the next person starts with nothing. */
export function forgetLists(): void {
  for (const kind of Object.keys(lists) as RecordKind[]) delete lists[kind]
  for (const kind of Object.keys(places) as RecordKind[]) delete places[kind]
}
