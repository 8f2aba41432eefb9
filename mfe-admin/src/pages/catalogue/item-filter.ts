import type { CatalogueItems } from '@homecare/contract/admin/catalogue-editor'

export type CatalogueItem = CatalogueItems['items'][number]

export interface ItemFilter {
  search: string
  kind: 'all' | 'test' | 'package'
  show: 'all' | 'on' | 'off'
}

/** Reads the filter from the page's URL and ignores invalid values. */
export function itemFilterFromUrl(query: URLSearchParams): ItemFilter {
  const kind = query.get('kind')
  const show = query.get('show')
  return {
    search: (query.get('search') ?? '').trim().slice(0, 100),
    kind: kind === 'test' || kind === 'package' ? kind : 'all',
    show: show === 'on' || show === 'off' ? show : 'all',
  }
}

export function fitsFilter(item: CatalogueItem, { search, kind, show }: ItemFilter): boolean {
  return (
    item.name.toLowerCase().includes(search.toLowerCase()) &&
    (kind === 'all' || item.kind === kind) &&
    (show === 'all' || item.active === (show === 'on'))
  )
}

export const itemKey = ({ kind, id }: Pick<CatalogueItem, 'kind' | 'id'>): string => `${kind} ${id}`
