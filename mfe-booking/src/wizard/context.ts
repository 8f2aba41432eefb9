import type { CartLine } from '@homecare/domain/cart'
import type { Catalogue } from '@homecare/domain/catalogue'
import type { Fils } from '@homecare/domain/money'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import type { Patient, PatientField } from '@homecare/domain/patient'
import type { OrderAnswer } from '@homecare/contract/orders'
import type { PaymentReason } from '@homecare/domain/payment-reason'
import type { Draft } from './draft'
import type { RestoreNote } from './restore-draft'
import type { Destination, Step } from './steps'

/** What can be booked, and what a booking must exceed. */
export interface Offer extends Catalogue {
  minimumFils: Fils
}

export type Note =
  | RestoreNote
  /** Why an address leads to an earlier step. */
  | 'not-begun'
  | 'slot-first'
  | 'patient-first'
  | 'slot-taken'
  | 'slot-refused'
  | 'details-refused'
  | 'already-booked'

/** What the hidden form carries to the card gateway. */
export interface HandOff {
  orderId: string
  token: string
  ccaUrl: string
  merchantId: string
  accessCode: string
  encRequest: string
}

/** Enough to ask the server about an order of this tab. */
export type OrderRef = Pick<HandOff, 'orderId' | 'token'>

/** What the status page was called with. */
export interface StatusQuery {
  status: string | null
  orderId: string | null
  trackingId: string | null
  /** Why no money came in: a code of ours, never a text. */
  reason: PaymentReason | null
  token: string | null
}

export interface PaymentRequest {
  draft: Draft
  lines: readonly CartLine[]
  totalFils: Fils
  /** The order that is paid for once more; null for a new one. */
  again: OrderRef | null
}

/** An order that is paid for once more: its lines and prices stand as they were agreed, only its slot may change. */
export interface FrozenOrder {
  /** The key of the draft that stands for it; a draft of another key is another order. */
  key: string
  order: OrderRef
  lines: readonly CartLine[]
}

/** The slot could not be taken; these are the nearest that can. */
export interface LostSlot {
  /** Somebody else was quicker; otherwise it can't be booked any more. */
  full: boolean
  alternatives: readonly SlotChoice[]
}

export type FieldErrors = Partial<Record<PatientField, string>>

/** Why no payment could be started: nothing is wrong with the booking itself. */
export type PayFailureKind =
  /** No answer came: offline, or too slow. */
  | 'unreachable'
  | 'unavailable'
  | 'failed'
  /** Three bookings of this phone or email wait for their payment. */
  | 'too-many-holds'
  /** A third of the day's seats is held from this address. */
  | 'day-limit'

export type InitiateOutcome =
  | { kind: 'ready'; handOff: HandOff }
  | { kind: 'price-changed'; totalFils: Fils }
  | ({ kind: 'slot-lost' } & LostSlot)
  | { kind: 'details-refused'; fieldErrors: FieldErrors }
  | { kind: 'below-minimum' }
  /** Something in the cart is not offered any more. */
  | { kind: 'items-refused' }
  /** An order of this key is paid already. */
  | { kind: 'already-booked' }
  | { kind: PayFailureKind }

export type OrderOutcome =
  | { kind: 'found'; order: OrderAnswer }
  /** No such order, or the token is not its own. */
  | { kind: 'refused' }
  | { kind: 'unreachable' }

export interface WizardInput {
  /** What the page was composed with, if it was. */
  catalogue: Offer | null
  newKey: () => string
  now: () => Date
}

export interface WizardContext extends WizardInput {
  draft: Draft
  /** A draft's text that waits for the catalogue to be checked against. */
  saved: string | null
  notes: readonly Note[]
  asked: Destination
  /** The ticked test that a chosen package already contains. */
  refused: { testId: number; packageName: string } | null
  /** The server's total where it differs from the one that was shown. */
  newPrice: { beforeFils: Fils; nowFils: Fils } | null
  belowMinimum: boolean
  /** While it is set, another slot has to be chosen before the payment can be started. */
  lostSlot: LostSlot | null
  payFailure: PayFailureKind | null
  frozen: FrozenOrder | null
  fieldErrors: FieldErrors
  handOff: HandOff | null
  lastOrder: OrderRef | null
  query: StatusQuery | null
  order: OrderAnswer | null
  polls: number
  unreachable: boolean
}

export type WizardEvent =
  | { type: 'START'; step: Step; query: StatusQuery; saved: string | null; lastOrder: OrderRef | null }
  | { type: 'VISIT'; step: Step; query: StatusQuery }
  | { type: 'RETRY' }
  | { type: 'TICK_TEST' | 'UNTICK_TEST'; testId: number }
  | { type: 'BOOK_PACKAGE' | 'ADD_PACKAGE' | 'DROP_PACKAGE'; packageId: number }
  | { type: 'DISMISS_NOTES' }
  | { type: 'CHOOSE_SLOT'; date: string; time: string }
  | { type: 'CANCEL' }
  | { type: 'TYPE_PATIENT' | 'SUBMIT_PATIENT'; patient: Partial<Patient> }
  | { type: 'CONFIRM' }
  /** One of the slots that were offered instead. */
  | { type: 'TAKE_SLOT'; slot: SlotChoice }
  | { type: 'BACK' }
  /** The page came back out of the browser's memory after it had left for the gateway. */
  | { type: 'RETURNED' }
  | { type: 'TRY_AGAIN' }
  /** Back from the card page: the order's draft again, to change it or to pay. */
  | { type: 'REOPEN' }
