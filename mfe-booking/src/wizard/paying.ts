import { assign, raise } from 'xstate'
import { resumed } from './draft-from-order'
import { mayReopen } from './order-state'
import { staysAt, wizard } from './wizard-setup'

/** The redirect to the card gateway. Without the gateway request there is nothing to send. */
export const paying = wizard.createStateConfig({
  initial: 'deciding',
  exit: ['clearStateData', { type: 'fail', params: null }],
  on: { VISIT: staysAt('payment') },
  states: {
    deciding: { always: [{ guard: 'hasGatewayRequest', target: 'sending' }, { target: 'sent' }] },
    sending: { entry: 'clearDraft', on: { RETURNED: 'sent' } },
    sent: {
      entry: 'clearStateData',
      on: { REOPEN: { guard: ({ context }) => context.lastOrder !== null, target: 'reopening' } },
    },
    /** The order's state decides: its payment is retried with or without changes, or its status is shown. */
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
            actions: assign(({ context, event }) => resumed(event.order, context.lastOrder?.token ?? '')),
          },
          {
            target: '#booking.following',
            actions: assign(({ context: { lastOrder } }) => ({
              query: { status: null, trackingId: null, reason: null, orderId: null, token: null, ...lastOrder },
            })),
          },
        ],
        ORDER_REFUSED: { target: 'sent', actions: { type: 'fail', params: 'unreachable' } },
        ORDER_UNREACHABLE: { target: 'sent', actions: { type: 'fail', params: 'unreachable' } },
      },
    },
  },
})
