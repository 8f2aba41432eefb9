import { useState } from 'react'
import type { RequestItem } from '@homecare/contract/staff'
import { Button } from '@homecare/ui/button'
import { useApi } from '../../api/api-context'
import { refusalText } from '../../api/use-change'
import { useSession } from '../../api/use-session'
import { useUndo } from '../../parts/undo'
import { messages } from '../../messages'
import { RowActions } from './row-action'
import { useRecordPatch } from './use-record-patch'
import type { Selection } from './use-selection'
import styles from './row-bar.module.css'

const text = messages.lists.work
/** Looking over many rows takes longer than over one. */
const UNDO_MANY_SECONDS = 30

interface RequestSelectionBarProps {
  requests: readonly RequestItem[]
  selection: Selection
}

interface Assigned {
  request: RequestItem
  assignee: string | null
}

/** Takes the selected requests on, or gives them back, one call after another; the first refusal ends it. */
export function RequestSelectionBar({ requests, selection }: RequestSelectionBarProps) {
  const api = useApi()
  const me = useSession()?.userName
  const patch = useRecordPatch('services')
  const offerUndo = useUndo()
  const [busy, setBusy] = useState<'take' | 'back' | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  const send = async (changes: readonly Assigned[]) => {
    const undoing: Assigned[] = []
    for (const { request, assignee } of changes) {
      const { id, version } = request
      const answer = await api.post('/api/services/{id}/assignee', { params: { id }, body: { version, assignee } })
      if (!answer.ok) return { undoing, refused: refusalText(answer, { CONFLICT: text.changedMeanwhile }) }
      patch([answer.data])
      undoing.push({ request: answer.data, assignee: request.assignee?.userName ?? null })
    }
    return { undoing, refused: null }
  }
  const assign = async (name: 'take' | 'back', assignee: string | null) => {
    if (busy !== null) return
    setBusy(name)
    const { undoing, refused } = await send(requests.map((request) => ({ request, assignee })))
    setBusy(null)
    setRefusal(refused)
    if (refused === null) selection.clear()
    if (undoing.length === 0) return
    offerUndo({
      sentence: name === 'take' ? text.taken(undoing.length) : text.givenBack(undoing.length),
      seconds: UNDO_MANY_SECONDS,
      undo: async () => (await send(undoing)).refused,
    })
  }
  const selected = text.selected(requests.length)
  return (
    <RowActions label={selected} name={selected} refusal={refusal}>
      <Button
        variant="secondary"
        size="sm"
        className={styles.action}
        busy={busy === 'take'}
        onClick={() => void assign('take', me ?? null)}
      >
        {text.takeAll(requests.length)}
      </Button>
      {requests.some(({ assignee }) => assignee !== null) && (
        <Button
          variant="quiet"
          size="sm"
          className={styles.action}
          busy={busy === 'back'}
          onClick={() => void assign('back', null)}
        >
          {text.giveBack}
        </Button>
      )}
      <Button variant="quiet" size="sm" className={styles.action} onClick={selection.clear}>
        {text.clear}
      </Button>
    </RowActions>
  )
}
