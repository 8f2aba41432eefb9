import { assign, raise } from 'xstate'
import { frozenOf, linesOf, totalToPay, withContent } from './cart-updates'
import type { PayFailureKind } from './context'
import { answersOf } from './state-data'
import { staysAt, wizard } from './wizard-setup'

/** The toast of the specification. The same text appears beside the button, which needs no network. */
const TOASTS: Partial<Record<PayFailureKind, 'unavailable' | 'failed'>> = {
  unavailable: 'unavailable',
  unreachable: 'unavailable',
  failed: 'failed',
}

/** Review and payment start. Every answer except PAYMENT_READY leads to a screen that explains what to do. */
export const confirming = wizard.createStateConfig({
  initial: 'reviewing',
  exit: ['clearNotes', 'clearStateData', { type: 'fail', params: null }],
  on: { VISIT: staysAt('confirming'), BACK: 'choosing' },
  states: {
    reviewing: {
      on: {
        CONFIRM: {
          guard: 'confirmable',
          target: 'initiating',
          actions: ['clearNotes', { type: 'fail', params: null }],
        },
        TAKE_SLOT: {
          actions: assign(({ context, event }) => ({ stateData: null, ...withContent(context, event.slot) })),
        },
      },
    },
    initiating: {
      invoke: {
        id: 'initiatePayment',
        src: 'initiatePayment',
        input: ({ context, event }) => ({
          draft: context.draft,
          lines: linesOf(context),
          totalFils: totalToPay(context),
          retryOf: frozenOf(context)?.order ?? null,
          answers: { ...answersOf(context), ...(event.type === 'CONFIRM' && event.answers) },
        }),
        onDone: { actions: raise(({ event }) => event.output) },
        onError: { actions: raise({ type: 'PAYMENT_NOT_STARTED', reason: 'unavailable' }) },
      },
      on: {
        PAYMENT_READY: {
          target: '#booking.paying',
          actions: assign(({ event: { gatewayRequest } }) => ({
            stateData: { state: 'paying', gatewayRequest },
            lastOrder: { orderId: gatewayRequest.orderId, token: gatewayRequest.token },
          })),
        },
        PRICE_CHANGED: {
          target: 'repricing',
          actions: assign(({ context, event }) => ({
            newPrice: { beforeFils: totalToPay(context), nowFils: event.totalFils },
          })),
        },
        SLOT_LOST: [
          {
            guard: ({ event }) => event.lostSlot.alternatives.length > 0,
            target: 'reviewing',
            actions: assign(({ event }) => ({ stateData: { state: 'confirming', lostSlot: event.lostSlot } })),
          },
          {
            target: '#booking.slot',
            actions: assign(({ context, event }) => ({
              ...withContent(context, { time: null }),
              notes: [event.lostSlot.full ? 'slot-taken' : 'slot-refused'],
            })),
          },
        ],
        DETAILS_REFUSED: {
          target: '#booking.patient',
          actions: assign(({ event }) => ({
            notes: ['details-refused'],
            stateData: { state: 'patient', fieldErrors: event.fieldErrors },
          })),
        },
        ITEMS_REFUSED: {
          target: '#booking.arriving',
          actions: assign(({ context }) => ({
            catalogue: null,
            unchecked: { draft: context.draft, notes: [] },
            requestedStep: 'choosing',
          })),
        },
        ALREADY_BOOKED: {
          target: 'reviewing',
          actions: assign(({ context }) => ({
            draft: { ...context.draft, key: context.newKey() },
            notes: ['already-booked'],
          })),
        },
        ASKED: {
          target: 'reviewing',
          actions: assign(({ context, event: { question } }) => {
            // The names come first: a question about the code means that they are confirmed.
            const isConfirmed = question.about === 'code' && context.draft.others.length > 0
            const answers = isConfirmed ? { confirmDifferentPeople: true as const } : {}
            return { stateData: { state: 'asked', question, answers } }
          }),
        },
        BELOW_MINIMUM: { target: 'reviewing', actions: assign({ belowMinimum: true }) },
        PAYMENT_NOT_STARTED: {
          target: 'reviewing',
          actions: [
            { type: 'fail', params: ({ event }) => event.reason },
            { type: 'notify', params: ({ event }) => TOASTS[event.reason] ?? null },
          ],
        },
      },
    },
    /** The lines should show the prices that the server charges; its total stands either way. */
    repricing: {
      invoke: {
        id: 'reloadCatalogue',
        src: 'loadCatalogue',
        onDone: { target: 'reviewing', actions: assign(({ event }) => ({ catalogue: event.output })) },
        onError: 'reviewing',
      },
    },
  },
})
