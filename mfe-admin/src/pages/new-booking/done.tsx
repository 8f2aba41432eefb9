import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { Link } from 'react-router-dom'
import { callerMessages } from './messages'
import { PayLinkPanel } from '../../parts/pay-link/pay-link-panel'
import styles from './done.module.css'

const text = callerMessages

/** The button that had the focus is gone with the form: reading goes on here. */
function useFocusOnArrival() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return { ref, tabIndex: -1 }
}

/** What staff do next with a booking that was just created. */
export function DoneBooking({ id, onNext }: { id: string; onNext: () => void }) {
  return (
    <div {...useFocusOnArrival()} className={styles.done}>
      <PayLinkPanel id={id} isNew />
      <div className={styles.actions}>
        <Button onClick={onNext}>{text.next}</Button>
        <ButtonLink as={Link} href={`/admin/bloodtests/${id}`} variant="secondary">
          {text.openBooking}
        </ButtonLink>
      </div>
    </div>
  )
}

export function DoneRequest({ id, orderId, onNext }: { id: string; orderId: string; onNext: () => void }) {
  return (
    <div {...useFocusOnArrival()} className={styles.done}>
      <Notice kind="success" title={text.request.created(orderId)}>
        {text.request.done}
      </Notice>
      <div className={styles.actions}>
        <Button onClick={onNext}>{text.next}</Button>
        <ButtonLink as={Link} href={`/admin/services/${id}`} variant="secondary">
          {text.request.open}
        </ButtonLink>
      </div>
    </div>
  )
}
