export const ROLES = ['admin', 'owner', 'coordinator', 'nurseLead', 'laboratory', 'viewer'] as const

export type Role = (typeof ROLES)[number]

/** The permissions of staff. */
export type StaffAction =
  | 'own-session'
  /** The list of bookings and one of them, without the facts that need another permission. */
  | 'read'
  | 'read-requests'
  | 'read-cases'
  /** What is known of the health of a case's patient. */
  | 'read-health'
  /** The team's notes, and the parts of an address where gate codes are written. */
  | 'read-notes'
  | 'read-files'
  /** Date of birth and sex of those who are tested. */
  | 'read-identities'
  | 'download-lists'
  | 'see-money'
  | 'see-visits'
  | 'see-samples'
  | 'see-nurses'
  | 'see-slots'
  | 'see-catalogue'
  | 'work-on-bookings'
  | 'work-on-cases'
  /** Visits of care: when, by whom, and what became of them. */
  | 'plan-care'
  | 'refund'
  | 'assign-nurses'
  | 'record-days-off'
  | 'manage-nurses'
  | 'share-day-sheet'
  | 'hand-over-samples'
  | 'manage-reports'
  | 'remove-files'
  | 'close-half-hours'
  | 'manage-slots'
  | 'manage-catalogue'
  /** The prices of care. */
  | 'see-rates'
  | 'manage-rates'
  | 'manage-pictures'
  | 'manage-staff'
  | 'manage-releases'
  | 'manage-queue'
  | 'read-audit'
  | 'see-board'
  /** What the desk must know about immediately; each kind needs the permission to do something about it as well. */
  | 'see-alerts'
  | 'export-and-erase'

const VIEWER = [
  'own-session',
  'read',
  'read-requests',
  'read-cases',
  'see-money',
  'see-visits',
  'see-samples',
  'see-nurses',
  'see-slots',
  'see-catalogue',
  'see-rates',
] as const satisfies readonly StaffAction[]

const COORDINATOR = [
  ...VIEWER,
  'read-notes',
  'read-files',
  'read-identities',
  'read-health',
  'download-lists',
  'work-on-bookings',
  'work-on-cases',
  'plan-care',
  'refund',
  'assign-nurses',
  'record-days-off',
  'share-day-sheet',
  'hand-over-samples',
  'manage-reports',
  'close-half-hours',
  'see-alerts',
] as const satisfies readonly StaffAction[]

const ALLOWED: Record<Role, readonly StaffAction[]> = {
  viewer: VIEWER,
  coordinator: COORDINATOR,
  /** Answers for the figures and the money, so may refund; runs neither the system nor the accounts. */
  owner: [
    'own-session',
    'read',
    'see-money',
    'refund',
    'see-board',
    'see-catalogue',
    'see-alerts',
    'see-rates',
    'manage-rates',
  ],
  nurseLead: [
    ...([
      'own-session',
      'read',
      'read-cases',
      'read-notes',
      'read-identities',
      'read-health',
      'work-on-cases',
      'plan-care',
    ] as const),
    ...(['see-visits', 'see-nurses', 'see-slots', 'see-rates'] as const),
    ...(['assign-nurses', 'record-days-off', 'manage-nurses', 'share-day-sheet', 'see-alerts'] as const),
  ],
  laboratory: ['own-session', 'read', 'read-identities', 'see-samples', 'hand-over-samples', 'manage-reports'],
  admin: [
    ...COORDINATOR,
    'manage-nurses',
    'remove-files',
    'manage-slots',
    'manage-catalogue',
    'manage-rates',
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
