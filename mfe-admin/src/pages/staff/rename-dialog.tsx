import { useId } from 'react'
import { ServerForm } from '@homecare/ui/server-form'
import type { StaffAccounts } from '@homecare/contract/admin/staff-accounts'
import { useHost } from '@homecare/remote-kit/host-context'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { TextField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { useChange } from '../../api/use-change'
import { factorMessages } from '../../parts/factor/messages'
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
  const formId = useId()
  const withProof = useWithProof()
  const { busy, refusal, run, reset } = useChange()
  const close = () => {
    if (busy !== null) return
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
    <Dialog
      open={account !== null}
      title={account ? text.title(account.userName) : ''}
      closeLabel={staffMessages.invite.back}
      onClose={close}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {staffMessages.invite.back}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="secondary"
            busy={busy !== null}
            busyLabel={staffMessages.invite.saving}
          >
            {text.save}
          </Button>
        </>
      }
    >
      <ServerForm onSubmit={save} initialValues={{ name: account?.name ?? '' }}>
        {({ handleSubmit }) => (
          <form id={formId} noValidate onSubmit={handleSubmit}>
            <TextField
              name="name"
              label={staffMessages.invite.name}
              hint={text.text}
              required
              autoComplete="off"
              maxLength={100}
              validate={missingName}
            />
            {refusal && <Notice kind="error">{refusal}</Notice>}
          </form>
        )}
      </ServerForm>
    </Dialog>
  )
}
