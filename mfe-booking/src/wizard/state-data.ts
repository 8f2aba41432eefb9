import type { OrderResponse } from '@homecare/contract/orders'
import type { FieldErrors, GatewayRequest, LostSlot, WizardContext } from './context'

type WithStateData = Pick<WizardContext, 'stateData'>

export const refusedTestOf = ({ stateData }: WithStateData) =>
  stateData?.state === 'choosing' ? stateData.refused : null

const NO_ERRORS: FieldErrors = {}

export const fieldErrorsOf = ({ stateData }: WithStateData): FieldErrors =>
  stateData?.state === 'patient' ? stateData.fieldErrors : NO_ERRORS

export const lostSlotOf = ({ stateData }: WithStateData): LostSlot | null =>
  stateData?.state === 'confirming' ? stateData.lostSlot : null

export const gatewayRequestOf = ({ stateData }: WithStateData): GatewayRequest | null =>
  stateData?.state === 'paying' ? stateData.gatewayRequest : null

interface Polling {
  order: OrderResponse | null
  polls: number
  unreachable: boolean
}

const NOT_POLLED: Polling = { order: null, polls: 0, unreachable: false }

export const pollingOf = ({ stateData }: WithStateData): Polling =>
  stateData?.state === 'following' ? stateData : NOT_POLLED
