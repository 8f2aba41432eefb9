import { messages } from '../../messages'
import { StepFrame } from '../../parts/step-frame'
import { SlotChooser } from './slot-chooser'

export function SelectSlot() {
  return (
    <StepFrame step="slot" text={messages.slot}>
      {() => <SlotChooser />}
    </StepFrame>
  )
}
