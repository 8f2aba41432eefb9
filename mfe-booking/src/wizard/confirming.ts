import { assign } from 'xstate'
import { frozenOf, linesOf, totalToPay, withContent } from './cart-updates'
import type { InitiateOutcome } from './context'
import { staysAt, wizard } from './wizard-setup'

type Answer<Kind extends InitiateOutcome['kind']> = Extract<InitiateOutcome, { kind: Kind }>

const is =
  (kind: InitiateOutcome['kind']) =>
  ({ event }: { event: { output: InitiateOutcome } }) =>
    event.output.kind === kind

const alternativesOf = (outcome: InitiateOutcome) => (outcome.kind === 'slot-lost' ? outcome.alternatives : [])

/** Beside the button, where it is seen without a network; and as the toast of the specification. */
const failure = (kind: 'unavailable' | 'unreachable' | 'failed') =>
  [
    { type: 'fail', params: kind },
    { type: 'notify', params: kind === 'failed' ? 'failed' : 'unavailable' },
  ] as const

/** Review and payment start. Every answer but `ready` leads back to a screen that says what to do. */
export const confirming = wizard.createStateConfig({
  initial: 'reviewing',
  exit: ['clearNotes', assign({ lostSlot: null, payFailure: null })],
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
          actions: assign(({ context, event }) => ({ lostSlot: null, ...withContent(context, event.slot) })),
        },
      },
    },
    initiating: {
      invoke: {
        id: 'initiatePayment',
        src: 'initiatePayment',
        input: ({ context }) => ({
          draft: context.draft,
          lines: linesOf(context),
          totalFils: totalToPay(context),
          again: frozenOf(context)?.order ?? null,
        }),
        onError: { target: 'reviewing', actions: failure('unavailable') },
        onDone: [
          {
            guard: is('ready'),
            target: '#booking.paying',
            actions: assign(({ event }) => {
              const { handOff } = event.output as Answer<'ready'>
              return { handOff, lastOrder: { orderId: handOff.orderId, token: handOff.token } }
            }),
          },
          {
            guard: is('price-changed'),
            target: 'repricing',
            actions: assign(({ context, event }) => ({
              newPrice: {
                beforeFils: totalToPay(context),
                nowFils: (event.output as Answer<'price-changed'>).totalFils,
              },
            })),
          },
          {
            guard: ({ event }) => alternativesOf(event.output).length > 0,
            target: 'reviewing',
            actions: assign(({ event }) => ({ lostSlot: event.output as Answer<'slot-lost'> })),
          },
          {
            guard: is('slot-lost'),
            target: '#booking.slot',
            actions: assign(({ context, event }) => ({
              ...withContent(context, { time: null }),
              notes: [(event.output as Answer<'slot-lost'>).full ? ('slot-taken' as const) : ('slot-refused' as const)],
            })),
          },
          {
            guard: is('details-refused'),
            target: '#booking.patient',
            actions: assign(({ event }) => ({
              notes: ['details-refused' as const],
              fieldErrors: (event.output as Answer<'details-refused'>).fieldErrors,
            })),
          },
          {
            guard: is('items-refused'),
            target: '#booking.arriving',
            actions: assign(({ context }) => ({
              catalogue: null,
              saved: JSON.stringify(context.draft),
              asked: 'choosing' as const,
            })),
          },
          {
            guard: is('already-booked'),
            target: 'reviewing',
            actions: assign(({ context }) => ({
              draft: { ...context.draft, key: context.newKey() },
              notes: ['already-booked' as const],
            })),
          },
          { guard: is('below-minimum'), target: 'reviewing', actions: assign({ belowMinimum: true }) },
          { guard: is('too-many-holds'), target: 'reviewing', actions: { type: 'fail', params: 'too-many-holds' } },
          { guard: is('day-limit'), target: 'reviewing', actions: { type: 'fail', params: 'day-limit' } },
          { guard: is('failed'), target: 'reviewing', actions: failure('failed') },
          { guard: is('unreachable'), target: 'reviewing', actions: failure('unreachable') },
          { target: 'reviewing', actions: failure('unavailable') },
        ],
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
