import { page } from '../../locales/en/slot.json'
import { StepFrame } from '../../parts/step-frame'
import { SlotChooser } from './slot-chooser'

export function SelectSlot() {
  return (
    <StepFrame step="slot" text={page}>
      {() => <SlotChooser />}
    </StepFrame>
  )
}
