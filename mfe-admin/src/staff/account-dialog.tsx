import type { StaffAccounts } from '@homecare/contract/desk/staff-accounts'
import { changeStaff, resetStaff, type StaffAccount, type StaffRole } from '../api/staff-accounts'
import { useHost } from '../host-context'
import { AskDialog } from '../parts/ask-dialog'
import { useChange } from '../parts/use-change'
import { staffMessages } from './messages'
import { stepWords } from './step-words'

export type AccountStep = { account: StaffAccount } & (
  { kind: 'reset' | 'disable' | 'enable' } | { kind: 'role'; role: StaffRole }
)

interface AccountDialogProps {
  step: AccountStep | null
  onAccounts: (accounts: StaffAccounts) => void
  onClose: () => void
}

/** A second look before an account is changed. */
export function AccountDialog({ step, onAccounts, onClose }: AccountDialogProps) {
  const { notify } = useHost()
  const { busy, refusal, run, forget } = useChange()
  const words = step && stepWords(step)
  const close = () => {
    forget()
    onClose()
  }

  const save = async () => {
    if (!step) return
    const { id } = step.account
    const refusals = { CONFLICT: staffMessages.conflict, FORBIDDEN: staffMessages.forbidden }
    if (step.kind === 'reset') {
      const answer = await run('reset', (host) => resetStaff(host, id), refusals)
      if (!answer.ok) return
    } else {
      const change = step.kind === 'role' ? { role: step.role } : { disabled: step.kind === 'disable' }
      const answer = await run(step.kind, (host) => changeStaff(host, id, change), refusals)
      if (!answer.ok) return
      onAccounts(answer.data)
    }
    notify('success', stepWords(step).done)
    close()
  }

  return (
    <AskDialog
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
    </AskDialog>
  )
}
