import type { StaffAccounts } from '@homecare/contract/admin/staff-accounts'
import type { StaffSession } from '@homecare/federation/contract'

export type StaffAccount = StaffAccounts['accounts'][number]
export type StaffRole = StaffSession['role']

/** A change of an account that is confirmed first. */
export type AccountAction = { account: StaffAccount } & (
  | { kind: 'reset' | 'reset-factor' | 'disable' | 'enable' }
  | { kind: 'role'; role: StaffRole }
)
