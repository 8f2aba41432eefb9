import type { ListQuery, ServiceList } from '@homecare/contract/staff'
import { APPOINTMENT_STATUSES } from '@homecare/domain/appointment'
import type { PaymentStatus } from '@homecare/domain/payment'

// Every row of a list is in one cell, a number that the database derives: status, and of a booking its payment status
// and whether it needs action. Whatever is filtered by is a set of cells, each of them in order in an index.

const PAYMENTS: readonly PaymentStatus[] = ['Unpaid', 'Pending', 'Paid', 'Failed', 'Expired', 'Reversed']
const STATUSES = APPOINTMENT_STATUSES.length

/** The cells of the requests' list. */
export const REQUEST_CELLS: readonly number[] = APPOINTMENT_STATUSES.map((_, index) => index)

/** The cells of the bookings that the list is about: unless told otherwise money came in, or staff have to look. */
export function bookingCells(payment: ListQuery['payment']): number[] {
  return PAYMENTS.flatMap((status, index) =>
    [false, true]
      .filter((flagged) => isListed(payment, status, flagged))
      .flatMap((flagged) => REQUEST_CELLS.map((cell) => index * 2 * STATUSES + (flagged ? STATUSES : 0) + cell)),
  )
}

function isListed(payment: ListQuery['payment'], status: PaymentStatus, flagged: boolean): boolean {
  if (payment === 'All') return true
  if (payment === 'NeedsAction') return flagged
  if (payment) return status === payment
  return flagged || status === 'Paid' || status === 'Reversed'
}

/** Those of the cells that hold this status. */
export function cellsOf(cells: readonly number[], status: ListQuery['status']): number[] {
  if (!status || status === 'All') return [...cells]
  const wanted = APPOINTMENT_STATUSES.indexOf(status)
  return cells.filter((cell) => cell % STATUSES === wanted)
}

/** The four tiles: how many of the list's whole population there are, whatever is searched for. */
export function tilesOf(
  tally: readonly { cell: number; n: number }[],
  cells: readonly number[],
): ServiceList['counts'] {
  const count = (status: ListQuery['status']) => {
    const wanted = new Set(cellsOf(cells, status))
    return tally.reduce((sum, { cell, n }) => (wanted.has(cell) ? sum + n : sum), 0)
  }
  return { total: count('All'), pending: count('Pending'), completed: count('Completed'), canceled: count('Canceled') }
}
