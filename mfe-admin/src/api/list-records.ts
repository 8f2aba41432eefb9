import type { ListQuery } from '@homecare/contract/staff'
import type { Host } from '@homecare/federation/contract'
import type { ItemOf, RecordKind } from './record-kind'
import { staffCall, type Refused } from './staff-call'

export interface RecordPage<Item> {
  items: Item[]
  counts: { total: number; pending: number; completed: number; canceled: number }
  nextCursor: string | null
}

export type ListFilter = Partial<Pick<ListQuery, 'search' | 'date' | 'status' | 'payment' | 'sort'>>

/** Answers by address with their ETags, so that an unchanged page costs a 304. */
export type ListCopies = Map<string, { etag: string; page: RecordPage<never> }>

const FIRST_PAGE = 50
const FURTHER_PAGE = 100
/** Enough for what is looked at, above and below. */
const COPIES = 8

interface PageOptions {
  cursor: string | null
  copies: ListCopies
  signal: AbortSignal
  background: boolean
}

/** One page of a list: the first, or the one after `cursor`. `copies` is read and brought up to date. */
export async function listRecords<K extends RecordKind>(
  host: Host,
  kind: K,
  filter: ListFilter,
  { cursor, copies, signal, background }: PageOptions,
): Promise<{ ok: true; page: RecordPage<ItemOf[K]> } | Refused> {
  const query = filterQuery(filter)
  query.set('limit', String(cursor === null ? FIRST_PAGE : FURTHER_PAGE))
  if (cursor !== null) query.set('cursor', cursor)
  const path = `/${kind}?${query.toString()}`
  const copy = copies.get(path)
  const answer = await staffCall<RecordPage<ItemOf[K]>>(host, path, { signal, background, etag: copy?.etag })
  if (!answer.ok && answer.status === 304 && copy) {
    keepCopy(copies, path, copy)
    return { ok: true, page: copy.page }
  }
  if (!answer.ok) return answer
  keepCopy(copies, path, answer.etag ? { etag: answer.etag, page: answer.data as RecordPage<never> } : null)
  return { ok: true, page: answer.data }
}

/** The newest copies only; a Map keeps the order in which they were set. */
function keepCopy(copies: ListCopies, path: string, copy: { etag: string; page: RecordPage<never> } | null): void {
  copies.delete(path)
  if (copy) copies.set(path, copy)
  for (const old of [...copies.keys()].slice(0, Math.max(0, copies.size - COPIES))) copies.delete(old)
}

/** Where the current filter can be had as a file. */
export const csvAddress = (host: Host, kind: RecordKind, filter: ListFilter): string =>
  `${host.apiBase}/${kind}.csv?${filterQuery(filter).toString()}`

function filterQuery(filter: ListFilter): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  return query
}
