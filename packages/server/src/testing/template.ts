/** The migrated and seeded database that every test database is a copy of. */
export const TEMPLATE = 'homecare_template'

export const DEMO_PASSWORDS = {
  admin: 'admin-password',
  coordinator: 'coordinator-password',
  viewer: 'viewer-password',
  owner: 'owner-password',
  laboratory: 'laboratory-password',
  nurseLead: 'nurse-lead-password',
}
