import { assign } from 'xstate'
import { draftFromOrder, frozenOrder } from './draft-from-order'
import { isFinal } from './order-state'
import type { OrderOutcome } from './context'
import { wizard } from './wizard-setup'

const isFound = (outcome: OrderOutcome) => outcome.kind === 'found'
const isFoundFinal = (outcome: OrderOutcome) => outcome.kind === 'found' && isFinal(outcome.order)
const taken = (outcome: OrderOutcome) => (outcome.kind === 'found' ? { order: outcome.order, unreachable: false } : {})

/** The payment status page: asks the server about the order until its payment is final. */
export const following = wizard.createStateConfig({
  initial: 'deciding',
  entry: ['clearDraft', assign({ order: null, polls: 0, unreachable: false })],
  on: {
    TRY_AGAIN: {
      guard: 'mayTryAgain',
      target: 'arriving',
      actions: assign(({ context }) => ({
        asked: 'resume' as const,
        saved: context.order && JSON.stringify(draftFromOrder(context.order)),
        frozen: context.order && frozenOrder(context.order, context.query?.token ?? ''),
      })),
    },
  },
  states: {
    deciding: { always: [{ guard: 'hasToken', target: 'asking' }, { target: 'unproven' }] },
    asking: {
      entry: assign(({ context }) => ({ polls: context.polls + 1 })),
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context }) => ({ orderId: context.query?.orderId ?? '', token: context.query?.token ?? '' }),
        onDone: [
          {
            guard: ({ event }) => isFoundFinal(event.output),
            target: 'settled',
            actions: assign(({ event }) => taken(event.output)),
          },
          {
            guard: ({ event }) => isFound(event.output),
            target: 'waiting',
            actions: assign(({ event }) => taken(event.output)),
          },
          {
            guard: ({ event }) => event.output.kind === 'refused',
            target: 'unproven',
            actions: assign({ order: null }),
          },
          { target: 'waiting', actions: assign({ unreachable: true }) },
        ],
        onError: { target: 'waiting', actions: assign({ unreachable: true }) },
      },
    },
    waiting: { after: { pollDelay: 'asking' } },
    settled: {},
    unproven: { tags: ['unproven'] },
  },
})
