import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, ButtonLink } from '@homecare/ui/button'
import { usePermission } from '../../api/use-permission'
import type { BoardRow } from './board-rows'
import { moneyMessages } from './messages'
import { actionsFor, type MoneyAction } from './money-actions'
import { MoneyDialog } from './money-dialog'
import { useMoneyAction } from './use-money-action'
import styles from './case-actions.module.css'

const text = moneyMessages

interface CaseActionsProps {
  row: BoardRow
  onChanged: () => void
}

/** The actions of a case, and the result of the last one. */
export function CaseActions({ row: { item, settled }, onChanged }: CaseActionsProps) {
  const { busy, outcome, refusal, act, reset } = useMoneyAction(item, onChanged)
  const [confirming, setConfirming] = useState<Exclude<MoneyAction, 'query'> | null>(null)
  /** Made with each opening of a dialog: a press that is repeated gives nothing back twice. */
  const [key, setKey] = useState('')
  const mayRefund = usePermission('refund')
  const mayClear = usePermission('work-on-bookings')
  const offered = actionsFor(item).filter((action) => (action === 'clear' ? mayClear : mayRefund))
  const open = (action: Exclude<MoneyAction, 'query'>) => {
    setKey(crypto.randomUUID())
    setConfirming(action)
  }
  const save = async (typed: { note: string; amount?: number }) => {
    if (confirming && (await act(confirming, { ...typed, key }))) setConfirming(null)
  }
  const close = () => {
    setConfirming(null)
    reset()
  }

  return (
    <>
      {!settled && offered.length === 0 && (
        <ButtonLink as={Link} href={`/admin/bloodtests/${item.bookingId}`} variant="secondary" size="sm">
          {text.actions.open}
        </ButtonLink>
      )}
      {!settled && offered.length > 0 && (
        <div className={styles.actions} role="group" aria-label={text.actions.label(item.fullName)}>
          {offered.map((action) => (
            <Button
              key={action}
              variant={action === 'refund' || action === 'void' ? 'danger' : 'secondary'}
              size="sm"
              busy={busy === 'query' && action === 'query'}
              busyLabel={text.actions.querying}
              disabled={busy !== null && busy !== action}
              onClick={() => (action === 'query' ? void act('query', { note: '' }) : open(action))}
            >
              {text.actions[action]}
            </Button>
          ))}
        </div>
      )}
      {/* In the page from the start, so that a screen reader announces what came of an action. */}
      <div className={styles.outcome} role="status">
        {settled && <p className={styles.settled}>{text.settled}</p>}
        {outcome && <p>{outcome}</p>}
        {refusal && confirming === null && <p className={styles.refusal}>{refusal}</p>}
      </div>
      <MoneyDialog
        action={confirming}
        item={item}
        busy={busy !== null}
        refusal={refusal}
        onClose={close}
        onSave={(typed) => void save(typed)}
      />
    </>
  )
}
