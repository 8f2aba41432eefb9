import { assign, fromPromise, setup } from 'xstate'
import { draftToCheck, isConfirmable } from './cart-updates'
import type {
  InitiateOutcome,
  Note,
  WizardCatalogue,
  OrderOutcome,
  OrderRef,
  PayFailureKind,
  PaymentRequest,
  WizardContext,
  WizardEvent,
  WizardInput,
} from './context'
import { emptyDraft } from './draft'
import { isFinal, isPatients, mayTryAgain } from './order-state'
import { revalidateDraft, revalidateOrder } from './revalidate-draft'
import { pollingOf, gatewayRequestOf } from './state-data'
import { allowedStep, type Step } from './steps'

/** The note about an earlier step that is incomplete. */
const FIRST: Partial<Record<Step, Note>> = { slot: 'slot-first', patient: 'patient-first' }

/** 4, 8, 16 and 32 seconds apart. */
const MAX_LOOKS = 4

const notProvided = () => Promise.reject(new Error('provide() this actor'))

/** The events, actions and calls of the wizard's states. Calls and toasts come from `provide()`. */
export const wizard = setup({
  // oxlint-disable typescript/no-unsafe-type-assertion -- How XState takes types: the values are never read.
  types: {
    context: {} as WizardContext,
    events: {} as WizardEvent,
    input: {} as WizardInput,
    tags: {} as 'unproven' | 'lost',
  },
  // oxlint-enable typescript/no-unsafe-type-assertion
  actors: {
    loadCatalogue: fromPromise<WizardCatalogue>(notProvided),
    initiatePayment: fromPromise<InitiateOutcome, PaymentRequest>(notProvided),
    loadOrder: fromPromise<OrderOutcome, OrderRef>(notProvided),
  },
  actions: {
    notify: (_, _toast: 'unavailable' | 'failed' | null) => {},
    fail: assign((_, payFailure: PayFailureKind | null) => ({ payFailure })),
    revalidate: assign(({ context }) => {
      const { catalogue, unchecked, frozen, newKey, now } = context
      if (!catalogue || unchecked === null) return {}
      const surroundings = { catalogue, newKey, now: now() }
      const { draft, notes } = frozen
        ? revalidateOrder(unchecked.draft, frozen, surroundings)
        : revalidateDraft(unchecked.draft, surroundings)
      return { draft, notes: [...unchecked.notes, ...notes], unchecked: null }
    }),
    noteMissingStep: assign(({ context }) => {
      const { requestedStep, catalogue, notes } = context
      if (!catalogue || requestedStep === 'resume' || requestedStep === 'choosing') return {}
      const shown = allowedStep(requestedStep, draftToCheck(context), catalogue)
      // The notes about the draft explain it already.
      return shown === requestedStep || notes.length > 0 ? {} : { notes: [FIRST[shown] ?? 'not-begun'] }
    }),
    clearDraft: assign(({ context }) => ({
      draft: emptyDraft(context.newKey),
      unchecked: null,
      newPrice: null,
      belowMinimum: false,
      payFailure: null,
      frozen: null,
    })),
    clearStateData: assign({ stateData: null }),
    clearNotes: assign({ notes: [] }),
  },
  guards: {
    needsCatalogue: ({ context }) => context.catalogue === null,
    leadsTo: ({ context }, step: Step) =>
      context.catalogue !== null &&
      allowedStep(context.requestedStep, draftToCheck(context), context.catalogue) === step,
    isRequested: ({ context }, step: Step) => context.requestedStep === step,
    confirmable: ({ context }) => isConfirmable(context),
    hasGatewayRequest: ({ context }) => gatewayRequestOf(context) !== null,
    hasToken: ({ context }) => Boolean(context.query?.orderId && context.query.token),
    isDecided: ({ context }) => {
      const { order } = pollingOf(context)
      return order !== null && isFinal(order)
    },
    /** The confirmation is on its way, and a mail server may still refuse it. */
    mayHearOfEmail: ({ context }) => {
      const { order, looks } = pollingOf(context)
      return order?.paymentStatus === 'Paid' && order.patient !== null && !order.emailRefusedAt && looks < MAX_LOOKS
    },
    mayTryAgain: ({ context }) => {
      const { order } = pollingOf(context)
      return order !== null && isPatients(order) && mayTryAgain(order, context.query)
    },
  },
  delays: {
    pollDelay: ({ context }) => Math.min(1500 + 500 * pollingOf(context).polls, 5000),
    lookDelay: ({ context }) => 4_000 * 2 ** pollingOf(context).looks,
    lostDelay: 10_000,
  },
})

/** A VISIT of the step that is shown already changes nothing. */
export const staysAt = (step: Step) => ({
  guard: ({ event }: { event: WizardEvent }) => event.type === 'VISIT' && event.step === step,
})
