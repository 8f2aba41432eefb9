import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSelector } from '@xstate/react'
import { PAYMENT_REASONS } from '@homecare/domain/payment-reason'
import { linkIn, withoutToken } from '../parts/link-token'
import type { StatusQuery } from './context'
import { PATHS, stepAt, type Step } from './steps'
import type { WizardActor, WizardSnapshot } from './wizard-provider'

const STEP_OF_STATE: Record<string, Step> = {
  choosing: 'choosing',
  slot: 'slot',
  patient: 'patient',
  confirming: 'confirming',
  paying: 'payment',
  following: 'status',
}

/** The step that the machine shows; null while it is still loading. */
export function stepOf({ value }: Pick<WizardSnapshot, 'value'>): Step | null {
  return STEP_OF_STATE[typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')] ?? null
}

/** The query of the status page: only well-formed codes and numbers, since anybody can write a URL. */
export function statusQuery(search: string): StatusQuery {
  const query = new URLSearchParams(search)
  const { orderId, token } = linkIn('status', search)
  return {
    status: query.get('status'),
    orderId,
    trackingId: /^\w{1,40}$/.exec(query.get('trackingId') ?? '')?.[0] ?? null,
    reason: PAYMENT_REASONS.find((reason) => reason === query.get('reason')) ?? null,
    token,
  }
}

/** The status page is about an order, which its address names. */
function addressOf(step: Step, query: StatusQuery | null): string {
  if (step !== 'status' || !query?.orderId || !query.token) return PATHS[step]
  return `${PATHS.status}?${new URLSearchParams({ orderId: query.orderId, token: query.token })}`
}

/**
 * Synchronizes URL and machine. A visited URL is sent to the machine, which may answer with
 * another step (the URL is replaced); a step that the machine changed to is a new history entry.
 */
export function useUrlSync(wizard: WizardActor): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const step = useSelector(wizard, stepOf)
  const visited = useRef(pathname + search)
  /** The step of the URL, or of the navigation that is still pending. */
  const shown = useRef<Step>(stepAt(pathname))
  const previous = useRef<Step | null>(null)

  useEffect(() => {
    if (visited.current === pathname + search) return
    visited.current = pathname + search
    const requestedStep = stepAt(pathname)
    if (requestedStep === shown.current && requestedStep !== 'status') return
    shown.current = requestedStep
    wizard.send({ type: 'VISIT', step: requestedStep, query: statusQuery(search) })
    const machineStep = stepOf(wizard.getSnapshot())
    if (machineStep === null || machineStep === requestedStep) return
    shown.current = machineStep
    void navigate(PATHS[machineStep], { replace: true })
  }, [wizard, navigate, pathname, search])

  useEffect(() => {
    // The machine has the token now, so remove it from the URL: it must not be visible on a screen or in a screenshot.
    const rest = withoutToken(search)
    if (rest === search) return
    visited.current = pathname + rest
    void navigate({ pathname, search: rest }, { replace: true })
  }, [navigate, pathname, search])

  useEffect(() => {
    // `navigate` is a new function after each navigation, so it is no dependency.
    if (step === previous.current) return
    const isFirst = previous.current === null
    previous.current = step
    if (step === null || step === shown.current) return
    shown.current = step
    void navigate(addressOf(step, wizard.getSnapshot().context.query), { replace: isFirst })
  }, [wizard, navigate, step])
}
