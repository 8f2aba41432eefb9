import type { AppointmentStatus } from './appointment'
import type { Fils } from './money'
import { isPaidIn, type PaymentStatus } from './payment'
import { refundMoney, type RefundFacts } from './refund'

export interface BookingMoneyFacts {
  status: AppointmentStatus
  paymentStatus: PaymentStatus
  totalFils: Fils
  visitAt: Date
  attempts: readonly RefundFacts[]
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

const sum = (amounts: readonly Fils[]): Fils => amounts.reduce((total, amount) => total + amount, 0)

export function bookingMoney(booking: BookingMoneyFacts, now: Date): BookingMoney {
  const { attempts, status, paymentStatus, totalFils, visitAt } = booking
  const cameIn = attempts.filter(({ state }) => isPaidIn(state) || state === 'reversed')
  const refunds = attempts.map(refundMoney)
  const mayBePaid = status === 'Pending' && paymentStatus !== 'Paid' && paymentStatus !== 'Reversed' && visitAt > now
  return {
    paidFils: sum(cameIn.map(({ amountFils }) => amountFils)),
    refundedFils: sum(refunds.map(({ backFils }) => backFils)),
    openFils: mayBePaid ? totalFils : 0,
    refundOpenFils: sum(refunds.map(({ underWayFils }) => underWayFils)),
  }
}
