import type { StaffAccounts } from '@homecare/contract/admin/staff-accounts'
import { useHost } from '@homecare/remote-kit/host-context'
import { TextField } from '@homecare/ui/form-field'
import { useChange } from '../../api/use-change'
import { factorMessages } from '../../parts/factor/messages'
import { FormDialog } from '../../parts/form-dialog'
import { useWithProof } from '../../parts/factor/with-proof'
import type { StaffAccount } from './account'
import { staffMessages } from './messages'
import { missingName } from './missing-name'

const text = staffMessages.rename

interface RenameDialogProps {
  account: StaffAccount | null
  onAccounts: (accounts: StaffAccounts) => void
  onClose: () => void
}

/** Gives the person behind an account another name. */
export function RenameDialog({ account, onAccounts, onClose }: RenameDialogProps) {
  const { notify } = useHost()
  const withProof = useWithProof()
  const { busy, refusal, run, reset } = useChange()
  const close = () => {
    reset()
    onClose()
  }
  const save = async ({ name = '' }: { name?: string }) => {
    if (!account) return
    const { id, userName } = account
    const change = { params: { id }, body: { name: name.trim() } }
    const answer = await run('rename', (api) => withProof(() => api.post('/api/staff/{id}', change)), {
      PROOF_REQUIRED: factorMessages.proof.missing,
    })
    if (!answer.ok) return
    onAccounts(answer.data)
    notify('success', text.done(userName))
    onClose()
  }
  return (
    <FormDialog
      open={account !== null}
      title={account ? text.title(account.userName) : ''}
      save={text.save}
      busy={busy !== null}
      refusal={refusal}
      initialValues={{ name: account?.name ?? '' }}
      onClose={close}
      onSubmit={save}
    >
      <TextField
        name="name"
        label={staffMessages.invite.name}
        hint={text.text}
        required
        autoComplete="off"
        maxLength={100}
        validate={missingName}
      />
    </FormDialog>
  )
}
