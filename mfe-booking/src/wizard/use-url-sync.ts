import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSelector } from '@xstate/react'
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

/** The step that the machine shows; null while it can't say yet. */
export function stepOf({ value }: Pick<WizardSnapshot, 'value'>): Step | null {
  return STEP_OF_STATE[typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')] ?? null
}

export function statusQuery(search: string): StatusQuery {
  const query = new URLSearchParams(search)
  return {
    status: query.get('status'),
    orderId: query.get('orderId'),
    trackingId: query.get('trackingId'),
    message: query.get('message'),
    token: query.get('token'),
  }
}

/**
 * Keeps the address and the machine in step. A visited address is put to the machine, which may answer with
 * another step (the address is replaced); a step that the machine takes by itself is a new entry of the history.
 */
export function useUrlSync(wizard: WizardActor): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const step = useSelector(wizard, stepOf)
  const visited = useRef(pathname + search)
  /** The step that the address shows, or will show once the router has caught up. */
  const shown = useRef<Step>(stepAt(pathname))
  const before = useRef<Step | null>(null)

  useEffect(() => {
    if (visited.current === pathname + search) return
    visited.current = pathname + search
    const asked = stepAt(pathname)
    if (asked === shown.current && asked !== 'status') return
    shown.current = asked
    wizard.send({ type: 'VISIT', step: asked, query: statusQuery(search) })
    const answer = stepOf(wizard.getSnapshot())
    if (answer === null || answer === asked) return
    shown.current = answer
    void navigate(PATHS[answer], { replace: true })
  }, [wizard, navigate, pathname, search])

  useEffect(() => {
    // `navigate` is another function after each navigation: only a step that the machine changed counts.
    if (step === before.current) return
    const arrived = before.current === null
    before.current = step
    if (step === null || step === shown.current) return
    shown.current = step
    void navigate(PATHS[step], { replace: arrived })
  }, [wizard, navigate, step])
}
