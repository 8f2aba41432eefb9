import { assign } from 'xstate'
import type { OrderOutcome } from './context'
import { draftFromOrder, frozenOrder } from './draft-from-order'
import { mayReopen } from './order-state'
import { staysAt, wizard } from './wizard-setup'

const isFound = (outcome: OrderOutcome) => outcome.kind === 'found'

/** The way out to the card gateway. Without the data of a hand-off there is nothing to send again. */
export const paying = wizard.createStateConfig({
  initial: 'deciding',
  exit: assign({ handOff: null, payFailure: null }),
  on: { VISIT: staysAt('payment') },
  states: {
    deciding: { always: [{ guard: 'hasHandOff', target: 'handingOff' }, { target: 'handedOff' }] },
    handingOff: { entry: 'clearDraft', on: { RETURNED: 'handedOff' } },
    handedOff: {
      entry: assign({ handOff: null }),
      on: { REOPEN: { guard: ({ context }) => context.lastOrder !== null, target: 'reopening' } },
    },
    /** What the server says about the order decides: changed or paid once more, or shown as it is. */
    reopening: {
      entry: { type: 'fail', params: null },
      invoke: {
        id: 'reopenOrder',
        src: 'loadOrder',
        input: ({ context }) => context.lastOrder ?? { orderId: '', token: '' },
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'found' && mayReopen(event.output.order),
            target: '#booking.arriving',
            actions: assign(({ context, event }) => {
              const { order } = event.output as Extract<OrderOutcome, { kind: 'found' }>
              return {
                asked: 'resume' as const,
                saved: JSON.stringify(draftFromOrder(order)),
                frozen: frozenOrder(order, context.lastOrder?.token ?? ''),
              }
            }),
          },
          {
            guard: ({ event }) => isFound(event.output),
            target: '#booking.following',
            actions: assign(({ context: { lastOrder } }) => ({
              query: { status: null, trackingId: null, reason: null, orderId: null, token: null, ...lastOrder },
            })),
          },
          { target: 'handedOff', actions: { type: 'fail', params: 'unreachable' } },
        ],
        onError: { target: 'handedOff', actions: { type: 'fail', params: 'unreachable' } },
      },
    },
  },
})
