import { assign, raise } from 'xstate'
import type { OrderRef, StatusQuery, WizardContext } from './context'
import { resumed } from './draft-from-order'
import { isFinal } from './order-state'
import { pollingOf } from './state-data'
import { wizard } from './wizard-setup'

const updatePolling = (context: WizardContext, change: Partial<ReturnType<typeof pollingOf>>) => ({
  stateData: { state: 'following' as const, ...pollingOf(context), ...change },
})

const NO_QUERY: StatusQuery = { status: null, orderId: null, trackingId: null, reason: null, token: null }

/**
 * An address without a token came from a return that could not be read, or from a link. If it may be about the order that
 * this tab has sent to the card page, that order is followed.
 */
export function withOwnOrder(query: StatusQuery | null, own: OrderRef | null): StatusQuery | null {
  if (!own || query?.token) return query
  const named = query?.orderId ?? own.orderId
  // The gateway knows the order by the number of one attempt: ORD-…, ORD-…-2.
  const isOwn = named === own.orderId || named.startsWith(`${own.orderId}-`)
  return isOwn ? { ...NO_QUERY, ...query, ...own } : query
}

/** The payment status page: polls the order until its payment is final, and then for a minute whether its email was refused. */
export const following = wizard.createStateConfig({
  initial: 'deciding',
  entry: [
    'clearDraft',
    'clearStateData',
    assign(({ context: { query, lastOrder } }) => ({ query: withOwnOrder(query, lastOrder) })),
  ],
  on: {
    TRY_AGAIN: {
      guard: 'mayTryAgain',
      target: 'arriving',
      actions: assign(({ context }) => {
        const { order } = pollingOf(context)
        return { ...resumed(order, context.query?.token ?? ''), stateData: null }
      }),
    },
  },
  states: {
    deciding: { always: [{ guard: 'hasToken', target: 'asking' }, { target: 'unproven' }] },
    asking: {
      entry: assign(({ context }) => updatePolling(context, { polls: pollingOf(context).polls + 1 })),
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context }) => ({ orderId: context.query?.orderId ?? '', token: context.query?.token ?? '' }),
        onDone: { actions: raise(({ event }) => event.output) },
        onError: { actions: raise({ type: 'ORDER_UNREACHABLE' }) },
      },
      on: {
        ORDER_FOUND: [
          {
            guard: ({ event }) => isFinal(event.order),
            target: 'settled',
            actions: assign(({ context, event: { order } }) => updatePolling(context, { order, unreachable: false })),
          },
          {
            target: 'waiting',
            actions: assign(({ context, event: { order } }) => updatePolling(context, { order, unreachable: false })),
          },
        ],
        ORDER_REFUSED: {
          target: 'unproven',
          actions: assign(({ context, event: { ended } }) => ({
            ...updatePolling(context, { order: null, ended }),
            query: context.query && { ...context.query, token: null },
          })),
        },
        ORDER_UNREACHABLE: [
          { guard: 'isDecided', target: 'settled' },
          {
            target: 'waiting',
            actions: assign(({ context }) => updatePolling(context, { unreachable: true })),
          },
        ],
      },
    },
    waiting: { after: { pollDelay: 'asking' } },
    settled: {
      after: {
        lookDelay: {
          guard: 'mayHearOfEmail',
          target: 'asking',
          actions: assign(({ context }) => updatePolling(context, { looks: pollingOf(context).looks + 1 })),
        },
      },
    },
    unproven: { tags: ['unproven'], after: { lostDelay: 'lost' } },
    /** No answer can come any more: the page says what to do instead. */
    lost: { tags: ['unproven', 'lost'] },
  },
})
