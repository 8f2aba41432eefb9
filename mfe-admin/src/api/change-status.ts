import type { ChangeStatus } from '@homecare/contract/staff'
import type { Host } from '@homecare/federation/contract'
import type { DetailOf, RecordKind } from './record-kind'
import { staffCall } from './staff-call'

export type StatusChange = Pick<ChangeStatus, 'status' | 'refundPayment' | 'reason' | 'confirmAhead'>

/** The whole record goes back with its new status; `version` in it lets the server see who was first. */
export const changeStatus = <K extends RecordKind>(host: Host, kind: K, record: DetailOf[K], change: StatusChange) =>
  staffCall<DetailOf[K]>(host, `/${kind}/${encodeURIComponent(record.id)}`, {
    method: 'POST',
    body: { ...record, ...change },
  })
