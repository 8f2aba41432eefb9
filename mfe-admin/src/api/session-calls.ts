import type { SessionInfo } from '@homecare/contract/admin/staff-accounts'
import type { Host } from '@homecare/federation/contract'
import { staffCall } from './staff-call'

/** When the session ends; asking does not prolong it. */
export const readSession = (host: Host) => staffCall<SessionInfo>(host, '/user/session', { background: true })

export const renewSession = (host: Host) => staffCall<SessionInfo>(host, '/user/session', { method: 'POST' })

/** Ends every session of this account, this one too. */
export const logOutEverywhere = (host: Host) => staffCall<null>(host, '/user/logout-everywhere', { method: 'POST' })

/** `token` is the one of the mailed link. */
export const setPassword = (host: Host, body: { token: string; password: string }) =>
  staffCall<null>(host, '/user/password', { method: 'POST', body })
