import { messages } from '../../messages'
import { StepFrame } from '../../parts/step-frame'
import { BookingReview } from './booking-review'

export function Confirm() {
  return (
    <StepFrame step="confirming" text={messages.confirm}>
      {() => <BookingReview />}
    </StepFrame>
  )
}
