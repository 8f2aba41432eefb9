import { useState } from 'react'
import { useHost } from '@homecare/remote-kit/host-context'
import { useChange } from '../../api/use-change'
import { FormDialog } from '../../parts/form-dialog'
import { nurseRefusals } from '../../parts/visit/visit-messages'
import { VisitNurseField } from '../../parts/visit/visit-nurse-field'
import { valuesOfVisit, visitLine, type VisitValues } from '../../parts/visit/visit-values'
import { rosterMessages } from './messages'
import type { RosterVisit } from './use-roster'
import styles from './assign-dialog.module.css'

const text = rosterMessages.assign

interface AssignDialogProps {
  /** Null while the dialog is closed. */
  visit: RosterVisit | null
  /** The visit, or its case, is another one now. */
  onChange: () => void
  onClose: () => void
}

/** Gives a visit its nurse, as on the page of its case. */
export function AssignDialog({ visit, ...props }: AssignDialogProps) {
  return visit && <OpenDialog visit={visit} {...props} />
}

function OpenDialog({ visit, onChange, onClose }: AssignDialogProps & { visit: RosterVisit }) {
  const { notify } = useHost()
  const { busy, refusal, run } = useChange()
  /** Of the moment of opening: other values would start the form again, without what is chosen. */
  const [initial] = useState(() => valuesOfVisit(visit))
  const save = async ({ nurseId, accepted }: VisitValues) => {
    const answer = await run(
      'assign',
      async (api) => {
        const result = await api.post('/api/cases/{id}/visits/{partId}', {
          params: { id: visit.caseId, partId: visit.id },
          body: { version: visit.caseVersion, event: 'assign', nurseId: nurseId || null, accepted },
        })
        if (!result.ok && result.problem?.code === 'CONFLICT') onChange()
        return result
      },
      { CONFLICT: text.conflict, ILLEGAL_TRANSITION: (detail) => detail ?? text.illegal, ...nurseRefusals },
    )
    if (!answer.ok) return
    onChange()
    notify('success', text.done)
    onClose()
  }
  return (
    <FormDialog<VisitValues>
      open
      title={text.title}
      save={text.save}
      busy={busy !== null}
      refusal={refusal}
      initialValues={initial}
      onClose={onClose}
      onSubmit={save}
    >
      <p className={styles.visit}>
        <bdi>{visit.patientName}</bdi>, {visitLine(visit)}
      </p>
      <VisitNurseField caseId={visit.caseId} visitId={visit.id} mayBeNobody={false} />
    </FormDialog>
  )
}
