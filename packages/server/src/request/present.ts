import type { RequestItem } from '@homecare/contract/staff'
import { CREATED_AT, inFile, itemOf, ITEM, type ItemColumn, type ListColumns } from '../appointment/list-columns'
import type { ServiceRequest } from '../generated/prisma/client'

/** The columns of the list of requests, of its items and of its file. */
export const REQUEST_COLUMNS = {
  id: ITEM,
  version: ITEM,
  orderId: inFile('orderId'),
  createdAt: CREATED_AT,
  fullName: inFile('fullName'),
  email: inFile('email'),
  phoneNumber: inFile('phoneNumber'),
  date: inFile('date'),
  pastDate: ITEM,
  service: inFile('service'),
  kind: inFile('kind'),
  unmailed: ITEM,
  suspected: ITEM,
  status: inFile('status'),
} as const satisfies ListColumns

/** What an item of the list is made of. */
export type ListedRequest = Pick<ServiceRequest, ItemColumn<typeof REQUEST_COLUMNS> | 'createdAt'>

export const presentRequest = (request: ListedRequest): RequestItem => ({
  ...itemOf(REQUEST_COLUMNS, request),
  createdAt: request.createdAt.toISOString(),
  paymentStatus: null,
})
