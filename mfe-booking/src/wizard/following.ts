import { assign } from 'xstate'
import { draftFromOrder } from './draft-from-order'
import { isFinal } from './order-state'
import type { OrderOutcome } from './context'
import { wizard } from './wizard-setup'

const found = ({ event }: { event: { output: OrderOutcome } }) => event.output.kind === 'found'
const foundFinal = ({ event }: { event: { output: OrderOutcome } }) =>
  event.output.kind === 'found' && isFinal(event.output.order)

const takeOrder = assign(({ event }: { event: { output: OrderOutcome } }) =>
  event.output.kind === 'found' ? { order: event.output.order, unreachable: false } : {},
)

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
          { guard: foundFinal, target: 'settled', actions: takeOrder },
          { guard: found, target: 'waiting', actions: takeOrder },
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
    unproven: {},
  },
})
