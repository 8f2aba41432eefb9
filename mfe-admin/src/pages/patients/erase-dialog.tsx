import type { ErasedPatient, PatientSummary } from '@homecare/contract/admin/patient-data'
import { ConfirmDialog } from '../../parts/confirm-dialog'
import { useChange, type RefusalTexts } from '../../api/use-change'
import { patientMessages } from './messages'

const text = patientMessages.erase
const MAX_REASON = 500
const REFUSALS: RefusalTexts = { ILLEGAL_TRANSITION: (detail) => detail ?? text.open, NOT_FOUND: text.gone }

interface EraseDialogProps {
  open: boolean
  patient: PatientSummary
  /** Receives what was erased. */
  onErased: (erased: ErasedPatient) => void
  onClose: () => void
}

/** Requires a reason and the typed address or number, so that nobody erases the wrong patient by mistake. */
export function EraseDialog({ open, patient, onErased, onClose }: EraseDialogProps) {
  const { contact, bookings, requests, files } = patient
  const { busy, refusal, run, reset } = useChange()
  const erase = async (reason: string) => {
    const answer = await run('erase', (api) => api.post('/api/patients/erase', { body: { contact, reason } }), REFUSALS)
    if (answer.ok) onErased(answer.data)
  }
  return (
    <ConfirmDialog
      open={open}
      title={text.dialogTitle}
      reason={{ label: text.reason, hint: text.reasonHint, maxLength: MAX_REASON }}
      confirm={contact}
      save={text.save}
      danger
      busy={busy !== null}
      refusal={refusal}
      onClose={() => {
        reset()
        onClose()
      }}
      onSave={(reason) => void erase(reason)}
    >
      <p>{text.dialogText(bookings, requests, files)}</p>
    </ConfirmDialog>
  )
}
