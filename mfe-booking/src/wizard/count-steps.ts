import type { Client } from '@homecare/contract/client'
import type { CountedStep } from '@homecare/domain/booking-step'
import { pollingOf } from './state-data'
import type { WizardActor, WizardSnapshot } from './wizard-provider'

/** A browser that is busy for so long counts all the same. */
const IDLE_LIMIT_MS = 5_000

/**
 * Counts each step of the booking once for a page view, whose `counted` outlives the wizard. Nothing is sent but the
 * step's name, without a cookie, and not before the page has time for it. Returns a function that ends it.
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

/** The step that this state shows, if it counts: a payment only where one begins, and only once it is paid. */
export function countedStep(snapshot: WizardSnapshot): CountedStep | null {
  if (snapshot.matches('choosing')) return 'tests'
  if (snapshot.matches('slot')) return 'date'
  if (snapshot.matches('patient')) return 'patient'
  if (snapshot.matches('confirming')) return 'confirm'
  if (snapshot.matches({ paying: 'sending' })) return 'payment'
  return snapshot.matches({ following: 'settled' }) && isFirstView(snapshot) ? 'paid' : null
}

/** The tab comes from paying this order: a link to it, and the page when it is reloaded, show the same again. */
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
