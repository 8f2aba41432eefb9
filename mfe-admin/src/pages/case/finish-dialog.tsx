import type { CareCase } from '@homecare/contract/cases'
import { TextAreaField } from '@homecare/ui/form-field'
import { FormDialog } from '../../parts/form-dialog'
import { caseText } from './messages'
import { useCaseChange, type CaseProps } from './use-case'

const text = caseText.next

interface Values {
  result?: string
}

interface FinishDialogProps extends CaseProps {
  /** Null while the dialog is closed. */
  followUp: CareCase['followUps'][number] | null
  onClose: () => void
}

/** Says that a step is done, and what came of it. */
export function FinishDialog({ followUp, onClose, ...props }: FinishDialogProps) {
  const { busy, refusal, change, reset } = useCaseChange(props)
  const close = () => {
    reset()
    onClose()
  }
  const save = async ({ result = '' }: Values) => {
    if (!followUp) return
    const isDone = await change('finish', (api, { params, version }) =>
      api.post('/api/cases/{id}/follow-ups/{partId}', {
        params: { ...params, partId: followUp.id },
        body: { version, result },
      }),
    )
    if (isDone) close()
  }
  return (
    <FormDialog<Values>
      open={followUp !== null}
      title={followUp ? text.doneOf(followUp.text) : ''}
      save={text.save}
      busy={busy !== null}
      refusal={refusal}
      initialValues={INITIAL}
      onClose={close}
      onSubmit={save}
    >
      <TextAreaField name="result" label={text.result} rows={3} maxLength={500} />
    </FormDialog>
  )
}

const INITIAL: Values = {}
