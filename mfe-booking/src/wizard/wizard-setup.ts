import { assign, fromPromise, setup } from 'xstate'
import type { Catalogue } from '@homecare/domain/catalogue'
import { isBookable } from './cart-updates'
import type {
  InitiateOutcome,
  OrderOutcome,
  OrderRef,
  PaymentRequest,
  WizardContext,
  WizardEvent,
  WizardInput,
} from './context'
import { emptyDraft } from './draft'
import { mayTryAgain } from './order-state'
import { restoreDraft } from './restore-draft'
import { admitted, type Step } from './steps'

const notProvided = () => Promise.reject(new Error('provide() this actor'))

/** What the states of the wizard are made from. Calls and toasts are lent by `provide()`. */
export const wizard = setup({
  types: { context: {} as WizardContext, events: {} as WizardEvent, input: {} as WizardInput, tags: {} as 'unproven' },
  actors: {
    loadCatalogue: fromPromise<Catalogue>(notProvided),
    initiatePayment: fromPromise<InitiateOutcome, PaymentRequest>(notProvided),
    loadOrder: fromPromise<OrderOutcome, OrderRef>(notProvided),
  },
  actions: {
    notify: (_, _toast: 'unavailable' | 'failed') => {},
    restore: assign(({ context }) => {
      const { catalogue, saved, newKey, now } = context
      if (!catalogue || saved === null) return {}
      return { ...restoreDraft(saved, { catalogue, newKey, now: now() }), saved: null }
    }),
    clearDraft: assign(({ context }) => ({
      draft: emptyDraft(context.newKey),
      saved: null,
      newPrice: null,
      belowMinimum: false,
    })),
    clearNotes: assign({ notes: [], refused: null }),
  },
  guards: {
    needsCatalogue: ({ context }) => context.catalogue === null,
    leadsTo: ({ context }, step: Step) =>
      context.catalogue !== null && admitted(context.asked, context.draft, context.catalogue) === step,
    asksFor: ({ context }, step: Step) => context.asked === step,
    bookable: ({ context }) => isBookable(context),
    hasHandOff: ({ context }) => context.handOff !== null,
    hasToken: ({ context }) => Boolean(context.query?.orderId && context.query.token),
    mayTryAgain: ({ context }) => mayTryAgain(context.order),
  },
  delays: { pollDelay: ({ context }) => Math.min(1500 + 500 * context.polls, 5000) },
})

/** True while a VISIT asks for the step that is shown already: nothing is to change then. */
export const staysAt = (step: Step) => ({
  guard: ({ event }: { event: WizardEvent }) => event.type === 'VISIT' && event.step === step,
})
