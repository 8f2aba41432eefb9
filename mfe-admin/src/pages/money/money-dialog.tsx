import type { ReactNode } from 'react'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { ConfirmDialog } from '../../parts/confirm-dialog'
import type { MoneyItem } from './board-rows'
import { moneyMessages } from './messages'
import type { MoneyAction } from './money-actions'

const text = moneyMessages.dialogs
const MAX_NOTE = 500

interface MoneyDialogProps {
  action: Exclude<MoneyAction, 'query'> | null
  item: MoneyItem
  busy: boolean
  refusal: ReactNode
  onClose: () => void
  onSave: (note: string) => void
}

/** Confirms an action on a payment, with a note. */
export function MoneyDialog({ action, item, busy, refusal, onClose, onSave }: MoneyDialogProps) {
  const { fullName, total } = item
  const amount = formatAed(filsFromAed(total))
  const kind = action ?? 'clear'
  const question = kind === 'clear' ? text.clear.text(fullName) : text[kind].text(fullName, amount)
  return (
    <ConfirmDialog
      open={action !== null}
      title={text[kind].title}
      {...(kind !== 'void' && { reason: { label: text[kind].note, hint: text.hint, maxLength: MAX_NOTE } })}
      save={text[kind].save}
      danger={kind !== 'clear'}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onSave={onSave}
    >
      <p>{question}</p>
    </ConfirmDialog>
  )
}
