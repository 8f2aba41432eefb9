import { useState } from 'react'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { staffTime } from '@homecare/domain/clock'
import { useHost } from '@homecare/remote-kit/host-context'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { Notice } from '@homecare/ui/notice'
import { useChange } from '../../../api/use-change'
import { partsMessages } from '../../../parts/messages'
import { reportsMessages } from './messages'

const text = reportsMessages.tries

const WRONG = ['wrong digits for the report', 'wrong date of birth for the report']
/** What lets a patient begin again: the right digits, or staff. */
const FORGOTTEN = ['report opened', 'identity checked, tries for the report reset']
/** After as many the patient has to wait. */
const LOCKING = 5

/** The wrong digits or dates of birth since the report was last opened or its tries reset, if they may have locked it. */
function lastLocking({ history }: BloodTestDetail) {
  const begin = history.findLastIndex(({ action }) => FORGOTTEN.includes(action)) + 1
  const wrong = history.slice(begin).filter(({ action }) => WRONG.includes(action))
  return wrong.length >= LOCKING ? wrong : []
}

interface ResetTriesProps {
  record: BloodTestDetail
  onRecord: (record: BloodTestDetail) => void
}

/** For a patient on the phone who entered wrong digits or dates of birth too often: new tries, once staff have asked who it is. */
export function ResetTries({ record, onRecord }: ResetTriesProps) {
  const [isAsking, setAsking] = useState(false)
  const { busy, refusal, run, reset } = useChange()
  const { notify } = useHost()
  const wrong = lastLocking(record)
  const last = wrong.at(-1)
  if (!last) return null
  const close = () => {
    if (busy !== null) return
    reset()
    setAsking(false)
  }
  const confirm = async () => {
    const call = { params: { id: record.id }, body: { identityChecked: true } } as const
    const answer = await run('reset', (api) => api.post('/api/bloodtests/{id}/report-tries', call))
    if (!answer.ok) return
    onRecord(answer.data)
    notify('success', text.done)
    setAsking(false)
  }
  return (
    <Notice
      kind="warning"
      action={
        <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
          {text.open}
        </Button>
      }
    >
      {text.locked(wrong.length, staffTime(new Date(last.at)))}
      <Dialog
        open={isAsking}
        title={text.title}
        closeLabel={partsMessages.form.back}
        onClose={close}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {partsMessages.form.back}
            </Button>
            <Button busy={busy !== null} busyLabel={partsMessages.form.saving} onClick={() => void confirm()}>
              {text.confirm}
            </Button>
          </>
        }
      >
        <p>{text.ask}</p>
        <ul>
          {text.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
        <p>{text.never}</p>
        {refusal && <Notice kind="error">{refusal}</Notice>}
      </Dialog>
    </Notice>
  )
}
