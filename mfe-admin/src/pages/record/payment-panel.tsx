import { useState } from 'react'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { staffTime } from '@homecare/domain/clock'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { Disclosure } from '@homecare/ui/disclosure'
import { Notice } from '@homecare/ui/notice'
import { StatusBadge } from '@homecare/ui/status-badge'
import { useApi } from '../../api/api-context'
import { messages } from '../../messages'
import { RefundDialog } from '../../parts/refund-dialog'
import { usePermission } from '../../api/use-permission'
import { gatewayText } from './gateway-text'
import { detailMessages } from '../../parts/record/messages'
import { FactItem, FactList, TitledPanel } from '../../parts/panel'
import { PaymentAttempt, type Attempt } from './payment-attempt'
import { refundOffer } from './refundable'
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
  /** The key is made with each opening of the dialog: a press that is repeated gives nothing back twice. */
  const [refunding, setRefunding] = useState<{ attempt: Attempt; key: string } | null>(null)
  const { busy, refusal, setRefusal, change } = useRecordChange('bloodtests', record, onRecord)
  const { paymentStatus, total, attempts, refund, version } = record

  /** The question of the dialog names it. */
  const confirmSampleTaken = record.status === 'Completed'
  const giveBack = async (refund: { amount: number; note: string }) => {
    if (!refunding) return
    const { key, attempt } = refunding
    const body = { ...refund, version, key, ...(confirmSampleTaken && { confirmSampleTaken }) }
    const params = { attemptId: attempt.attemptId }
    const call = () => api.post('/api/money/{attemptId}/refunds', { params, body })
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
              onRefund={
                mayRefund && refundOffer(record, attempt)
                  ? () => setRefunding({ attempt, key: crypto.randomUUID() })
                  : undefined
              }
            />
          ))}
        </ol>
      )}
      <GatewayMessages messages={record.gatewayMessages} />
      <RefundDialog
        payment={refunding && refundOffer(record, refunding.attempt)}
        busy={busy !== null}
        refusal={refusal?.text ?? null}
        onClose={() => {
          setRefunding(null)
          setRefusal(null)
        }}
        onSave={(refund) => void giveBack(refund)}
      >
        {confirmSampleTaken && refunding?.attempt.state === 'paid' && <p>{text.sampleTaken}</p>}
      </RefundDialog>
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
