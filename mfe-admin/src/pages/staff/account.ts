import type { StaffAccounts } from '@homecare/contract/admin/staff-accounts'
import type { StaffSession } from '@homecare/federation/contract'

export type StaffAccount = StaffAccounts['accounts'][number]
export type StaffRole = StaffSession['role']
