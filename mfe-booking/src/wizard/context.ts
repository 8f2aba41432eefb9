import type { Catalogue } from '@homecare/domain/catalogue'
import type { Fils } from '@homecare/domain/money'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import type { Patient } from '@homecare/domain/patient'
import type { OrderView } from '@homecare/contract/orders'
import type { PaymentReason } from '@homecare/domain/payment-reason'
import type { Draft, RepeatedContent } from './draft'
import type { PersonCartLine } from '@homecare/domain/people-cart'
import type { ReadNote, UncheckedDraft } from './read-draft'
import type { RevalidationNote } from './revalidate-draft'
import type { Destination, Step } from './steps'

/** The catalogue with the total that a booking must exceed. */
export interface WizardCatalogue extends Catalogue {
  minimumFils: Fils
}

export type Note =
  | ReadNote
  | RevalidationNote
  /** The reason why an address redirects to an earlier step. */
  | 'not-begun'
  | 'slot-first'
  | 'patient-first'
  | 'slot-taken'
  | 'slot-refused'
  | 'details-refused'
  | 'already-booked'

/** The fields of the hidden form to the card gateway. */
export interface GatewayRequest {
  orderId: string
  token: string
  ccaUrl: string
  merchantId: string
  accessCode: string
  encRequest: string
}

/** The two values with which an order of this tab is loaded. */
export type OrderRef = Pick<GatewayRequest, 'orderId' | 'token'>

/** The query of the status page. */
export interface StatusQuery {
  status: string | null
  orderId: string | null
  trackingId: string | null
  /** The reason why the payment failed: one of our codes, never a text. */
  reason: PaymentReason | null
  token: string | null
}

export interface PaymentRequest {
  draft: Draft
  lines: readonly PersonCartLine[]
  totalFils: Fils
  /** The order whose payment is retried; null for a new one. */
  retryOf: OrderRef | null
  answers?: Answers
}

/** What the server asks before it holds a seat, and what the visitor has answered. */
export interface Answers {
  /** The code from our email. */
  code?: string
  /** Two people whose names look the same are two people. */
  confirmDifferentPeople?: true
}

/** A code is needed; `wrong` and so on say what became of the one that was typed. */
/** `sent-before`: the code of the email before still works, and none was sent now. */
export type CodeState = 'sent' | 'sent-before' | 'wrong' | 'expired' | 'too-many'

export type Question = { about: 'code'; state: CodeState } | { about: 'people' }

/** An order whose payment is retried: its lines and prices are fixed, only its slot may change. */
export interface FrozenOrder {
  /** The key of its draft; a draft with another key is another order. */
  key: string
  order: OrderRef
  /** The order's own phone number, without the digits that open the report. It is the server's to know. */
  hiddenPhone: string
  lines: readonly PersonCartLine[]
}

/** A slot that could not be taken, with the nearest free ones. */
export interface LostSlot {
  /** Taken by somebody else; otherwise it can't be booked any more. */
  full: boolean
  alternatives: readonly SlotChoice[]
}

/** The server's message for each refused field, by its name in the request. */
export type FieldErrors = Readonly<Record<string, string>>

/** The reason why no payment could be started though the booking itself is right. */
export type PayFailureKind =
  /** No answer: offline, or a timeout. */
  | 'unreachable'
  | 'unavailable'
  | 'failed'
  /** This phone or email has three unpaid bookings. */
  | 'too-many-holds'
  /** A third of the day's seats is held from this IP address. */
  | 'day-limit'

/** The result of starting a payment; an event of the machine, so that each state has its data. */
export type InitiateOutcome =
  | { type: 'PAYMENT_READY'; gatewayRequest: GatewayRequest }
  | { type: 'PRICE_CHANGED'; totalFils: Fils }
  | { type: 'SLOT_LOST'; lostSlot: LostSlot }
  | { type: 'DETAILS_REFUSED'; fieldErrors: FieldErrors }
  | { type: 'BELOW_MINIMUM' }
  /** Something in the cart is not offered any more. */
  | { type: 'ITEMS_REFUSED' }
  /** An order of this key is paid already. */
  | { type: 'ALREADY_BOOKED' }
  | { type: 'ASKED'; question: Question }
  | { type: 'PAYMENT_NOT_STARTED'; reason: PayFailureKind }

/** The result of loading an order; an event as well. */
export type OrderOutcome =
  | { type: 'ORDER_FOUND'; order: OrderView }
  /** No such order, or the token does not belong to it; with the server's sentence if the token has ended. */
  | { type: 'ORDER_REFUSED'; ended: string | null }
  | { type: 'ORDER_UNREACHABLE' }

export interface WizardInput {
  /** The catalogue that is part of the prerendered page, if it is. */
  catalogue: WizardCatalogue | null
  newKey: () => string
  /** The server's time; undefined until it is known. */
  now: () => Date | undefined
}

/** Data of a single state, cleared when that state is left. */
export type StateData =
  /** The ticked test that a chosen package already contains. */
  | { state: 'choosing'; refused: { testId: number; packageName: string } }
  | { state: 'patient'; fieldErrors: FieldErrors }
  /** Another slot has to be chosen before the payment can be started. */
  | { state: 'confirming'; lostSlot: LostSlot }
  /** The server has asked something; the answers are those so far. */
  | { state: 'asked'; question: Question; answers: Answers }
  | { state: 'paying'; gatewayRequest: GatewayRequest }
  | {
      state: 'following'
      order: OrderView | null
      polls: number
      looks: number
      unreachable: boolean
      ended: string | null
    }

export interface WizardContext extends WizardInput {
  draft: Draft
  unchecked: UncheckedDraft | null
  notes: readonly Note[]
  requestedStep: Destination
  stateData: StateData | null
  /** The server's total where it differs from the one that was shown. */
  newPrice: { beforeFils: Fils; nowFils: Fils } | null
  belowMinimum: boolean
  payFailure: PayFailureKind | null
  frozen: FrozenOrder | null
  lastOrder: OrderRef | null
  query: StatusQuery | null
}

export type WizardEvent =
  | { type: 'START'; step: Step; query: StatusQuery; saved: string | null; lastOrder: OrderRef | null }
  | { type: 'VISIT'; step: Step; query: StatusQuery }
  | { type: 'RETRY' }
  | { type: 'ADD_TEST' | 'REMOVE_TEST'; testId: number }
  | { type: 'BOOK_PACKAGE' | 'ADD_PACKAGE' | 'REMOVE_PACKAGE'; packageId: number }
  | { type: 'DISMISS_NOTES' }
  | { type: 'CHOOSE_SLOT'; date: string; time: string; notEatenSince?: string | undefined }
  | { type: 'CANCEL' }
  | { type: 'CHANGE_DETAILS'; details: Partial<Pick<Draft, 'patient' | 'home' | 'contactBy' | 'without' | 'others'>> }
  | { type: 'SUBMIT_PATIENT'; patient: Partial<Patient> }
  | { type: 'CONFIRM'; answers?: Answers }
  /** One of the slots that were offered instead. */
  | { type: 'TAKE_SLOT'; slot: SlotChoice }
  | { type: 'BACK' }
  /** The page was restored from the back/forward cache after it had left for the gateway. */
  | { type: 'RETURNED' }
  | { type: 'TRY_AGAIN' }
  | InitiateOutcome
  | OrderOutcome
  /** The tests and the patient of an earlier booking, in a new one. */
  | { type: 'BOOK_AGAIN'; content: RepeatedContent }
  /** Back from the card page: the order's draft again, to change it or to pay. */
  | { type: 'REOPEN' }
