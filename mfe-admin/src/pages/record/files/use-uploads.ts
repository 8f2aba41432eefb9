import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../api/api-context'
import { RECORD_CALLS, type DetailOf, type RecordKind } from '../../../api/record-calls'
import { useHost } from '@homecare/remote-kit/host-context'
import { fetchWithProgress } from '../../../api/fetch-with-progress'
import { filesMessages } from './messages'
import { refusalBeforeUpload, refusalOfServer, type UploadRefusal } from './upload-rules'

const text = filesMessages
const TIMEOUT_MS = 5 * 60_000

export type FileUpload = {
  id: number
  file: File
  /** Whose report it is, by the place in the booking's list of names; null for a file that is none. */
  person: number | null
} & (
  | { state: 'asked' }
  | { state: 'waiting' }
  | { state: 'sending'; fraction: number }
  | ({ state: 'failed' } & UploadRefusal)
)

interface UploadOptions<K extends RecordKind> {
  record: DetailOf[K]
  /** A PDF may be the report of somebody: then it waits for an answer. */
  mayBeReport: boolean
  onRecord: (record: DetailOf[K]) => void
}

/** Uploads files one after the other: each stays in the list until it is stored or dismissed. */
export function useUploads<K extends RecordKind>(kind: K, { record, mayBeReport, onRecord }: UploadOptions<K>) {
  const host = useHost()
  const api = useApi()
  const [uploads, setUploads] = useState<readonly FileUpload[]>([])
  const latest = useRef({ record, onRecord })
  useEffect(() => {
    latest.current = { record, onRecord }
  })
  const queue = useRef<FileUpload[]>([])
  const running = useRef(false)
  const nextId = useRef(1)
  const unmounted = useRef(false)
  useEffect(() => {
    unmounted.current = false
    return () => {
      unmounted.current = true
    }
  }, [])

  const replace = (upload: FileUpload) =>
    setUploads((all) => all.map((each) => (each.id === upload.id ? upload : each)))
  const drop = (id: number) => setUploads((all) => all.filter((each) => each.id !== id))

  const uploadQueued = async () => {
    if (running.current) return
    running.current = true
    const stored: string[] = []
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { id, file, person } = next
      const onProgress = (fraction: number) => replace({ ...next, state: 'sending', fraction })
      onProgress(0)
      const form = new FormData()
      form.set('file', file)
      const options = { timeoutMs: TIMEOUT_MS, fetch: fetchWithProgress(onProgress) }
      const answer = await RECORD_CALLS[kind].upload(api, latest.current.record, { form, reportOf: person }, options)
      if (answer.ok) {
        if (person === null) stored.push(file.name)
        else host.notify('success', text.reportStored)
        drop(id)
        if (!unmounted.current) latest.current.onRecord(answer.data)
      } else replace({ ...next, state: 'failed', ...refusalOfServer(answer) })
    }
    running.current = false
    if (stored[0] !== undefined) host.notify('success', text.stored(stored.length, stored[0]))
  }

  const send = (files: readonly File[]) => {
    const fresh = files.map((file): FileUpload => {
      const refused = refusalBeforeUpload(file)
      const upload = { id: nextId.current++, file, person: null }
      if (refused) return { ...upload, state: 'failed', ...refused }
      return { ...upload, state: mayBeReport && isPdf(file) ? 'asked' : 'waiting' }
    })
    setUploads((all) => [...all, ...fresh])
    queue.current.push(...fresh.filter(({ state }) => state === 'waiting'))
    void uploadQueued()
  }
  const enqueue = ({ id, file }: FileUpload, person: number | null) => {
    const again: FileUpload = { id, file, person, state: 'waiting' }
    replace(again)
    queue.current.push(again)
    void uploadQueued()
  }
  return {
    uploads,
    send,
    answer: enqueue,
    retry: (upload: FileUpload) => enqueue(upload, upload.person),
    dismiss: ({ id }: FileUpload) => drop(id),
  }
}

const isPdf = ({ name }: File): boolean => name.toLowerCase().endsWith('.pdf')
