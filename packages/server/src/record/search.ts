import type { RecordSearchResult } from '@homecare/contract/admin/record-search'
import { isEmail } from '@homecare/domain/email'
import { phoneKey } from '@homecare/domain/phone'
import { may, type Role } from '@homecare/domain/roles'
import { parseAccession } from '@homecare/domain/sample'
import { recordSearch } from '../audit/record-reading'
import { listBookings } from '../booking/list'
import { findCases } from '../case/find'
import type { Actor, Ctx } from '../process/context'
import { listRequests } from '../request/list'
import { orderOfAccession } from '../sample/find'

/** As many of each list as are read at a glance. */
const LIMIT = 6

type Found = RecordSearchResult['bookings'][number]
type FoundBookings = Pick<RecordSearchResult, 'bookings'> & { more: boolean }

/**
 * All lists by one text, the newest first, whatever their status and payment. An accession number finds its booking alone.
 * The audit history records a search for a whole email or phone number; the first letters of a name are nobody's yet.
 */
export async function searchRecords({
  ctx,
  actor,
  input: { text },
}: {
  ctx: Ctx
  actor: Actor & { role: Role }
  input: { text: string }
}): Promise<RecordSearchResult> {
  const [found, ofCases, requests] = await Promise.all([
    findBookings(ctx, text),
    may(actor.role, 'read-cases') ? findCases({ ctx, input: { text, limit: LIMIT } }) : { cases: [], more: false },
    may(actor.role, 'read-requests')
      ? listRequests({ ctx, input: { search: text, sort: 'created', limit: LIMIT } })
      : { items: [], nextCursor: null },
  ])
  if (isEmail(text) || phoneKey(text) !== null) {
    const count = found.bookings.length + ofCases.cases.length + requests.items.length
    await recordSearch({ ctx, actor, input: { text, found: count } })
  }
  return {
    bookings: found.bookings,
    cases: ofCases.cases,
    requests: requests.items.map(({ id, orderId, fullName, phoneNumber, date, status, service }) => ({
      ...{ id, orderId, fullName, phoneNumber, date, status, service },
    })),
    more: { bookings: found.more, cases: ofCases.more, requests: requests.nextCursor !== null },
  }
}

async function findBookings(ctx: Ctx, text: string): Promise<FoundBookings> {
  const accession = parseAccession(text)
  const order = accession && (await orderOfAccession({ ctx, input: { accession } }))
  const query = { search: order ?? text, payment: 'All', sort: 'created', limit: LIMIT } as const
  const { items, nextCursor } = await listBookings({ ctx, input: query })
  const bookings = items.map(({ id, orderId, fullName, phoneNumber, date, status, ...item }): Found => ({
    ...{ id, orderId, fullName, phoneNumber, date, status },
    time: item.time,
    paymentStatus: item.paymentStatus,
    tests: item.tests.map(({ name }) => name),
    accession: order ? accession : null,
  }))
  return { bookings, more: nextCursor !== null }
}
