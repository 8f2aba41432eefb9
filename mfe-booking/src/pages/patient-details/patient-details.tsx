import { useState } from 'react'
import { page } from '../../locales/en/patient.json'
import { StepFrame } from '../../parts/step-frame'
import { FillFromVisits } from './fill-from-visits'
import { PatientForm } from './patient-form'

export function PatientDetails() {
  return (
    <StepFrame step="patient" text={page}>
      {() => <PatientStep />}
    </StepFrame>
  )
}

function PatientStep() {
  // The form takes its values from the draft when it begins.
  const [fills, setFills] = useState(0)
  return (
    <>
      <FillFromVisits onFilled={() => setFills((count) => count + 1)} />
      <PatientForm key={fills} />
    </>
  )
}
