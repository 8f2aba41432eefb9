import type { Problem } from '@homecare/contract/problem'
import type { Host } from '@homecare/federation/contract'
import type { DetailOf, RecordKind } from './record-kind'
import type { StaffAnswer } from './staff-call'

/** The form field that carries the record, as the two calls name it. */
const RECORD_FIELD = { services: 'service', bloodtests: 'test' } as const

const TIMEOUT_MS = 5 * 60_000

/** Sends one file. XMLHttpRequest, because fetch can't tell how much has left; `onProgress` gets 0 to 1. */
export function uploadFile<K extends RecordKind>(
  host: Host,
  kind: K,
  record: DetailOf[K],
  file: File,
  onProgress: (share: number) => void,
): Promise<StaffAnswer<DetailOf[K]>> {
  const form = new FormData()
  form.set('file', file)
  form.set(RECORD_FIELD[kind], JSON.stringify(record))
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${host.apiBase}/${kind}/uploadFile`)
    request.timeout = TIMEOUT_MS
    request.setRequestHeader('accept', 'application/json')
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
    request.onloadend = () => {
      if (request.status === 401) host.session.set(null)
      const data = parsed(request.responseText)
      if (request.status >= 200 && request.status < 300 && data) {
        resolve({ ok: true, data: data as DetailOf[K], etag: null })
      } else {
        resolve({ ok: false, status: request.status, problem: data as Problem | null, waitSeconds: null })
      }
    }
    request.send(form)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
