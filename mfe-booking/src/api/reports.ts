import type { CallResult, Client } from '@homecare/contract/client'
import type {
  OpenedReport,
  ReportShares,
  SharedReport,
  SharedReportLink,
  SharedReportState,
} from '@homecare/contract/reports'
import { serverNow } from '@homecare/remote-kit/server-clock'
import type { OrderRef } from '../wizard/context'

/** The result of a call about a report. */
export type ReportOutcome<T> =
  | { kind: 'done'; data: T }
  /** The digits, the date of birth, the passcode or the text are wrong, with the server's sentence. */
  | { kind: 'wrong'; sentence: string | null }
  /** Too many wrong ones: from when on the next try counts. */
  | { kind: 'wait'; until: Date }
  /** The report was closed again: the digits or the date of birth are needed once more. */
  | { kind: 'closed' }
  /** There is no report, or the link has ended, with the server's sentence. */
  | { kind: 'none'; sentence: string | null }
  | { kind: 'failed' }

/** The report of one person of a booking. */
export interface ReportRef extends OrderRef {
  person: number
}

/** Calls without a person are about the patient. */
const ofPerson = (person: number) => (person === 0 ? {} : { person })

const inSeconds = (seconds: number) => new Date(serverNow().getTime() + seconds * 1000)

const outcomeOf = <T>(result: CallResult<T>): ReportOutcome<T> => {
  if (result.ok) return { kind: 'done', data: result.data }
  const { detail = null, fields = {}, retryAt } = result.problem ?? {}
  if (result.status === 422) return { kind: 'wrong', sentence: Object.values(fields)[0] ?? detail }
  if (result.status === 429)
    return { kind: 'wait', until: retryAt ? new Date(retryAt) : inSeconds(result.retryAfterSeconds ?? 900) }
  if (result.status === 403) return { kind: 'closed' }
  if (result.status === 404 || result.status === 409) return { kind: 'none', sentence: detail }
  return { kind: 'failed' }
}

/** What the holder of the link knows in addition. */
export type ReportProof = { digits: string } | { birthDate: string }

export async function openOwnReport(
  client: Client,
  { orderId, token, person }: ReportRef,
  proof: ReportProof,
): Promise<ReportOutcome<OpenedReport>> {
  const body = { token, ...proof, ...ofPerson(person) }
  return outcomeOf(await client.post('/api/orders/{orderId}/report/open', { params: { orderId }, body }))
}

export async function shareReport(
  client: Client,
  { orderId, token, person }: ReportRef,
  recipient: string,
): Promise<ReportOutcome<SharedReportLink>> {
  const body = { token, recipient, ...ofPerson(person) }
  return outcomeOf(await client.post('/api/orders/{orderId}/report/shares', { params: { orderId }, body }))
}

export async function revokeShare(
  client: Client,
  { orderId, token, person }: ReportRef,
  id: string,
): Promise<ReportOutcome<ReportShares>> {
  const params = { orderId, id }
  const body = { token, ...ofPerson(person) }
  return outcomeOf(await client.post('/api/orders/{orderId}/report/shares/{id}/revoke', { params, body }))
}

/** What the doctor should know before the passcode. */
export async function lookAtSharedReport(client: Client, token: string): Promise<ReportOutcome<SharedReportState>> {
  return outcomeOf(await client.post('/api/report-shares/state', { body: { token } }))
}

export async function openSharedReport(
  client: Client,
  body: { token: string; passcode: string },
): Promise<ReportOutcome<SharedReport>> {
  return outcomeOf(await client.post('/api/report-shares/open', { body }))
}
