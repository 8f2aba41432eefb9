import { useState } from 'react'
import type { ErasedPatient, PatientSummary } from '@homecare/contract/admin/patient-data'
import { dubaiDate } from '@homecare/domain/dates'
import { Button } from '@homecare/ui/button'
import { EmptyState } from '@homecare/ui/empty-state'
import { DownloadIcon, TrashIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { FactItem, FactList, TitledPanel } from '../../parts/panel'
import { useHost } from '@homecare/remote-kit/host-context'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { useChange } from '../../api/use-change'
import { EraseDialog } from './erase-dialog'
import { PatientLink } from '../../parts/patient-link'
import { patientMessages } from './messages'
import { saveAsFile } from './save-as-file'
import styles from './patient-panel.module.css'

const text = patientMessages

interface PatientPanelProps {
  patient: PatientSummary
  /** Receives what was erased. */
  onErased: (erased: ErasedPatient) => void
}

/** The data stored under an email address or phone number, and its export and erasure. */
export function PatientPanel({ patient, onErased }: PatientPanelProps) {
  const { notify } = useHost()
  const { contact, bookings, requests, files, latest } = patient
  const [erasing, setErasing] = useState(false)
  const { busy, refusal, run } = useChange()

  const download = async () => {
    const answer = await run('export', (api) => api.post('/api/patients/export', { body: { contact } }))
    if (!answer.ok) return
    saveAsFile(text.export.fileName(contact, dubaiDate(serverNow())), answer.data)
    notify('success', text.export.done)
  }

  if (bookings + requests + files === 0) {
    return <EmptyState title={text.found.noneTitle}>{text.found.none}</EmptyState>
  }
  return (
    <TitledPanel title={text.found.title(contact)}>
      <FactList>
        <FactItem label={text.found.bookings}>{bookings}</FactItem>
        <FactItem label={text.found.requests}>{requests}</FactItem>
        <FactItem label={text.found.files}>{files}</FactItem>
      </FactList>
      {latest && <PatientLink kind={latest.kind} id={latest.id} />}
      <section className={styles.step} aria-labelledby="patient-export">
        <h3 id="patient-export" className={styles.title}>
          {text.export.title}
        </h3>
        <p className={styles.quiet}>{text.export.text}</p>
        <Button
          variant="secondary"
          size="sm"
          icon={DownloadIcon}
          busy={busy !== null}
          busyLabel={text.export.running}
          onClick={() => void download()}
        >
          {text.export.action}
        </Button>
        {refusal && <Notice kind="error">{refusal}</Notice>}
      </section>
      <section className={styles.step} aria-labelledby="patient-erase">
        <h3 id="patient-erase" className={styles.title}>
          {text.erase.title}
        </h3>
        <p className={styles.quiet}>{text.erase.text}</p>
        <Button variant="danger" size="sm" icon={TrashIcon} onClick={() => setErasing(true)}>
          {text.erase.action}
        </Button>
      </section>
      <EraseDialog open={erasing} patient={patient} onErased={onErased} onClose={() => setErasing(false)} />
    </TitledPanel>
  )
}
