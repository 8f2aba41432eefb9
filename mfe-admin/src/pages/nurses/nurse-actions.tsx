import type { Nurses } from '@homecare/contract/admin/nurses'
import { useHost } from '@homecare/remote-kit/host-context'
import { Button } from '@homecare/ui/button'
import { useChange } from '../../api/use-change'
import { usePermission } from '../../api/use-permission'
import { failureText } from '../../api/failure-text'
import { nurseMessages } from './messages'
import { hasLeft, type Nurse, type NurseAction } from './nurse'
import styles from './nurse-table.module.css'
import { nurseName } from '@homecare/domain/nurse'

const text = nurseMessages

interface NurseActionsProps {
  nurse: Nurse
  today: string
  onNurses: (nurses: Nurses) => void
  onAction: (action: NurseAction) => void
}

/** What can be done with a nurse. A leave is undone with one click, also after it. */
export function NurseActions({ nurse, today, onNurses, onAction }: NurseActionsProps) {
  const { notify } = useHost()
  const { busy, run } = useChange()
  const manages = usePermission('manage-nurses')
  const { id, leftOn } = nurse
  const name = nurseName(nurse)
  const left = hasLeft(nurse, today)

  const takeBack = async () => {
    const response = await run('stay', (api) =>
      api.post('/api/nurses/{id}/leave', { params: { id }, body: { leftOn: null } }),
    )
    if (!response.ok) return notify('error', failureText(response))
    onNurses(response.data)
    notify('success', text.leave.returned(name))
  }
  const button = (label: string, longLabel: string, onClick: () => void) => (
    <Button
      variant="quiet"
      size="sm"
      className={styles.action}
      aria-label={longLabel}
      busy={busy !== null}
      onClick={onClick}
    >
      {label}
    </Button>
  )
  return (
    <span className={styles.actions}>
      {manages && button(text.form.edit, text.form.editOf(name), () => onAction({ kind: 'edit', id }))}
      {!left && button(text.daysOff.action, text.daysOff.label(name), () => onAction({ kind: 'daysOff', id }))}
      {manages &&
        (leftOn === null
          ? button(text.leave.action, text.leave.label(name), () => onAction({ kind: 'leave', id }))
          : button(
              left ? text.leave.returns : text.leave.stays,
              left ? text.leave.returnsLabel(name) : text.leave.staysLabel(name),
              () => void takeBack(),
            ))}
    </span>
  )
}
