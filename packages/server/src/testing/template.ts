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

/** What a hash of a password costs in tests: almost nothing. */
export const QUICK_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 }
