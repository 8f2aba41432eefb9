import type { OrderAnswer } from '@homecare/contract/orders'
import type { FieldErrors, HandOff, LostSlot, WizardContext } from './context'

type WithStateData = Pick<WizardContext, 'stateData'>

export const refusedTestOf = ({ stateData }: WithStateData) => (stateData?.of === 'choosing' ? stateData.refused : null)

const NO_ERRORS: FieldErrors = {}

export const fieldErrorsOf = ({ stateData }: WithStateData): FieldErrors =>
  stateData?.of === 'patient' ? stateData.fieldErrors : NO_ERRORS

export const lostSlotOf = ({ stateData }: WithStateData): LostSlot | null =>
  stateData?.of === 'confirming' ? stateData.lostSlot : null

export const handOffOf = ({ stateData }: WithStateData): HandOff | null =>
  stateData?.of === 'paying' ? stateData.handOff : null

interface Followed {
  order: OrderAnswer | null
  polls: number
  unreachable: boolean
}

const NOT_FOLLOWED: Followed = { order: null, polls: 0, unreachable: false }

export const followedOf = ({ stateData }: WithStateData): Followed =>
  stateData?.of === 'following' ? stateData : NOT_FOLLOWED
