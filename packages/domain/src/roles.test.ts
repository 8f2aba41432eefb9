import { expect, it } from 'vitest'
import { may, ROLES, type Role, type StaffAction } from './roles'

const ACTIONS = {
  'own-session': ROLES,
  read: ROLES,
  'read-requests': ['admin', 'coordinator', 'viewer'],
  'read-cases': ['admin', 'coordinator', 'nurseLead', 'viewer'],
  'read-health': ['admin', 'coordinator', 'nurseLead'],
  'read-notes': ['admin', 'coordinator', 'nurseLead'],
  'read-files': ['admin', 'coordinator'],
  'read-identities': ['admin', 'coordinator', 'nurseLead', 'laboratory'],
  'download-lists': ['admin', 'coordinator'],
  'see-money': ['admin', 'owner', 'coordinator', 'viewer'],
  'see-visits': ['admin', 'coordinator', 'nurseLead', 'viewer'],
  'see-samples': ['admin', 'coordinator', 'laboratory', 'viewer'],
  'see-nurses': ['admin', 'coordinator', 'nurseLead', 'viewer'],
  'see-slots': ['admin', 'coordinator', 'nurseLead', 'viewer'],
  'see-catalogue': ['admin', 'owner', 'coordinator', 'viewer'],
  'work-on-bookings': ['admin', 'coordinator'],
  'work-on-cases': ['admin', 'coordinator', 'nurseLead'],
  'plan-care': ['admin', 'coordinator', 'nurseLead'],
  refund: ['admin', 'owner', 'coordinator'],
  'assign-nurses': ['admin', 'coordinator', 'nurseLead'],
  'record-days-off': ['admin', 'coordinator', 'nurseLead'],
  'manage-nurses': ['admin', 'nurseLead'],
  'share-day-sheet': ['admin', 'coordinator', 'nurseLead'],
  'hand-over-samples': ['admin', 'coordinator', 'laboratory'],
  'manage-reports': ['admin', 'coordinator', 'laboratory'],
  'remove-files': ['admin'],
  'close-half-hours': ['admin', 'coordinator'],
  'manage-slots': ['admin'],
  'manage-catalogue': ['admin'],
  'see-rates': ['admin', 'owner', 'coordinator', 'nurseLead', 'viewer'],
  'manage-rates': ['admin', 'owner'],
  'manage-pictures': ['admin'],
  'manage-staff': ['admin'],
  'manage-releases': ['admin'],
  'manage-queue': ['admin'],
  'read-audit': ['admin'],
  'see-board': ['admin', 'owner'],
  'see-alerts': ['admin', 'owner', 'coordinator', 'nurseLead'],
  'export-and-erase': ['admin'],
} satisfies Record<StaffAction, readonly Role[]>

it.each(Object.entries(ACTIONS))('the permission %s belongs to %j and to no other role', (action, roles) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object.entries` loses the names of the keys.
  expect(ROLES.filter((role) => may(role, action as StaffAction))).toEqual(roles)
})
