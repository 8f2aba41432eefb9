import { useState } from 'react'
import type { ErasedPatient, PatientSummary } from '@homecare/contract/admin/patient-data'
import { Notice } from '@homecare/ui/notice'
import { Screen } from '../../parts/screen'
import { FindForm } from './find-form'
import { patientMessages } from './messages'
import { PatientPanel } from './patient-panel'

const text = patientMessages

/** Find, export, erase. Email addresses and numbers stay in this page's memory and are never part of its URL. */
export function PatientsScreen() {
  const [patient, setPatient] = useState<PatientSummary | null>(null)
  const [erased, setErased] = useState<ErasedPatient | null>(null)
  const find = (found: PatientSummary | null) => {
    setPatient(found)
    setErased(null)
  }
  return (
    <Screen lead={text.lead}>
      <FindForm onFound={find} />
      {erased && (
        <Notice kind="success" title={text.erase.doneTitle}>
          {text.erase.done(erased.bookings, erased.requests, erased.files)}
        </Notice>
      )}
      {patient && !erased && (
        <PatientPanel
          key={patient.contact}
          patient={patient}
          onErased={(summary) => {
            setErased(summary)
            setPatient(null)
          }}
        />
      )}
    </Screen>
  )
}
