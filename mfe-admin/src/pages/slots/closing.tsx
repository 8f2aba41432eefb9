import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { SlotPlan } from '@homecare/contract/admin/slot-plan'
import { formatDate } from '@homecare/domain/dates'
import { Button } from '@homecare/ui/button'
import { BanIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import type { CallResult } from '@homecare/contract/client'
import { useApi } from '../../api/api-context'
import { refusalText, useChange } from '../../api/use-change'
import { useUndo } from '../../parts/undo'
import { CloseDialog } from './close-dialog'
import { slotPlanMessages } from './messages'
import { closingOf } from './plan-of-day'
import styles from './closing.module.css'

const text = slotPlanMessages.closing

interface ClosingProps {
  plan: SlotPlan
  date: string
  onPlan: (plan: SlotPlan) => void
}

/** Shows if the day is open, a button that changes it, and how many patients of a closed day must be called. */
export function Closing({ plan, date, onPlan }: ClosingProps) {
  const api = useApi()
  const offerUndo = useUndo()
  const [dialogOpen, setDialogOpen] = useState(false)
  const { busy, refusal, run, reset } = useChange()
  const closing = closingOf(plan, date)

  const send = async (answer: Promise<CallResult<SlotPlan>>): Promise<string | null> => {
    const result = await answer
    if (!result.ok) return refusalText(result)
    onPlan(result.data)
    return null
  }
  const postClosing = (reason: string) => api.post('/api/slot-plan/closed-days', { body: { date, reason } })
  const deleteClosing = () => api.delete('/api/slot-plan/closed-days/{date}', { params: { date } })

  const close = async (reason: string) => {
    const answer = await run('close', () => postClosing(reason))
    if (!answer.ok) return
    onPlan(answer.data)
    setDialogOpen(false)
    offerUndo({ sentence: text.done(formatDate(date)), undo: () => send(deleteClosing()) })
  }
  const reopen = async () => {
    const reason = closing?.reason ?? ''
    const answer = await run('open', deleteClosing)
    if (!answer.ok) return
    onPlan(answer.data)
    offerUndo({ sentence: text.reopened(formatDate(date)), undo: () => send(postClosing(reason)) })
  }

  return (
    <>
      <div className={styles.state}>
        <p>{closing ? text.closed(closing.reason) : text.open}</p>
        {closing ? (
          <Button variant="secondary" size="sm" busy={busy === 'open'} onClick={() => void reopen()}>
            {text.reopen}
          </Button>
        ) : (
          <Button variant="danger" size="sm" icon={BanIcon} onClick={() => setDialogOpen(true)}>
            {text.close}
          </Button>
        )}
      </div>
      {closing && closing.bookings > 0 && (
        <Notice kind="warning">
          {text.toCall(closing.bookings)} <Link to={`/admin/day-sheet?date=${date}`}>{text.sheet}</Link>
        </Notice>
      )}
      {refusal && !dialogOpen && <Notice kind="error">{refusal}</Notice>}
      <CloseDialog
        open={dialogOpen}
        date={date}
        busy={busy === 'close'}
        refusal={refusal}
        onClose={() => {
          setDialogOpen(false)
          reset()
        }}
        onSave={(reason) => void close(reason)}
      />
    </>
  )
}
