import { useState } from 'react'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { formatDubaiTime } from '@homecare/domain/dates'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { Disclosure } from '@homecare/ui/disclosure'
import { Notice } from '@homecare/ui/notice'
import { StatusBadge } from '@homecare/ui/status-badge'
import { useApi } from '../data/api-context'
import { messages } from '../messages'
import { ConfirmDialog } from '../parts/confirm-dialog'
import { usePermission } from '../parts/use-permission'
import { gatewayText } from './gateway-text'
import { detailMessages } from './messages'
import { FactItem, FactList, TitledPanel } from '../parts/panel'
import { PaymentAttempt, type Attempt } from './payment-attempt'
import { refundable } from './refundable'
import { useRecordChange } from './use-record-change'
import styles from './payment-panel.module.css'

const words = detailMessages.payment
const aed = (amount: number) => formatAed(filsFromAed(amount))

interface PaymentPanelProps {
  record: BloodTestDetail
  onRecord: (record: BloodTestDetail) => void
}

export function PaymentPanel({ record, onRecord }: PaymentPanelProps) {
  const api = useApi()
  const mayRefund = usePermission('refund')
  const [asked, setAsked] = useState<Attempt | null>(null)
  const { busy, refusal, setRefusal, change } = useRecordChange('bloodtests', record, onRecord)
  const { paymentStatus, total, attempts, refund, version } = record

  const giveBack = async (attemptId: string, note: string) => {
    const call = () => api.post('/api/money/{attemptId}/refund', { params: { attemptId }, body: { version, note } })
    const end = await change({ name: 'refund', call, done: words.refundNoted })
    if (end !== 'failed') setAsked(null)
  }

  return (
    <TitledPanel title={words.title}>
      <FactList>
        <FactItem label={words.status}>
          {paymentStatus === 'Pending' ? messages.lists.payment.Pending : <StatusBadge status={paymentStatus} />}
        </FactItem>
        <FactItem label={words.amount}>{aed(total)}</FactItem>
        {words.refund[refund] && <FactItem label={words.refundLabel}>{words.refund[refund]}</FactItem>}
      </FactList>
      {refusal && !asked && (
        <Notice kind="warning" title={refusal.title}>
          {refusal.text}
        </Notice>
      )}
      {attempts.length === 0 ? (
        <p className={styles.none}>{words.noAttempt}</p>
      ) : (
        <ol className={styles.attempts} aria-label={words.attempts}>
          {attempts.map((attempt, index) => (
            <PaymentAttempt
              key={attempt.attemptId}
              attempt={attempt}
              number={index + 1}
              onRefund={mayRefund && refundable(record, attempt) ? () => setAsked(attempt) : undefined}
            />
          ))}
        </ol>
      )}
      <GatewayMessages messages={record.gatewayMessages} />
      <ConfirmDialog
        open={asked !== null}
        title={words.dialog.title}
        reason={{ label: words.dialog.note, hint: words.dialog.hint, maxLength: 500 }}
        save={words.dialog.save}
        danger
        busy={busy !== null}
        refusal={refusal?.text ?? null}
        onClose={() => {
          setAsked(null)
          setRefusal(null)
        }}
        onSave={(note) => asked && void giveBack(asked.attemptId, note)}
      >
        <p>{asked && words.dialog.text(aed(asked.amount), record.fullName)}</p>
      </ConfirmDialog>
    </TitledPanel>
  )
}

function GatewayMessages({ messages: said }: { messages: BloodTestDetail['gatewayMessages'] }) {
  if (said.length === 0) return null
  return (
    <Disclosure summary={words.messages(said.length)} className={styles.messages}>
      <ol>
        {said.map((message, index) => (
          // Two entries may have the same time.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${message.at} ${index}`}>
            {gatewayText(message)}
            <span className={styles.when}>, {formatDubaiTime(new Date(message.at))}</span>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
