import { messages } from '../../messages'
import { StepFrame } from '../../parts/step-frame'
import { PatientForm } from './patient-form'

export function PatientDetails() {
  return (
    <StepFrame step="patient" text={messages.patient}>
      {() => <PatientForm />}
    </StepFrame>
  )
}
