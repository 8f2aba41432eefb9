import type { Host } from '@homecare/federation/contract'
import type { DetailOf, RecordKind } from './record-kind'
import { staffCall, type StaffCallOptions } from './staff-call'

export const readRecord = <K extends RecordKind>(host: Host, kind: K, id: string, how: StaffCallOptions = {}) =>
  staffCall<DetailOf[K]>(host, `/${kind}/${encodeURIComponent(id)}`, how)
