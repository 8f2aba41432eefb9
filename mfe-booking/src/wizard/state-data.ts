import type { OrderView } from '@homecare/contract/orders'
import type { Answers, FieldErrors, GatewayRequest, LostSlot, Question, WizardContext } from './context'

type WithStateData = Pick<WizardContext, 'stateData'>

export const refusedTestOf = ({ stateData }: WithStateData) =>
  stateData?.state === 'choosing' ? stateData.refused : null

const NO_ERRORS: FieldErrors = {}

export const fieldErrorsOf = ({ stateData }: WithStateData): FieldErrors =>
  stateData?.state === 'patient' ? stateData.fieldErrors : NO_ERRORS

export const lostSlotOf = ({ stateData }: WithStateData): LostSlot | null =>
  stateData?.state === 'confirming' ? stateData.lostSlot : null

export const questionOf = ({ stateData }: WithStateData): Question | null =>
  stateData?.state === 'asked' ? stateData.question : null

/** A code works once, so only the one that is sent now counts. */
export const answersOf = ({ stateData }: WithStateData): Answers =>
  stateData?.state === 'asked' ? stateData.answers : {}

export const gatewayRequestOf = ({ stateData }: WithStateData): GatewayRequest | null =>
  stateData?.state === 'paying' ? stateData.gatewayRequest : null

interface Polling {
  order: OrderView | null
  polls: number
  /** How often it was looked again after the payment. */
  looks: number
  unreachable: boolean
  /** The server's sentence about a token that has ended. */
  ended: string | null
}

const NOT_POLLED: Polling = { order: null, polls: 0, looks: 0, unreachable: false, ended: null }

export const pollingOf = ({ stateData }: WithStateData): Polling =>
  stateData?.state === 'following' ? stateData : NOT_POLLED
