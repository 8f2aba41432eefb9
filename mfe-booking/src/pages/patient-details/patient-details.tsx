import { page } from '../../locales/en/patient.json'
import { StepFrame } from '../../parts/step-frame'
import { PatientForm } from './patient-form'

export function PatientDetails() {
  return (
    <StepFrame step="patient" text={page}>
      {() => <PatientForm />}
    </StepFrame>
  )
}
