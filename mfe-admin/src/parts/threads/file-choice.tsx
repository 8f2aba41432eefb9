import type { Thread } from '@homecare/contract/threads'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { useChange } from '../../api/use-change'
import { conversationMessages } from './messages'
import styles from './thread.module.css'

const text = conversationMessages.files

interface FileChoiceProps {
  thread: Thread
  /** The message with the file. */
  id: string
  onThread: (thread: Thread) => void
}

/** A file of somebody with several records, or none that is open: staff choose whose files it belongs to. */
export function FileChoice({ thread: { records }, id, onThread }: FileChoiceProps) {
  const { busy, refusal, run } = useChange()
  const give = async ({ kind, id: recordId }: Thread['records'][number]) => {
    const call = { params: { id }, body: { kind, recordId } }
    const answer = await run(recordId, (api) => api.post('/api/threads/{id}/file', call), { CONFLICT: text.chosen })
    if (answer.ok) onThread(answer.data)
  }
  if (records.length === 0) return <p>{text.noRecord}</p>
  return (
    <div>
      <p>{text.choose}</p>
      <div className={styles.quick}>
        {records.map((record) => (
          <Button key={record.id} variant="quiet" size="sm" busy={busy === record.id} onClick={() => void give(record)}>
            {conversationMessages.record(record.orderId, record.date)}
          </Button>
        ))}
      </div>
      {refusal && <Notice kind="error">{refusal}</Notice>}
    </div>
  )
}
