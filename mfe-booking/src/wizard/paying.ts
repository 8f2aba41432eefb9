import { assign, raise } from 'xstate'
import { draftFromOrder, frozenOrder } from './draft-from-order'
import { mayReopen } from './order-state'
import { staysAt, wizard } from './wizard-setup'

/** The way out to the card gateway. Without the data of a hand-off there is nothing to send again. */
export const paying = wizard.createStateConfig({
  initial: 'deciding',
  exit: ['clearStateData', { type: 'fail', params: null }],
  on: { VISIT: staysAt('payment') },
  states: {
    deciding: { always: [{ guard: 'hasHandOff', target: 'handingOff' }, { target: 'handedOff' }] },
    handingOff: { entry: 'clearDraft', on: { RETURNED: 'handedOff' } },
    handedOff: {
      entry: 'clearStateData',
      on: { REOPEN: { guard: ({ context }) => context.lastOrder !== null, target: 'reopening' } },
    },
    /** What the server says about the order decides: changed or paid once more, or shown as it is. */
    reopening: {
      entry: { type: 'fail', params: null },
      invoke: {
        id: 'reopenOrder',
        src: 'loadOrder',
        input: ({ context }) => context.lastOrder ?? { orderId: '', token: '' },
        onDone: { actions: raise(({ event }) => event.output) },
        onError: { actions: raise({ type: 'ORDER_UNREACHABLE' }) },
      },
      on: {
        ORDER_FOUND: [
          {
            guard: ({ event }) => mayReopen(event.order),
            target: '#booking.arriving',
            actions: assign(({ context, event: { order } }) => ({
              asked: 'resume',
              unchecked: { draft: draftFromOrder(order), notes: [] },
              frozen: frozenOrder(order, context.lastOrder?.token ?? ''),
            })),
          },
          {
            target: '#booking.following',
            actions: assign(({ context: { lastOrder } }) => ({
              query: { status: null, trackingId: null, reason: null, orderId: null, token: null, ...lastOrder },
            })),
          },
        ],
        ORDER_REFUSED: { target: 'handedOff', actions: { type: 'fail', params: 'unreachable' } },
        ORDER_UNREACHABLE: { target: 'handedOff', actions: { type: 'fail', params: 'unreachable' } },
      },
    },
  },
})
