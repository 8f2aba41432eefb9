import type { ListCopies, RecordPage } from '../api/list-records'
import type { ItemOf, RecordKind } from '../api/record-kind'
import { NO_ROWS, type Rows } from './merge-rows'

export interface KeptList<K extends RecordKind> {
  filterKey: string
  rows: Rows<ItemOf[K]>
  /** null until the first answer. */
  counts: RecordPage<never>['counts'] | null
  /** Rows that came in while this filter was being looked at. */
  arrived: ReadonlySet<string>
  /** The last refresh that worked. */
  at: Date | null
  copies: ListCopies
}

interface Place {
  filterKey: string
  /** How far the list was scrolled, in px. */
  top: number
  /** The row that the keyboard was on. */
  active: string | null
}

/** The last state of each list, in memory only: who comes back from a record finds the rows at once. */
const lists: { [K in RecordKind]?: KeptList<K> } = {}
const places: Partial<Record<RecordKind, Place>> = {}

export function keptList<K extends RecordKind>(kind: K, filterKey: string): KeptList<K> {
  const kept: KeptList<K> | undefined = lists[kind]
  return kept?.filterKey === filterKey ? kept : emptyList(filterKey)
}

export const emptyList = <K extends RecordKind>(filterKey: string): KeptList<K> => ({
  filterKey,
  rows: NO_ROWS,
  counts: null,
  arrived: new Set(),
  at: null,
  copies: new Map(),
})

export function keepList<K extends RecordKind>(kind: K, list: KeptList<K>): void {
  Object.assign(lists, { [kind]: list })
}

export function keptPlace(kind: RecordKind, filterKey: string): Place {
  const kept = places[kind]
  return kept?.filterKey === filterKey ? kept : { filterKey, top: 0, active: null }
}

export function keepPlace(kind: RecordKind, filterKey: string, change: Partial<Pick<Place, 'top' | 'active'>>): void {
  places[kind] = { ...keptPlace(kind, filterKey), ...change }
}

/** For a session that ended: the next person starts with nothing. */
export function forgetLists(): void {
  for (const kind of Object.keys(lists) as RecordKind[]) delete lists[kind]
  for (const kind of Object.keys(places) as RecordKind[]) delete places[kind]
}
