import type { RequestDetail } from '@homecare/contract/staff'
import { Button } from '@homecare/ui/button'
import { CheckIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { useApi } from '../../api/api-context'
import { usePermission } from '../../api/use-permission'
import { detailMessages } from '../../parts/record/messages'
import { useRecordChange } from '../../parts/record/use-record-change'

const text = detailMessages.appointment.suspected

interface SuspectedRequestProps {
  record: RequestDetail
  onRecord: (record: RequestDetail) => void
}

/** Why a request is in the list of suspected ones, and the button that moves it to the others. */
export function SuspectedRequest({ record, onRecord }: SuspectedRequestProps) {
  const api = useApi()
  const mayWork = usePermission('work-on-bookings')
  const { busy, refusal, change } = useRecordChange('services', record, onRecord)
  const { id, version, suspected } = record
  const call = () => api.post('/api/services/{id}/move-to-list', { params: { id }, body: { version } })

  return (
    <>
      {suspected && (
        <Notice
          kind="warning"
          title={text.title}
          action={
            mayWork && (
              <Button
                variant="secondary"
                size="sm"
                icon={CheckIcon}
                busy={busy !== null}
                busyLabel={text.moving}
                onClick={() => void change({ name: 'move', call, done: text.moved })}
              >
                {text.move}
              </Button>
            )
          }
        >
          {text.text}
        </Notice>
      )}
      {refusal && (
        <Notice kind="warning" title={refusal.title}>
          {refusal.text}
        </Notice>
      )}
    </>
  )
}
