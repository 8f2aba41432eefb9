import type { StaffAccounts } from '@homecare/contract/admin/staff-accounts'
import type { AccountAction } from './account'
import { useHost } from '@homecare/remote-kit/host-context'
import { ConfirmDialog } from '../../parts/confirm-dialog'
import { useChange, type RefusalTexts } from '../../api/use-change'
import { factorMessages } from '../../parts/factor/messages'
import { useWithProof } from '../../parts/factor/with-proof'
import { staffMessages } from './messages'
import { actionText } from './action-text'

/** The server refuses changes of one's own account, the last admin and an account without an email address. */
const REFUSALS: RefusalTexts = {
  ILLEGAL_TRANSITION: (detail) => detail ?? staffMessages.refused,
  PROOF_REQUIRED: factorMessages.proof.missing,
}

interface AccountDialogProps {
  action: AccountAction | null
  onAccounts: (accounts: StaffAccounts) => void
  onFactorReset: () => void
  onClose: () => void
}

/** Confirms a change of an account. */
export function AccountDialog({ action, onAccounts, onFactorReset, onClose }: AccountDialogProps) {
  const { notify } = useHost()
  const withProof = useWithProof()
  const { busy, refusal, run, reset } = useChange()
  const text = action && actionText(action)
  const close = () => {
    reset()
    onClose()
  }

  const save = async () => {
    if (!action) return
    const { id } = action.account
    if (action.kind === 'reset') {
      const answer = await run('reset', (api) => api.post('/api/staff/{id}/reset', { params: { id } }), REFUSALS)
      if (!answer.ok) return
    } else if (action.kind === 'reset-factor') {
      const answer = await run(
        'reset-factor',
        (api) => withProof(() => api.post('/api/staff/{id}/reset-factor', { params: { id } })),
        REFUSALS,
      )
      if (!answer.ok) return
      onFactorReset()
    } else {
      const change = action.kind === 'role' ? { role: action.role } : { disabled: action.kind === 'disable' }
      const answer = await run(
        action.kind,
        (api) => withProof(() => api.post('/api/staff/{id}', { params: { id }, body: change })),
        REFUSALS,
      )
      if (!answer.ok) return
      onAccounts(answer.data)
    }
    notify('success', actionText(action).done)
    close()
  }

  return (
    <ConfirmDialog
      open={action !== null}
      title={text?.title ?? ''}
      save={text?.save ?? ''}
      danger={action?.kind === 'disable'}
      busy={busy !== null}
      refusal={refusal}
      onClose={close}
      onSave={() => void save()}
    >
      <p>{text?.text}</p>
    </ConfirmDialog>
  )
}
