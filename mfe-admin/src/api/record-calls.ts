import type { BloodTestDetail } from '@homecare/contract/staff'
import type { SlotsAnswer } from '@homecare/contract/slots'
import type { Host } from '@homecare/federation/contract'
import type { DetailOf, RecordKind } from './record-kind'
import { staffCall } from './staff-call'

const at = (id: string) => encodeURIComponent(id)

export const addNote = <K extends RecordKind>(host: Host, kind: K, id: string, text: string) =>
  staffCall<DetailOf[K]>(host, `/${kind}/${at(id)}/notes`, { method: 'POST', body: { text } })

interface Settled {
  version: number
  /** What was found and done. */
  note: string
}

/** What a booking was marked for has been sorted out. */
export const clearAction = (host: Host, id: string, body: Settled) =>
  staffCall<BloodTestDetail>(host, `/bloodtests/${at(id)}/clear-action`, { method: 'POST', body })

/** Gives one attempt's money back; the gateway is told by and by. */
export const refundAttempt = (host: Host, attemptId: string, body: Settled) =>
  staffCall<BloodTestDetail>(host, `/money/${at(attemptId)}/refund`, { method: 'POST', body })

export const moveVisit = (host: Host, id: string, body: { version: number; date: string; time: string }) =>
  staffCall<BloodTestDetail>(host, `/bloodtests/${at(id)}/move`, { method: 'POST', body })

export const readSlots = (host: Host, date: string, signal: AbortSignal) =>
  staffCall<SlotsAnswer>(host, `/slots?date=${at(date)}`, { signal })

/** Lives beside the files themselves, not below `/api`. */
export const removeFile = (host: Host, filename: string, reason: string) =>
  staffCall<null>({ ...host, apiBase: filesBase(host) }, `/${at(filename)}/remove`, {
    method: 'POST',
    body: { reason },
  })

/** Where files are: beside the calls, on the same origin. */
export const filesBase = ({ apiBase }: Host): string => apiBase.replace(/\/api$/, '/files')
