import { useApi } from '../../api/api-context'
import { RECORD_CALLS, type DetailOf, type RecordKind } from '../../api/record-calls'
import { refusalText } from '../../api/use-change'
import { useUndo } from '../undo'
import { detailMessages } from './messages'
import { useRecordChange } from './use-record-change'

const text = detailMessages.notes

/** Adds a note to a record, and offers to take it back. */
export function useNewNote<K extends RecordKind>(kind: K, id: string, onRecord: (record: DetailOf[K]) => void) {
  const api = useApi()
  const offerUndo = useUndo()
  const { busy, refusal, change } = useRecordChange(kind, { id }, onRecord)

  const withdraw = async (noteId: string): Promise<string | null> => {
    const answer = await RECORD_CALLS[kind].withdrawNote(api, id, noteId)
    if (!answer.ok) return refusalText(answer, { ILLEGAL_TRANSITION: (detail) => detail ?? text.kept })
    onRecord(answer.data)
    return null
  }
  const add = async (note: string): Promise<boolean> => {
    let noteId = ''
    const end = await change({
      name: 'note',
      call: async () => {
        const answer = await RECORD_CALLS[kind].addNote(api, id, note)
        if (answer.ok) noteId = answer.data.notes.at(-1)?.id ?? ''
        return answer
      },
    })
    if (end === 'done') offerUndo({ sentence: text.added, undo: () => withdraw(noteId) })
    return end === 'done'
  }
  return { busy: busy !== null, refusal, add }
}
