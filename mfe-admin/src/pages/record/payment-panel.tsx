import { useState } from 'react'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { staffTime } from '@homecare/domain/clock'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { Disclosure } from '@homecare/ui/disclosure'
import { Notice } from '@homecare/ui/notice'
import { StatusBadge } from '@homecare/ui/status-badge'
import { useApi } from '../../api/api-context'
import { messages } from '../../messages'
import { ConfirmDialog } from '../../parts/confirm-dialog'
import { usePermission } from '../../api/use-permission'
import { gatewayText } from './gateway-text'
import { detailMessages } from '../../parts/record/messages'
import { FactItem, FactList, TitledPanel } from '../../parts/panel'
import { PaymentAttempt, type Attempt } from './payment-attempt'
import { refundable } from './refundable'
import { useRecordChange } from '../../parts/record/use-record-change'
import styles from './payment-panel.module.css'

const text = detailMessages.payment
const aed = (amount: number) => formatAed(filsFromAed(amount))

interface PaymentPanelProps {
  record: BloodTestDetail
  onRecord: (record: BloodTestDetail) => void
}

export function PaymentPanel({ record, onRecord }: PaymentPanelProps) {
  const api = useApi()
  const mayRefund = usePermission('refund')
  const [refunding, setRefunding] = useState<Attempt | null>(null)
  const { busy, refusal, setRefusal, change } = useRecordChange('bloodtests', record, onRecord)
  const { paymentStatus, total, attempts, refund, version } = record

  /** The question of the dialog names it. */
  const confirmSampleTaken = record.status === 'Completed'
  const giveBack = async (attemptId: string, note: string) => {
    const body = { version, note, ...(confirmSampleTaken && { confirmSampleTaken }) }
    const call = () => api.post('/api/money/{attemptId}/refund', { params: { attemptId }, body })
    const end = await change({ name: 'refund', call, done: text.refundNoted })
    if (end !== 'failed') setRefunding(null)
  }

  return (
    <TitledPanel title={text.title}>
      <FactList>
        <FactItem label={text.status}>
          {paymentStatus === 'Pending' ? messages.lists.payment.Pending : <StatusBadge status={paymentStatus} />}
        </FactItem>
        <FactItem label={text.amount}>{aed(total)}</FactItem>
        {text.refund[refund] && <FactItem label={text.refundLabel}>{text.refund[refund]}</FactItem>}
      </FactList>
      {refusal && !refunding && (
        <Notice kind="warning" title={refusal.title}>
          {refusal.text}
        </Notice>
      )}
      {attempts.length === 0 ? (
        <p className={styles.none}>{text.noAttempt}</p>
      ) : (
        <ol className={styles.attempts} aria-label={text.attempts}>
          {attempts.map((attempt, index) => (
            <PaymentAttempt
              key={attempt.attemptId}
              attempt={attempt}
              number={index + 1}
              onRefund={mayRefund && refundable(record, attempt) ? () => setRefunding(attempt) : undefined}
            />
          ))}
        </ol>
      )}
      <GatewayMessages messages={record.gatewayMessages} />
      <ConfirmDialog
        open={refunding !== null}
        title={text.dialog.title}
        reason={{ label: text.dialog.note, hint: text.dialog.hint, maxLength: 500 }}
        save={text.dialog.save}
        danger
        busy={busy !== null}
        refusal={refusal?.text ?? null}
        onClose={() => {
          setRefunding(null)
          setRefusal(null)
        }}
        onSave={(note) => refunding && void giveBack(refunding.attemptId, note)}
      >
        <p>{refunding && text.dialog.text(aed(refunding.amount), record.fullName)}</p>
        {confirmSampleTaken && refunding?.state === 'paid' && <p>{text.dialog.sampleTaken}</p>}
      </ConfirmDialog>
    </TitledPanel>
  )
}

function GatewayMessages({ messages }: { messages: BloodTestDetail['gatewayMessages'] }) {
  if (messages.length === 0) return null
  return (
    <Disclosure summary={text.messages(messages.length)} className={styles.messages}>
      <ol>
        {messages.map((message, index) => (
          // Two entries may have the same time.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${message.at} ${index}`}>
            {gatewayText(message)}
            <span className={styles.when}>, {staffTime(new Date(message.at))}</span>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
