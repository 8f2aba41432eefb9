import type { CareCase } from '@homecare/contract/cases'
import { fieldMessage } from '@homecare/domain/field-message'
import { phoneReason } from '@homecare/domain/patient'
import { TextField } from '@homecare/ui/form-field'
import { FormDialog } from '../../parts/form-dialog'
import { caseText } from './messages'
import { useCaseChange, type CaseProps } from './use-case'

const text = caseText.contacts

interface Values {
  name?: string
  phoneNumber?: string
  email?: string
  relation?: string
}

interface ContactDialogProps extends CaseProps {
  /** The contact that is changed, a new one, or null while the dialog is closed. */
  contact: CareCase['contacts'][number] | 'new' | null
  onClose: () => void
}

/** Adds a person around the patient, or changes what is known of one. */
export function ContactDialog({ contact, onClose, ...props }: ContactDialogProps) {
  const { busy, refusal, change, reset } = useCaseChange(props)
  const known = contact === 'new' ? null : contact
  const close = () => {
    reset()
    onClose()
  }
  const save = async ({ name = '', phoneNumber = '', email = '', relation = '' }: Values) => {
    const typed = { name, phoneNumber, email, relation }
    const isDone = await change('contact', (api, { params, version }) =>
      known
        ? api.post('/api/cases/{id}/contacts/{partId}', {
            params: { ...params, partId: known.id },
            body: { version, ...typed },
          })
        : api.post('/api/cases/{id}/contacts', { params, body: { version, ...typed } }),
    )
    if (isDone) close()
  }
  return (
    <FormDialog<Values>
      open={contact !== null}
      title={known ? `${text.edit} ${known.name}` : text.add}
      save={caseText.event.save}
      busy={busy !== null}
      refusal={refusal}
      initialValues={known ?? EMPTY}
      validate={errorsIn}
      onClose={close}
      onSubmit={save}
    >
      <TextField name="name" label={text.name} required autoComplete="off" maxLength={100} />
      <TextField name="phoneNumber" type="tel" label={text.phone} required autoComplete="off" maxLength={60} />
      <TextField name="email" type="email" label={text.email} autoComplete="off" maxLength={100} />
      <TextField name="relation" label={text.relation} hint={text.relationHint} autoComplete="off" maxLength={60} />
    </FormDialog>
  )
}

const EMPTY: Values = {}

function errorsIn({ name = '', phoneNumber = '' }: Values): Values {
  const phone = phoneReason(phoneNumber)
  return {
    ...(name.trim() === '' && { name: text.nameMissing }),
    ...(phone && { phoneNumber: phone === 'required' ? text.phoneMissing : fieldMessage('phone', phone) }),
  }
}
