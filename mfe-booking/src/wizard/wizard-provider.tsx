import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useActorRef, useSelector } from '@xstate/react'
import { fromPromise, type Actor, type SnapshotFrom } from 'xstate'
import type { CatalogueAnswer } from '@homecare/contract/catalogue'
import type { Host } from '@homecare/federation/contract'
import { initiatePayment } from '../api/initiate-payment'
import { catalogueFrom, loadCatalogue } from '../api/load-catalogue'
import { loadOrder } from '../api/load-order'
import { messages } from '../messages'
import type { OrderRef, PaymentRequest } from './context'
import { remembered, rememberChanges } from './draft-storage'
import { wizardMachine } from './machine'
import { newKey } from './new-key'
import { stepAt } from './steps'
import { statusQuery, useUrlSync } from './use-url-sync'

export type WizardActor = Actor<typeof wizardMachine>
export type WizardSnapshot = SnapshotFrom<typeof wizardMachine>

const Context = createContext<{ host: Host; wizard: WizardActor } | null>(null)

/** The machine with the calls and toasts of this page. */
const connected = (host: Host) =>
  wizardMachine.provide({
    actors: {
      loadCatalogue: fromPromise(({ signal }) => loadCatalogue(host.apiBase, signal)),
      initiatePayment: fromPromise(({ input, signal }: { input: PaymentRequest; signal: AbortSignal }) =>
        initiatePayment(host.apiBase, input, signal),
      ),
      loadOrder: fromPromise(({ input, signal }: { input: OrderRef; signal: AbortSignal }) =>
        loadOrder(host.apiBase, input, signal),
      ),
    },
    actions: { notify: (_, toast) => host.notify('error', messages.toasts[toast]) },
  })

function composedCatalogue(host: Host) {
  const answer = host.composed('/api/catalogue') as CatalogueAnswer | undefined
  return answer ? catalogueFrom(answer) : null
}

/** One wizard for all steps: it stands above the routes, so that going from step to step keeps it. */
export function WizardProvider({ host, children }: { host: Host; children: ReactNode }) {
  const [machine] = useState(() => connected(host))
  const [input] = useState(() => ({ catalogue: composedCatalogue(host), newKey, now: () => new Date() }))
  const wizard = useActorRef(machine, { input })
  const location = useLocation()
  // Only where the page was opened counts here; where it goes next is useUrlSync's.
  const [opened] = useState(location)

  useEffect(() => {
    const remember = rememberChanges()
    remember(wizard.getSnapshot().context)
    const subscription = wizard.subscribe((snapshot) => remember(snapshot.context))
    wizard.send({ type: 'START', step: stepAt(opened.pathname), query: statusQuery(opened.search), ...remembered() })
    return () => subscription.unsubscribe()
  }, [wizard, opened])
  useUrlSync(wizard)

  return <Context value={{ host, wizard }}>{children}</Context>
}

export function useWizard(): { host: Host; wizard: WizardActor } {
  const value = use(Context)
  if (!value) throw new Error('useWizard() needs a WizardProvider above it')
  return value
}

export function useWizardState<T>(select: (snapshot: WizardSnapshot) => T, compare?: (a: T, b: T) => boolean): T {
  return useSelector(useWizard().wizard, select, compare)
}
