import type { ReactNode } from 'react'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { TextAreaField, TextField } from '@homecare/ui/form-field'
import { amountOf } from './amount'
import { FormDialog } from './form-dialog'
import { partsMessages } from './messages'

const text = partsMessages.refund
const MIN_NOTE = 3
const MAX_NOTE = 500

interface Values {
  amount?: string
  note?: string
}

export interface RefundOfPayment {
  fullName: string
  /** What can be given back, and what the field begins with, in AED. */
  left: number
  suggested: number | null
  /** All that is left of a visit that stays booked is given back by canceling it. */
  partOnly?: boolean
}

interface RefundDialogProps {
  payment: RefundOfPayment | null
  /** What else must be known before money goes back. */
  children?: ReactNode
  busy: boolean
  refusal: ReactNode
  onClose: () => void
  onSave: (refund: { amount: number; note: string }) => void
}

const aed = (amount: number) => formatAed(filsFromAed(amount))

/** Gives back an amount of one payment, with the reason. */
export function RefundDialog({ payment, children, onSave, ...dialog }: RefundDialogProps) {
  const { fullName = '', left = 0, suggested = null, partOnly = false } = payment ?? {}
  return (
    <FormDialog<Values>
      {...dialog}
      open={payment !== null}
      title={text.title}
      save={text.save}
      variant="primary"
      initialValues={{ amount: suggested === null ? '' : String(suggested) }}
      onSubmit={({ amount, note = '' }) => onSave({ amount: amountOf(amount) ?? 0, note: note.trim() })}
    >
      <p>{text.lead(aed(left), fullName)}</p>
      {children}
      <TextField
        name="amount"
        label={text.amount}
        hint={partOnly ? text.partHint(aed(left)) : text.amountHint(aed(left))}
        required
        inputMode="decimal"
        autoComplete="off"
        validate={(typed) => wrongAmount(typed, { left, partOnly })}
      />
      <TextAreaField
        name="note"
        label={text.note}
        hint={text.noteHint}
        required
        rows={3}
        maxLength={MAX_NOTE}
        validate={(typed = '') => (typed.trim().length < MIN_NOTE ? partsMessages.ask.reasonMissing : undefined)}
      />
    </FormDialog>
  )
}

function wrongAmount(typed: string | undefined, { left, partOnly }: { left: number; partOnly: boolean }) {
  const amount = amountOf(typed)
  if (amount === undefined || amount === 0) return text.wrongAmount
  if (amount > left) return text.tooMuch(aed(left))
  return partOnly && amount === left ? text.notAll : undefined
}
