import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useActorRef, useSelector } from '@xstate/react'
import { fromPromise, type Actor, type SnapshotFrom } from 'xstate'
import type { Client } from '@homecare/contract/client'
import type { CountedStep } from '@homecare/domain/booking-step'
import type { Host } from '@homecare/federation/contract'
import { useHost } from '@homecare/remote-kit/host-context'
import { knownServerNow, subscribeToServerTime } from '@homecare/remote-kit/server-clock'
import { composedResponse, useClient } from '@homecare/remote-kit/use-client'
import { fetchCatalogue, wizardCatalogueFrom } from '../api/catalogue'
import { toasts } from '../locales/en/frame.json'
import { readRemembered, refreshRemembered } from '../parts/remembered/remembered-booking'
import type { InitiateOutcome, OrderOutcome, OrderRef, PaymentRequest } from './context'
import { countSteps } from './count-steps'
import { readStored, storeChanges } from './draft-storage'
import { wizardMachine } from './machine'
import { newKey } from './new-key'
import { stepAt } from './steps'
import { statusQuery, useUrlSync } from './use-url-sync'

export type WizardActor = Actor<typeof wizardMachine>
export type WizardSnapshot = SnapshotFrom<typeof wizardMachine>

const Context = createContext<WizardActor | null>(null)

/** The calls of later steps come with the code of those steps. */
type LoadCalls = () => Promise<{
  initiatePayment: (client: Client, request: PaymentRequest, signal: AbortSignal) => Promise<InitiateOutcome>
  loadOrder: (client: Client, ref: OrderRef, signal: AbortSignal) => Promise<OrderOutcome>
}>

/** The machine with the calls and toasts of this page. */
const connected = (host: Host, client: Client, loadCalls: LoadCalls) =>
  wizardMachine.provide({
    actors: {
      loadCatalogue: fromPromise(({ signal }) => fetchCatalogue(client, signal)),
      initiatePayment: fromPromise(async ({ input, signal }: { input: PaymentRequest; signal: AbortSignal }) => {
        refreshRemembered(input.draft)
        const { initiatePayment } = await loadCalls()
        return initiatePayment(client, input, signal)
      }),
      loadOrder: fromPromise(async ({ input, signal }: { input: OrderRef; signal: AbortSignal }) => {
        const { loadOrder } = await loadCalls()
        return loadOrder(client, input, signal)
      }),
    },
    actions: { notify: (_, toast) => toast && host.notify('error', toasts[toast]) },
  })

function composedCatalogue(host: Host) {
  const answer = composedResponse(host, '/api/catalogue-in-short')
  return answer ? wizardCatalogueFrom(answer) : null
}

interface WizardProviderProps {
  counted: Set<CountedStep>
  loadCalls: LoadCalls
  children: ReactNode
}

/**
 * One wizard for all steps, mounted above the routes so that it survives navigation. `counted` has the steps that were
 * counted in this page view.
 */
export function WizardProvider({ counted, loadCalls, children }: WizardProviderProps) {
  const host = useHost()
  const client = useClient()
  const [machine] = useState(() => connected(host, client, loadCalls))
  const [input] = useState(() => ({ catalogue: composedCatalogue(host), newKey, now: knownServerNow }))
  const wizard = useActorRef(machine, { input })
  const location = useLocation()
  // Only the initial URL is used here; useUrlSync handles later ones.
  const [opened] = useState(location)

  useEffect(() => {
    // Erases what has been remembered for too long, once the server's time is known.
    const stopErasing = subscribeToServerTime(() => void readRemembered())
    readRemembered()
    const store = storeChanges()
    store(wizard.getSnapshot().context)
    const subscription = wizard.subscribe((snapshot) => store(snapshot.context))
    const stopCounting = countSteps(wizard, { client, counted })
    wizard.send({ type: 'START', step: stepAt(opened.pathname), query: statusQuery(opened.search), ...readStored() })
    return () => {
      subscription.unsubscribe()
      stopCounting()
      stopErasing()
    }
  }, [wizard, opened, client, counted])
  useUrlSync(wizard)

  return <Context value={wizard}>{children}</Context>
}

export function useWizard(): WizardActor {
  const wizard = use(Context)
  if (!wizard) throw new Error('useWizard() needs a WizardProvider above it')
  return wizard
}

export function useWizardState<T>(select: (snapshot: WizardSnapshot) => T, compare?: (a: T, b: T) => boolean): T {
  return useSelector(useWizard(), select, compare)
}
