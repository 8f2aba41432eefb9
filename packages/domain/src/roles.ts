export type Role = 'admin' | 'coordinator' | 'viewer'

/** The permissions of staff. All staff may read. */
export type StaffAction =
  | 'read'
  | 'work-on-bookings'
  | 'refund'
  | 'share-day-sheet'
  | 'manage-reports'
  | 'remove-files'
  | 'close-half-hours'
  | 'manage-slots'
  | 'manage-nurses'
  | 'manage-catalogue'
  | 'manage-pictures'
  | 'manage-staff'
  | 'manage-releases'
  | 'manage-queue'
  | 'read-audit'
  | 'see-board'
  | 'export-and-erase'

const STAFF_WORK: readonly StaffAction[] = [
  'read',
  'work-on-bookings',
  'refund',
  'share-day-sheet',
  'manage-reports',
  'close-half-hours',
]

const ALLOWED: Record<Role, readonly StaffAction[]> = {
  viewer: ['read'],
  coordinator: STAFF_WORK,
  admin: [
    ...STAFF_WORK,
    'remove-files',
    'manage-slots',
    'manage-nurses',
    'manage-catalogue',
    'manage-pictures',
    'manage-staff',
    'manage-releases',
    'manage-queue',
    'read-audit',
    'see-board',
    'export-and-erase',
  ],
}

export function may(role: Role, action: StaffAction): boolean {
  return ALLOWED[role].includes(action)
}
