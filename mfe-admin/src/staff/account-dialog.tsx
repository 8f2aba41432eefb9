import type { StaffAccounts } from '@homecare/contract/admin/staff-accounts'
import { changeStaff, resetStaff, type StaffAccount, type StaffRole } from '../api/staff-accounts'
import { useHost } from '../host-context'
import { ConfirmDialog } from '../parts/confirm-dialog'
import { useChange, type RefusalTexts } from '../parts/use-change'
import { staffMessages } from './messages'
import { stepText } from './step-text'

export type AccountStep = { account: StaffAccount } & (
  | { kind: 'reset' | 'disable' | 'enable' }
  | { kind: 'role'; role: StaffRole }
)

/** One's own account, the last admin, an account without an address: the server knows which. */
const REFUSALS: RefusalTexts = { ILLEGAL_TRANSITION: (detail) => detail ?? staffMessages.refused }

interface AccountDialogProps {
  step: AccountStep | null
  onAccounts: (accounts: StaffAccounts) => void
  onClose: () => void
}

/** A second look before an account is changed. */
export function AccountDialog({ step, onAccounts, onClose }: AccountDialogProps) {
  const { notify } = useHost()
  const { busy, refusal, run, forget } = useChange()
  const words = step && stepText(step)
  const close = () => {
    forget()
    onClose()
  }

  const save = async () => {
    if (!step) return
    const { id } = step.account
    if (step.kind === 'reset') {
      const answer = await run('reset', (host) => resetStaff(host, id), REFUSALS)
      if (!answer.ok) return
    } else {
      const change = step.kind === 'role' ? { role: step.role } : { disabled: step.kind === 'disable' }
      const answer = await run(step.kind, (host) => changeStaff(host, id, change), REFUSALS)
      if (!answer.ok) return
      onAccounts(answer.data)
    }
    notify('success', stepText(step).done)
    close()
  }

  return (
    <ConfirmDialog
      open={step !== null}
      title={words?.title ?? ''}
      save={words?.save ?? ''}
      danger={step?.kind === 'disable'}
      busy={busy !== null}
      refusal={refusal}
      onClose={close}
      onSave={() => void save()}
    >
      <p>{words?.text}</p>
    </ConfirmDialog>
  )
}
