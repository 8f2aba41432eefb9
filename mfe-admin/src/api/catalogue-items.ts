import type { CatalogueItemHistory, CatalogueItems } from '@homecare/contract/admin/catalogue-editor'
import type { Host } from '@homecare/federation/contract'
import { staffCall, type StaffCallOptions } from './staff-call'

export type CatalogueItem = CatalogueItems['items'][number]
export type PriceAndState = Pick<CatalogueItem, 'price' | 'excisting_price' | 'active'>

const pathOf = ({ kind, id }: Pick<CatalogueItem, 'kind' | 'id'>) => `/catalogue-items/${kind}/${id}`

export const listCatalogueItems = (host: Host, how: StaffCallOptions) =>
  staffCall<CatalogueItems>(host, '/catalogue-items', how)

export const getCatalogueItemHistory = (host: Host, item: CatalogueItem, how: StaffCallOptions) =>
  staffCall<CatalogueItemHistory>(host, pathOf(item), how)

/** `from` is what was on screen: if the server has another state by now it refuses. */
export const changeCatalogueItem = (host: Host, item: CatalogueItem, from: PriceAndState, to: PriceAndState) =>
  staffCall<CatalogueItems>(host, pathOf(item), { method: 'POST', body: { from, ...to } })
