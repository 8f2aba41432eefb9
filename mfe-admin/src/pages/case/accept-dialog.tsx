import type { Quote } from '@homecare/contract/quotes'
import { TextField } from '@homecare/ui/form-field'
import { FormDialog } from '../../parts/form-dialog'
import { useQuoteChange } from '../../parts/quote/use-quotes'
import { caseText } from './messages'

const text = caseText.quotes.ask.accept

interface Values {
  name?: string
}

interface AcceptDialogProps {
  open: boolean
  caseId: string
  quote: Pick<Quote, 'id' | 'version'>
  onClose: () => void
}

/** Writes down that somebody of the family said yes on the phone. */
export function AcceptDialog({ open, caseId, quote: { id, version }, onClose }: AcceptDialogProps) {
  const { busy, refusal, change, reset } = useQuoteChange(caseId)
  const close = () => {
    reset()
    onClose()
  }
  const save = async ({ name = '' }: Values) => {
    const answer = await change(
      'accept',
      (api) => api.post('/api/quotes/{id}/accept', { params: { id }, body: { version, name } }),
      text.done,
    )
    if (answer.ok) close()
  }
  return (
    <FormDialog<Values>
      open={open}
      title={text.title}
      save={text.save}
      variant="primary"
      busy={busy !== null}
      refusal={refusal}
      validate={errorsIn}
      onClose={close}
      onSubmit={save}
    >
      <p>{text.text}</p>
      <TextField name="name" label={text.name} required autoComplete="off" maxLength={100} />
    </FormDialog>
  )
}

const errorsIn = ({ name = '' }: Values): Values => (name.trim() === '' ? { name: text.nameMissing } : {})
