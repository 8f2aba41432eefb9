import type { QueueBoard } from '@homecare/contract/admin/queue-board'
import type { Host } from '@homecare/federation/contract'
import { staffCall, type StaffCallOptions } from './staff-call'

export const getQueueBoard = (host: Host, how: StaffCallOptions) => staffCall<QueueBoard>(host, '/queue', how)

export const rerunJob = (host: Host, id: string) =>
  staffCall<QueueBoard>(host, `/queue/${encodeURIComponent(id)}/rerun`, { method: 'POST' })
