import type { CallResult, Client } from '@homecare/contract/client'
import type { OpenedReport, ReportShares, SharedReport, SharedReportLink } from '@homecare/contract/reports'
import type { OrderRef } from '../wizard/context'

/** The result of a call about a report. */
export type ReportOutcome<T> =
  | { kind: 'done'; data: T }
  /** The digits, the passcode or the text are wrong, with the server's sentence. */
  | { kind: 'wrong'; sentence: string | null }
  | { kind: 'wait'; seconds: number }
  /** The report was closed again: the digits are needed once more. */
  | { kind: 'closed' }
  /** There is no report, or the link has ended, with the server's sentence. */
  | { kind: 'none'; sentence: string | null }
  | { kind: 'failed' }

const outcomeOf = <T>(result: CallResult<T>): ReportOutcome<T> => {
  if (result.ok) return { kind: 'done', data: result.data }
  const { detail = null, fields = {} } = result.problem ?? {}
  if (result.status === 422) return { kind: 'wrong', sentence: Object.values(fields)[0] ?? detail }
  if (result.status === 429) return { kind: 'wait', seconds: result.retryAfterSeconds ?? 900 }
  if (result.status === 403) return { kind: 'closed' }
  if (result.status === 404 || result.status === 409) return { kind: 'none', sentence: detail }
  return { kind: 'failed' }
}

export async function openOwnReport(
  client: Client,
  { orderId, token }: OrderRef,
  digits: string,
): Promise<ReportOutcome<OpenedReport>> {
  const body = { token, digits }
  return outcomeOf(await client.post('/api/orders/{orderId}/report/open', { params: { orderId }, body }))
}

export async function shareReport(
  client: Client,
  { orderId, token }: OrderRef,
  recipient: string,
): Promise<ReportOutcome<SharedReportLink>> {
  const body = { token, recipient }
  return outcomeOf(await client.post('/api/orders/{orderId}/report/shares', { params: { orderId }, body }))
}

export async function revokeShare(
  client: Client,
  { orderId, token }: OrderRef,
  id: string,
): Promise<ReportOutcome<ReportShares>> {
  const params = { orderId, id }
  return outcomeOf(await client.post('/api/orders/{orderId}/report/shares/{id}/revoke', { params, body: { token } }))
}

export async function openSharedReport(
  client: Client,
  body: { token: string; passcode: string },
): Promise<ReportOutcome<SharedReport>> {
  return outcomeOf(await client.post('/api/report-shares/open', { body }))
}
