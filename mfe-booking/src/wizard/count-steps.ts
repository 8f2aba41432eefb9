import type { Client } from '@homecare/contract/client'
import type { CountedStep } from '@homecare/domain/booking-step'
import { pollingOf } from './state-data'
import type { WizardActor, WizardSnapshot } from './wizard-provider'

/** The call is sent after this time even if the browser is still busy. */
const IDLE_LIMIT_MS = 5_000

/**
 * Counts each step of the booking once for each page view. `counted` belongs to the page view and outlives the wizard. Only
 * the step's name is sent, without a cookie, when the browser is idle. Returns a function that stops counting.
 */
export function countSteps(
  wizard: WizardActor,
  { client, counted }: { client: Client; counted: Set<CountedStep> },
): () => void {
  const waiting = new Set<CountedStep>()
  const send = () => {
    for (const step of waiting) void client.post('/api/booking-steps', { body: { step }, fetch: anonymousFetch })
    waiting.clear()
  }
  const { unsubscribe } = wizard.subscribe((snapshot) => {
    const step = countedStep(snapshot)
    if (!step || counted.has(step)) return
    counted.add(step)
    waiting.add(step)
    whenIdle(send)
  })
  // The card page replaces this one as soon as the payment step is shown.
  addEventListener('pagehide', send)
  return () => {
    unsubscribe()
    send()
    removeEventListener('pagehide', send)
  }
}

/** Returns the step that this state shows, or null if it is not counted: a payment counts when it begins and when it is paid. */
export function countedStep(snapshot: WizardSnapshot): CountedStep | null {
  if (snapshot.matches('choosing')) return 'tests'
  if (snapshot.matches('slot')) return 'date'
  if (snapshot.matches('patient')) return 'patient'
  if (snapshot.matches('confirming')) return 'confirm'
  if (snapshot.matches({ paying: 'sending' })) return 'payment'
  return snapshot.matches({ following: 'settled' }) && isFirstView(snapshot) ? 'paid' : null
}

/** Returns whether the tab has just paid this order. A reload, or a link to the order, shows the same state once more. */
function isFirstView({ context }: WizardSnapshot): boolean {
  const { order } = pollingOf(context)
  if (order?.paymentStatus !== 'Paid' || order.orderId !== context.lastOrder?.orderId) return false
  const [navigation] = performance.getEntriesByType('navigation')
  return !navigation || !('type' in navigation) || navigation.type === 'navigate'
}

/** `keepalive` finishes the call after the page is left. */
const anonymousFetch: typeof fetch = (url, init) => fetch(url, { ...init, credentials: 'omit', keepalive: true })

function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: IDLE_LIMIT_MS })
  // Safari has none.
  else setTimeout(task, 1_000)
}
