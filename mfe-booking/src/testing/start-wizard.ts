import { createActor, fromPromise } from 'xstate'
import { expect, vi } from 'vitest'
import type { InitiateOutcome, OrderOutcome, PaymentRequest } from '../wizard/context'
import { wizardMachine } from '../wizard/machine'
import type { Step } from '../wizard/steps'
import { CATALOGUE, NO_QUERY, PATIENT, wizardInput } from './fixture'

export const GATEWAY_REQUEST = {
  orderId: 'ORD-1',
  token: 't0ken',
  ccaUrl: 'https://gateway.example/pay',
  merchantId: '1',
  accessCode: 'A',
  encRequest: 'ff',
}

export const eventually = (check: () => void) => vi.waitFor(check, { timeout: 8_000, interval: 5 })

export function startWizard(
  step: Step,
  options: {
    saved?: string
    answers?: InitiateOutcome[]
    orders?: OrderOutcome[]
    query?: Partial<typeof NO_QUERY>
    catalogue?: 'composed' | 'later' | 'never'
    lookDelay?: number
  } = {},
) {
  const { saved = null, answers = [], orders = [], query = {}, catalogue = 'composed', lookDelay = 60_000 } = options
  const requests: PaymentRequest[] = []
  let offered = CATALOGUE
  const toasts: string[] = []
  const machine = wizardMachine.provide({
    actors: {
      loadCatalogue: fromPromise(async () => {
        if (catalogue === 'never') throw new Error('offline')
        return offered
      }),
      initiatePayment: fromPromise(async ({ input }: { input: PaymentRequest }) => {
        requests.push(input)
        return answers.shift() ?? { type: 'PAYMENT_NOT_STARTED' as const, reason: 'unavailable' as const }
      }),
      loadOrder: fromPromise(async () => orders.shift() ?? { type: 'ORDER_UNREACHABLE' as const }),
    },
    actions: { notify: (_, toast) => void (toast && toasts.push(toast)) },
    delays: { pollDelay: 1, lostDelay: 20, lookDelay },
  })
  const actor = createActor(machine, { input: wizardInput(catalogue === 'composed' ? CATALOGUE : null) }).start()
  actor.send({ type: 'START', step, query: { ...NO_QUERY, ...query }, saved, lastOrder: null })
  const settled = (value: unknown) => eventually(() => expect(actor.getSnapshot().value).toEqual(value))
  const offer = (next: typeof CATALOGUE) => void (offered = next)
  return { actor, requests, toasts, settled, offer, context: () => actor.getSnapshot().context }
}

export type Wizard = ReturnType<typeof startWizard>

export function fillIn({ actor }: Wizard) {
  actor.send({ type: 'BOOK_PACKAGE', packageId: 1 })
  actor.send({ type: 'CHOOSE_SLOT', date: '2026-03-05', time: '10:30 Am' })
  actor.send({ type: 'SUBMIT_PATIENT', patient: PATIENT })
}
