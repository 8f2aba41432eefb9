import { useField } from 'react-final-form'
import { useServerError } from '@homecare/ui/server-errors'
import type { StaffAccounts } from '@homecare/contract/admin/staff-accounts'
import { isEmail, readableEmail } from '@homecare/domain/email'
import { useHost } from '@homecare/remote-kit/host-context'
import { Field } from '@homecare/ui/field'
import { TextField } from '@homecare/ui/form-field'
import { SelectInput } from '@homecare/ui/select-input'
import { useChange } from '../../api/use-change'
import { messages } from '../../messages'
import { factorMessages } from '../../parts/factor/messages'
import { FormDialog } from '../../parts/form-dialog'
import { useWithProof } from '../../parts/factor/with-proof'
import type { StaffRole } from './account'
import { staffMessages } from './messages'
import { missingName } from './missing-name'

const text = staffMessages.invite
const ROLES = Object.entries(messages.session.roles).map(([value, label]) => ({ value, label }))

interface Values {
  name?: string
  email?: string
  role: StaffRole
}

/** The role with the fewest permissions is preset. */
const INITIAL: Values = { role: 'viewer' }

interface InviteDialogProps {
  open: boolean
  onAccounts: (accounts: StaffAccounts) => void
  onClose: () => void
}

/** The form for a person's name, email address and role. */
export function InviteDialog({ open, onAccounts, onClose }: InviteDialogProps) {
  const { notify } = useHost()
  const withProof = useWithProof()
  const { busy, refusal, run, reset } = useChange()

  const close = () => {
    reset()
    onClose()
  }
  const send = async ({ name = '', email = '', role }: Values) => {
    const userName = email.trim()
    const answer = await run(
      'invite',
      (api) => withProof(() => api.post('/api/staff', { body: { userName, name: name.trim(), role } })),
      { CONFLICT: text.taken, PROOF_REQUIRED: factorMessages.proof.missing },
    )
    if (!answer.ok) return
    onAccounts(answer.data)
    notify('success', text.sent(userName))
    onClose()
  }

  return (
    <FormDialog<Values>
      open={open}
      title={text.title}
      save={text.save}
      saving={text.saving}
      busy={busy !== null}
      refusal={refusal}
      initialValues={INITIAL}
      names={NAMES}
      onClose={close}
      onSubmit={send}
    >
      <p>{text.text}</p>
      <TextField
        name="name"
        label={text.name}
        hint={text.nameHint}
        required
        autoComplete="off"
        maxLength={100}
        validate={missingName}
      />
      <TextField
        name="email"
        type="email"
        label={text.email}
        required
        autoComplete="off"
        maxLength={100}
        validate={wrongEmail}
      />
      <RoleField />
    </FormDialog>
  )
}

const NAMES = { userName: 'email' }

function RoleField() {
  const { input } = useField<StaffRole>('role')
  const refused = useServerError('role', input.value)
  return (
    <Field label={text.role} hint={staffMessages.roles[input.value]} error={refused ?? null}>
      {(aria) => <SelectInput {...input} {...aria} options={ROLES} />}
    </Field>
  )
}

const wrongEmail = (email = ''): string | undefined => (isEmail(readableEmail(email)) ? undefined : text.emailWrong)
