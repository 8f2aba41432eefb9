import type { CareVisit } from '@homecare/contract/care-visits'
import { CARE_VISIT_REASONS } from '@homecare/domain/care-visit-table'
import { FormDialog } from '../../parts/form-dialog'
import { NO_REASON, reasonErrors, ReasonFields, type ReasonValues } from './reason-fields'
import { useCaseChange, type CaseProps } from './use-case'
import { useVisitUndo } from './use-visit-undo'
import { visitText } from '../../parts/visit/visit-messages'
import { visitLine } from '../../parts/visit/visit-values'
import styles from './facts.module.css'

const text = visitText.reason

interface VisitReasonDialogProps extends CaseProps {
  /** Null while the dialog is closed. */
  asked: { event: 'cancel' | 'miss'; visit: CareVisit } | null
  onClose: () => void
}

/** Asks why a visit is canceled or did not take place. */
export function VisitReasonDialog({ asked, onClose, ...props }: VisitReasonDialogProps) {
  const { busy, refusal, change, reset } = useCaseChange(props)
  const undoOf = useVisitUndo(props)
  const close = () => {
    reset()
    onClose()
  }
  const save = async ({ reasonName = '', text: written = '' }: ReasonValues) => {
    if (!asked) return
    const { event, visit } = asked
    const isDone = await change(
      event,
      (api, { params, version }) =>
        api.post('/api/cases/{id}/visits/{partId}', {
          params: { ...params, partId: visit.id },
          body: { version, event, reasonName, text: written },
        }),
      event === 'miss' ? undoOf(event, visit.id) : visitText.done[event],
    )
    if (isDone) close()
  }
  const reasons = (asked && CARE_VISIT_REASONS[asked.event]) ?? []
  return (
    <FormDialog<ReasonValues>
      open={asked !== null}
      title={asked ? text[asked.event] : ''}
      save={text.save}
      back={text.back}
      variant="primary"
      busy={busy !== null}
      refusal={refusal}
      initialValues={NO_REASON}
      validate={reasonErrors}
      onClose={close}
      onSubmit={save}
    >
      {asked && <p className={styles.ask}>{visitLine(asked.visit)}</p>}
      <ReasonFields reasons={reasons} names={text.reasons} />
    </FormDialog>
  )
}
