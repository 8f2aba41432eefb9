import type { ReactNode } from 'react'
import { formatDate } from '@homecare/domain/dates'
import { ConfirmDialog } from '../../parts/confirm-dialog'
import { usePolledQuery } from '../../api/use-polled-query'
import { slotPlanMessages } from './messages'

const text = slotPlanMessages.closing
const MAX_REASON = 200

interface CloseDialogProps {
  open: boolean
  date: string
  busy: boolean
  refusal: ReactNode
  onClose: () => void
  onSave: (reason: string) => void
}

/** Shows how many patients must be called before the day is closed. */
export function CloseDialog({ open, date, busy, refusal, onClose, onSave }: CloseDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={text.title(formatDate(date))}
      reason={{ hint: text.reasonHint, maxLength: MAX_REASON }}
      save={text.save}
      danger
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onSave={onSave}
    >
      <p>{text.text}</p>
      <VisitCount date={date} />
    </ConfirmDialog>
  )
}

/** Without an answer it shows nothing: the count appears beside the day once it is closed. */
function VisitCount({ date }: { date: string }) {
  const { data, failure } = usePolledQuery(['day-sheet', date, ''], (api, options) =>
    api.get('/api/day-sheet', { query: { date }, ...options }),
  )
  const visits = data?.visits.filter(({ status }) => status === 'Pending').length
  if (visits === undefined) return failure ? null : <p role="status">{text.counting}</p>
  return (
    <p role="status">
      <strong>{text.visits(visits)}</strong>
    </p>
  )
}
