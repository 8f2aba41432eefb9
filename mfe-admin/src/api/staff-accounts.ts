import type { StaffAccounts } from '@homecare/contract/admin/staff-accounts'
import type { Host, StaffSession } from '@homecare/federation/contract'
import { staffCall, type StaffCallOptions } from './staff-call'

export type StaffAccount = StaffAccounts['accounts'][number]
export type StaffRole = StaffSession['role']

const pathOf = (id: string) => `/staff/${encodeURIComponent(id)}`

export const listStaff = (host: Host, how: StaffCallOptions) => staffCall<StaffAccounts>(host, '/staff', how)

export const inviteStaff = (host: Host, body: { userName: string; role: StaffRole }) =>
  staffCall<StaffAccounts>(host, '/staff', { method: 'POST', body })

export const changeStaff = (host: Host, id: string, body: { role?: StaffRole; disabled?: boolean }) =>
  staffCall<StaffAccounts>(host, pathOf(id), { method: 'POST', body })

export const resetStaff = (host: Host, id: string) => staffCall<null>(host, `${pathOf(id)}/reset`, { method: 'POST' })
