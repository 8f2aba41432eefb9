import type { AppointmentStatus } from './appointment'
import type { Fils } from './money'
import { isPaidIn, type AttemptState, type PaymentStatus } from './payment'

export interface BookingMoneyFacts {
  status: AppointmentStatus
  paymentStatus: PaymentStatus
  totalFils: Fils
  visitAt: Date
  attempts: readonly { state: AttemptState; amountFils: Fils; refund: string }[]
}

/** What a patient paid for a booking, what went back, and what is still to be paid or refunded. */
export interface BookingMoney {
  paidFils: Fils
  refundedFils: Fils
  /** To be paid by the patient. */
  openFils: Fils
  /** Requested refunds that have not gone back yet. */
  refundOpenFils: Fils
}

const sum = (attempts: BookingMoneyFacts['attempts']): Fils =>
  attempts.reduce((total, { amountFils }) => total + amountFils, 0)

export function bookingMoney(booking: BookingMoneyFacts, now: Date): BookingMoney {
  const { attempts, status, paymentStatus, totalFils, visitAt } = booking
  const wentBack = (attempt: (typeof attempts)[number]) => attempt.state === 'reversed' || attempt.refund === 'done'
  const mayBePaid = status === 'Pending' && paymentStatus !== 'Paid' && paymentStatus !== 'Reversed' && visitAt > now
  return {
    paidFils: sum(attempts.filter((attempt) => isPaidIn(attempt.state) || attempt.state === 'reversed')),
    refundedFils: sum(attempts.filter(wentBack)),
    openFils: mayBePaid ? totalFils : 0,
    refundOpenFils: sum(attempts.filter((attempt) => attempt.refund === 'requested' && !wentBack(attempt))),
  }
}
