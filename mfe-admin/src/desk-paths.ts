/** The screens behind the login. Each path stands in remote.config.ts too, and most in frame/navigation.ts. */
export const DESK_PATHS = [
  '/admin/services',
  '/admin/bloodtests',
  '/admin/services/:id',
  '/admin/bloodtests/:id',
  '/admin/day-sheet',
  '/admin/money',
  '/admin/slots',
  '/admin/catalogue',
  '/admin/staff',
  '/admin/queues',
  '/admin/releases',
  '/admin/audit',
  '/admin/patients',
] as const

export type DeskPath = (typeof DESK_PATHS)[number]
