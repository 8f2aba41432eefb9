import { useState } from 'react'
import type { DetailOf, RecordKind } from '../api/record-kind'
import type { Refused } from '../api/staff-call'
import { uploadFile } from '../api/upload-file'
import { failureWords } from '../failure-words'
import { useHost } from '../host-context'
import { detailMessages } from './messages'

const words = detailMessages.files
const MAX_BYTES = 20 * 1024 * 1024

/** What the file dialog offers. The server looks at the content, whatever the name says. */
export const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.webp,.docx'

export type Upload =
  | { state: 'idle' }
  | { state: 'sending'; file: File; share: number }
  | { state: 'failed'; text: string; file: File | null }

/** One file at a time; a failure keeps the file, so that it can be sent again. */
export function useUpload<K extends RecordKind>(kind: K, record: DetailOf[K], onRecord: (record: DetailOf[K]) => void) {
  const host = useHost()
  const [upload, setUpload] = useState<Upload>({ state: 'idle' })

  const send = async (file: File) => {
    const wrong = wrongBefore(file)
    if (wrong) return setUpload({ state: 'failed', text: wrong, file: null })
    setUpload({ state: 'sending', file, share: 0 })
    const answer = await uploadFile(host, kind, record, file, (share) => setUpload({ state: 'sending', file, share }))
    if (!answer.ok) return setUpload({ state: 'failed', ...uploadFailure(answer, file) })
    setUpload({ state: 'idle' })
    onRecord(answer.data)
    host.notify('success', words.stored(file.name))
  }
  const sendAll = (files: readonly File[]) => {
    if (files.length > 1) setUpload({ state: 'failed', text: words.oneOnly, file: null })
    else if (files[0]) void send(files[0])
  }
  return { upload, send, sendAll }
}

function wrongBefore(file: File): string | null {
  if (file.size > MAX_BYTES) return words.tooLarge(file.name)
  if (file.size === 0) return words.empty(file.name)
  const ending = file.name.toLowerCase().split('.').at(-1)
  return ACCEPTED.split(',').includes(`.${ending}`) ? null : words.wrongType(file.name)
}

function uploadFailure(refused: Refused, file: File): { text: string; file: File | null } {
  if (refused.status === 413) return { text: words.tooLarge(file.name), file: null }
  if (refused.status === 415) return { text: words.wrongType(file.name), file: null }
  return { text: failureWords(refused), file }
}
