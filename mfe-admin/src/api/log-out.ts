import type { Host } from '@homecare/federation/contract'
import { staffCall } from './staff-call'

export const logOut = (host: Host) => staffCall<null>(host, '/user/logout', { method: 'POST' })
