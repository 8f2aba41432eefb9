import type { ReactNode } from 'react'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { ConfirmDialog } from '../../parts/confirm-dialog'
import { RefundDialog } from '../../parts/refund-dialog'
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
  onSave: (typed: { note: string; amount?: number }) => void
}

/** Confirms an action on a payment, with a note; a refund with its amount. */
export function MoneyDialog({ action, item, onSave, ...dialog }: MoneyDialogProps) {
  const { fullName, total, left, amount } = item
  const kind = action === 'void' ? 'void' : 'clear'
  const question =
    kind === 'clear' ? text.clear.text(fullName) : text.void.text(fullName, formatAed(filsFromAed(total)))
  return (
    <>
      <RefundDialog
        {...dialog}
        payment={action === 'refund' ? { fullName, left, suggested: Math.min(amount, left) } : null}
        onSave={onSave}
      />
      <ConfirmDialog
        {...dialog}
        open={action !== null && action !== 'refund'}
        title={text[kind].title}
        {...(kind === 'clear' && { reason: { label: text.clear.note, hint: text.hint, maxLength: MAX_NOTE } })}
        save={text[kind].save}
        danger={kind === 'void'}
        onSave={(note) => onSave({ note })}
      >
        <p>{question}</p>
      </ConfirmDialog>
    </>
  )
}
