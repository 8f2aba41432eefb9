import { useState } from 'react'
import type { RequestItem } from '@homecare/contract/staff'
import { useSession } from '../../api/use-session'
import { CallDialog } from '../../parts/record/call-dialog'
import { CompleteDialog } from '../../parts/record/complete-dialog'
import { useCompletion } from '../../parts/record/use-completion'
import { useRequestWork } from '../../parts/record/use-request-work'
import { useStatusChange } from '../../parts/record/use-status-change'
import { useKeys } from '../../parts/keys/use-keys'
import { messages } from '../../messages'
import { NoteDialog } from './note-dialog'
import { RowAction, RowActions } from './row-action'
import { useRecordPatch } from './use-record-patch'

const text = messages.lists.work

/** What can be done with the request that has the focus or was pressed last, each with its key. */
export function RequestBar({ item }: { item: RequestItem }) {
  const patch = useRecordPatch('services')
  const me = useSession()?.userName
  const [open, setOpen] = useState<'call' | 'note' | null>(null)
  const changed = (request: RequestItem) => patch([request])
  const work = useRequestWork(item, changed)
  const status = useStatusChange('services', item, changed)
  const completion = useCompletion(item, status)
  const close = () => setOpen(null)
  const isPending = item.status === 'Pending'
  const isMine = item.assignee?.userName === me
  const take = () => void work.assign(isMine ? null : (me ?? null))
  const refusal = work.refusal ?? status.refusal

  useKeys({
    t: () => isPending && take(),
    o: () => isPending && setOpen('call'),
    n: () => setOpen('note'),
    c: () => isPending && completion.complete(),
  })
  return (
    <RowActions
      label={text.label(item.fullName)}
      name={<bdi>{item.fullName}</bdi>}
      refusal={completion.asked || open === 'call' ? null : refusal?.text}
    >
      {isPending && (
        <>
          <RowAction
            name={isMine ? text.giveBack : text.take}
            keyName="t"
            busy={work.busy === 'assign'}
            onClick={take}
          />
          <RowAction name={text.outcome} keyName="o" onClick={() => setOpen('call')} />
          <RowAction
            name={text.complete}
            keyName="c"
            busy={status.busy === 'Completed'}
            onClick={completion.complete}
          />
        </>
      )}
      <RowAction name={text.note} keyName="n" onClick={() => setOpen('note')} />
      <CallDialog open={open === 'call'} request={item} work={work} onClose={close} />
      <NoteDialog kind="services" open={open === 'note'} item={item} onClose={close} />
      <CompleteDialog
        completion={completion.asked}
        busy={status.busy === 'Completed'}
        refusal={status.refusal?.text ?? null}
        onClose={completion.cancel}
        onSave={completion.confirm}
      />
    </RowActions>
  )
}
