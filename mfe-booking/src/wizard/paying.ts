import { assign } from 'xstate'
import { staysAt, wizard } from './wizard-setup'

/** The way out to the card gateway. Without the data of a hand-off there is nothing to send again. */
export const paying = wizard.createStateConfig({
  initial: 'deciding',
  exit: assign({ handOff: null }),
  on: { VISIT: staysAt('payment') },
  states: {
    deciding: { always: [{ guard: 'hasHandOff', target: 'handingOff' }, { target: 'handedOff' }] },
    handingOff: { entry: 'clearDraft', on: { RETURNED: 'handedOff' } },
    handedOff: { entry: assign({ handOff: null }) },
  },
})
