import { assign } from 'xstate'
import { removePackageFromCart, addPackageToCart, addTestToCart, removeTestFromCart, withContent } from './cart-updates'
import { confirming } from './confirming'
import { repeatDraft, emptyDraft } from './draft'
import { following } from './following'
import { paying } from './paying'
import { readDraft } from './read-draft'
import { staysAt, wizard } from './wizard-setup'

/** The booking wizard. It alone decides which step may be entered; the URL follows it. */
export const wizardMachine = wizard.createMachine({
  id: 'booking',
  context: ({ input }) => ({
    ...input,
    draft: emptyDraft(input.newKey),
    unchecked: null,
    notes: [],
    requestedStep: 'choosing',
    stateData: null,
    newPrice: null,
    belowMinimum: false,
    payFailure: null,
    frozen: null,
    lastOrder: null,
    query: null,
  }),
  initial: 'starting',
  on: {
    VISIT: {
      target: '.arriving',
      actions: assign(({ event }) => ({ requestedStep: event.step, query: event.query, stateData: null })),
    },
    DISMISS_NOTES: { actions: 'clearNotes' },
    BOOK_AGAIN: {
      target: '.arriving',
      actions: [
        'clearDraft',
        'clearNotes',
        'clearStateData',
        assign(({ context, event }) => ({
          requestedStep: 'slot',
          query: null,
          unchecked: { draft: repeatDraft(event.content, context.newKey), notes: [] },
        })),
      ],
    },
  },
  states: {
    /** The state of prerendered pages, which lasts until the tab's storage is read: no screen shows a draft. */
    starting: {
      on: {
        VISIT: {},
        START: {
          target: 'arriving',
          actions: assign(({ context, event: { step, query, saved, lastOrder } }) => ({
            requestedStep: step,
            query,
            unchecked: saved === null ? null : readDraft(saved, context.newKey),
            lastOrder,
          })),
        },
      },
    },
    arriving: {
      entry: ['revalidate', 'noteMissingStep'],
      always: [
        { guard: { type: 'isRequested', params: 'status' }, target: 'following' },
        { guard: { type: 'isRequested', params: 'payment' }, target: 'paying' },
        { guard: 'needsCatalogue', target: 'loading' },
        { guard: { type: 'leadsTo', params: 'slot' }, target: 'slot' },
        { guard: { type: 'leadsTo', params: 'patient' }, target: 'patient' },
        { guard: { type: 'leadsTo', params: 'confirming' }, target: 'confirming' },
        { target: 'choosing' },
      ],
    },
    loading: {
      invoke: {
        id: 'loadCatalogue',
        src: 'loadCatalogue',
        onDone: { target: 'arriving', actions: assign(({ event }) => ({ catalogue: event.output })) },
        onError: 'unloaded',
      },
    },
    unloaded: { on: { RETRY: 'loading' } },
    choosing: {
      exit: ['clearNotes', 'clearStateData'],
      on: {
        VISIT: staysAt('choosing'),
        DISMISS_NOTES: { actions: ['clearNotes', 'clearStateData'] },
        ADD_TEST: { actions: assign(({ context, event }) => addTestToCart(context, event.testId)) },
        REMOVE_TEST: { actions: assign(({ context, event }) => removeTestFromCart(context, event.testId)) },
        ADD_PACKAGE: { actions: assign(({ context, event }) => addPackageToCart(context, event.packageId)) },
        REMOVE_PACKAGE: { actions: assign(({ context, event }) => removePackageFromCart(context, event.packageId)) },
        BOOK_PACKAGE: {
          target: 'arriving',
          actions: assign(({ context, event }) => ({
            ...addPackageToCart(context, event.packageId),
            requestedStep: 'slot' as const,
          })),
        },
      },
    },
    slot: {
      exit: 'clearNotes',
      on: {
        VISIT: staysAt('slot'),
        CHOOSE_SLOT: {
          // A patient who is known already is not asked again; the confirmation shows the details.
          target: 'arriving',
          actions: assign(({ context, event: { date, time, notEatenSince } }) => ({
            ...withContent(context, { date, time, notEatenSince }),
            requestedStep: 'resume' as const,
          })),
        },
        CANCEL: 'choosing',
      },
    },
    patient: {
      exit: ['clearNotes', 'clearStateData'],
      on: {
        VISIT: staysAt('patient'),
        CHANGE_DETAILS: { actions: assign(({ context, event }) => withContent(context, event.details)) },
        SUBMIT_PATIENT: {
          target: 'arriving',
          actions: assign(({ context, event }) => ({
            ...withContent(context, { patient: event.patient }),
            requestedStep: 'resume' as const,
          })),
        },
      },
    },
    confirming,
    paying,
    following,
  },
})
