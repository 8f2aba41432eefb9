import type { StaffAccounts } from '@homecare/contract/admin/staff-accounts'
import type { StaffAccount, StaffRole } from './account'
import { useHost } from '@homecare/remote-kit/host-context'
import { ConfirmDialog } from '../parts/confirm-dialog'
import { useChange, type RefusalTexts } from '../data/use-change'
import { staffMessages } from './messages'
import { stepText } from './step-text'

export type AccountStep = { account: StaffAccount } & (
  | { kind: 'reset' | 'disable' | 'enable' }
  | { kind: 'role'; role: StaffRole }
)

/** The server refuses changes of one's own account, the last admin and an account without an email address. */
const REFUSALS: RefusalTexts = { ILLEGAL_TRANSITION: (detail) => detail ?? staffMessages.refused }

interface AccountDialogProps {
  step: AccountStep | null
  onAccounts: (accounts: StaffAccounts) => void
  onClose: () => void
}

/** Confirms a change of an account. */
export function AccountDialog({ step, onAccounts, onClose }: AccountDialogProps) {
  const { notify } = useHost()
  const { busy, refusal, run, reset } = useChange()
  const text = step && stepText(step)
  const close = () => {
    reset()
    onClose()
  }

  const save = async () => {
    if (!step) return
    const { id } = step.account
    if (step.kind === 'reset') {
      const answer = await run('reset', (api) => api.post('/api/staff/{id}/reset', { params: { id } }), REFUSALS)
      if (!answer.ok) return
    } else {
      const change = step.kind === 'role' ? { role: step.role } : { disabled: step.kind === 'disable' }
      const answer = await run(
        step.kind,
        (api) => api.post('/api/staff/{id}', { params: { id }, body: change }),
        REFUSALS,
      )
      if (!answer.ok) return
      onAccounts(answer.data)
    }
    notify('success', stepText(step).done)
    close()
  }

  return (
    <ConfirmDialog
      open={step !== null}
      title={text?.title ?? ''}
      save={text?.save ?? ''}
      danger={step?.kind === 'disable'}
      busy={busy !== null}
      refusal={refusal}
      onClose={close}
      onSave={() => void save()}
    >
      <p>{text?.text}</p>
    </ConfirmDialog>
  )
}
