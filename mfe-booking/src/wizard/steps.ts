import { cartLines } from '@homecare/domain/cart'
import type { Catalogue } from '@homecare/domain/catalogue'
import { patientReasons } from '@homecare/domain/patient'
import type { Draft } from './draft'
import { draftErrors } from './people'

export const STEPS = ['choosing', 'slot', 'patient', 'confirming', 'payment', 'status'] as const

export type Step = (typeof STEPS)[number]

/** `resume` is the furthest step that the draft allows. */
export type Destination = Step | 'resume'

export const PATHS: Record<Step, string> = {
  choosing: '/bookbloodtest',
  slot: '/selectdate&time',
  patient: '/patientdetails',
  confirming: '/confirm',
  payment: '/payment',
  status: '/paymentStatus',
}

/** The step that a path shows; `/selectdate%26time` is the same page. */
export function stepAt(pathname: string): Step {
  const path = pathname.replace(/%26/gi, '&').replace(/\/+$/, '').toLowerCase()
  return STEPS.find((step) => PATHS[step].toLowerCase() === path) ?? 'choosing'
}

/** The first incomplete step before a booking can be confirmed. */
export function firstIncompleteStep(draft: Draft, catalogue: Catalogue): 'choosing' | 'slot' | 'patient' | null {
  if (cartLines(catalogue, draft).length === 0) return 'choosing'
  if (draft.date === null || draft.time === null) return 'slot'
  const isComplete = Object.keys(patientReasons(draft.patient)).length === 0
  return isComplete && draftErrors(draft, catalogue).every((error) => error === undefined) ? null : 'patient'
}

/** The step shown for `requestedStep`: that step, or the first incomplete one. */
export function allowedStep(requestedStep: Destination, draft: Draft, catalogue: Catalogue): Step {
  const missing = firstIncompleteStep(draft, catalogue)
  switch (requestedStep) {
    case 'slot':
      return missing === 'choosing' ? 'choosing' : 'slot'
    case 'patient':
      return missing === 'choosing' || missing === 'slot' ? missing : 'patient'
    case 'confirming':
      // Specification: a confirmation without a date leads to the start.
      return draft.date === null ? 'choosing' : (missing ?? 'confirming')
    case 'resume':
      return missing ?? 'confirming'
    default:
      return requestedStep
  }
}
