import type { StaffUserAnswer } from '@homecare/contract/staff'
import type { Host } from '@homecare/federation/contract'
import { staffCall } from './staff-call'

export const whoAmI = (host: Host, signal: AbortSignal) => staffCall<StaffUserAnswer>(host, '/user/me', { signal })
