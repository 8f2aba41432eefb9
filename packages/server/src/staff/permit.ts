import { may, type StaffAction } from '@homecare/domain/roles'
import { AppError } from '../process/app-error'
import type { StaffUser } from '@homecare/contract/staff'

export type { StaffAction } from '@homecare/domain/roles'

/** Throws FORBIDDEN if this member of staff may not do that. */
export function permit(staff: Pick<StaffUser, 'role'>, action: StaffAction): void {
  if (!may(staff.role, action)) throw new AppError('FORBIDDEN')
}
