export type Role = 'admin' | 'coordinator' | 'viewer'

/** What staff may do. Reading is everyone's. */
export type StaffAction = 'read' | 'work-on-bookings' | 'refund' | 'manage-staff' | 'manage-releases'

const ALLOWED: Record<Role, readonly StaffAction[]> = {
  viewer: ['read'],
  coordinator: ['read', 'work-on-bookings', 'refund'],
  admin: ['read', 'work-on-bookings', 'refund', 'manage-staff', 'manage-releases'],
}

export function may(role: Role, action: StaffAction): boolean {
  return ALLOWED[role].includes(action)
}
