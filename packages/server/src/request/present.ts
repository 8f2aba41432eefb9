import type { RequestItem } from '@homecare/contract/staff'
import { CALL_OUTCOMES } from '@homecare/domain/request-call'
import type { NameOf } from '../audit/staff-names'
import {
  CREATED_AT,
  inFile,
  itemOf,
  ITEM,
  onlyInFile,
  type ItemColumn,
  type ListColumns,
} from '../appointment/list-columns'
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
  assignee: onlyInFile('assignee'),
  callOutcome: onlyInFile('lastCall'),
  calledAt: onlyInFile('calledAt (Dubai time)'),
  calledBy: {},
  callAgainAt: onlyInFile('callAgainAt (Dubai time)'),
} as const satisfies ListColumns

type Moments = 'createdAt' | 'calledAt' | 'callAgainAt'

/** What an item of the list is made of; the list itself reads its instants as text. */
export type ListedRequest = Pick<
  ServiceRequest,
  ItemColumn<typeof REQUEST_COLUMNS> | 'assignee' | 'callOutcome' | 'calledBy'
> & { [Moment in Moments]: ServiceRequest[Moment] | string }

export const presentRequest = (request: ListedRequest, nameOf: NameOf = (login) => login): RequestItem => ({
  ...itemOf(REQUEST_COLUMNS, request),
  createdAt: new Date(request.createdAt).toISOString(),
  assignee: request.assignee === null ? null : { userName: request.assignee, name: nameOf(request.assignee) },
  lastCall: presentCall(request, nameOf),
  paymentStatus: null,
})

function presentCall(
  { callOutcome, calledAt, calledBy, callAgainAt }: ListedRequest,
  nameOf: NameOf,
): RequestItem['lastCall'] {
  const outcome = CALL_OUTCOMES.find((each) => each === callOutcome)
  if (!outcome || !calledAt || !calledBy) return null
  const againAt = callAgainAt === null ? null : new Date(callAgainAt).toISOString()
  return { outcome, at: new Date(calledAt).toISOString(), by: nameOf(calledBy), againAt }
}
