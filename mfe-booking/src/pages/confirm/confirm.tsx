import { page } from '../../locales/en/confirm.json'
import { StepFrame } from '../../parts/step-frame'
import { BookingReview } from './booking-review'

export function Confirm() {
  return (
    <StepFrame step="confirming" text={page}>
      {() => <BookingReview />}
    </StepFrame>
  )
}
