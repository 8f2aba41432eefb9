import type { OrderResponse } from '@homecare/contract/orders'

export type BookingState = 'booked' | 'done' | 'canceled' | 'returned' | 'paying' | 'unpaid'

/** The state of a booking as its patient sees it. */
export function bookingState({ status, paymentStatus }: Pick<OrderResponse, 'status' | 'paymentStatus'>): BookingState {
  if (status === 'Canceled') return 'canceled'
  if (status === 'Completed') return 'done'
  switch (paymentStatus) {
    case 'Paid':
      return 'booked'
    case 'Reversed':
      return 'returned'
    case 'Pending':
      return 'paying'
    default:
      return 'unpaid'
  }
}
