import { useState } from 'react'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { staffTime } from '@homecare/domain/clock'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { useApi } from '../../api/api-context'
import { dateText } from '../../parts/record/common-columns'
import { usePermission } from '../../api/use-permission'
import { detailMessages } from '../../parts/record/messages'
import { MoveDialog } from '../../parts/record/move-dialog'
import { TitledPanel } from '../../parts/panel'
import { useRecordChange } from '../../parts/record/use-record-change'
import styles from './change-requests-panel.module.css'

const text = detailMessages.changeRequests

type ChangeRequest = BloodTestDetail['changeRequests'][number]
const adviceOn = ({ kind, date }: Pick<ChangeRequest, 'kind' | 'date'>) =>
  kind === 'cancel' ? text.cancelAbove : !date && text.call

interface ChangeRequestsPanelProps {
  record: BloodTestDetail
  onRecord: (record: BloodTestDetail) => void
}

/** The patient's requests through the link in the email. A move is confirmed with one button; Cancel is at the top. */
export function ChangeRequestsPanel({ record, onRecord }: ChangeRequestsPanelProps) {
  const api = useApi()
  const mayWork = usePermission('work-on-bookings')
  const { busy, refusal, change } = useRecordChange('bloodtests', record, onRecord)
  const [wanted, setWanted] = useState<{ date: string; time: string } | null>(null)
  const { changeRequests, id, version, status, nurse } = record
  if (changeRequests.length === 0 && !refusal) return null

  const move = (to: { date: string; time: string }) =>
    change({
      name: 'move',
      call: () => api.post('/api/bloodtests/{id}/move', { params: { id }, body: { version, ...to } }),
      done: text.moved,
      refusals: { SLOT_FULL: text.full, INVALID_INPUT: text.full },
    })

  return (
    <TitledPanel title={text.title}>
      <ul className={styles.requests}>
        {changeRequests.map(({ kind, date, time, at }) => (
          <li key={`${kind} ${at}`} className={styles.request}>
            <div>
              <p>
                {kind === 'cancel' ? text.cancel : text.move(date ? dateText(date) : '', time ?? '')}{' '}
                {mayWork ? adviceOn({ kind, date }) : text.byOthers}
              </p>
              <p className={styles.when}>{staffTime(new Date(at))}</p>
            </div>
            {mayWork && status === 'Pending' && kind === 'move' && date && time && (
              <Button
                variant="secondary"
                size="sm"
                busy={busy !== null}
                busyLabel={text.moving}
                onClick={() => (nurse ? setWanted({ date, time }) : void move({ date, time }))}
              >
                {text.doMove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <MoveDialog
        open={wanted !== null}
        record={record}
        to={wanted ?? undefined}
        onRecord={onRecord}
        onClose={() => setWanted(null)}
      />
      {refusal && (
        <Notice kind="warning" title={refusal.title}>
          {refusal.text}
        </Notice>
      )}
    </TitledPanel>
  )
}
