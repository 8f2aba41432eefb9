import { may, type Role, type StaffAction } from '@homecare/domain/roles'
import type { IconName } from '@homecare/ui/icon'
import { messages } from '../messages'

export interface NavEntry {
  to: string
  label: string
  icon: IconName
  /** Who may not do this does not see the entry, and is told so when he opens its address. */
  needs: StaffAction
}

export interface NavGroup {
  label: string
  entries: readonly NavEntry[]
}

const { groups, ...words } = messages.frame

/** The side bar, in order. The first group is what a phone keeps at the thumb: four entries at most. */
const NAVIGATION: readonly NavGroup[] = [
  {
    label: groups.desk,
    entries: [
      { to: '/admin/services', label: words.services, icon: 'stethoscope', needs: 'read' },
      { to: '/admin/bloodtests', label: words.bloodTests, icon: 'test-tube', needs: 'read' },
      { to: '/admin/day-sheet', label: words.daySheet, icon: 'map-pin', needs: 'read' },
      { to: '/admin/money', label: words.money, icon: 'wallet', needs: 'read' },
    ],
  },
  {
    label: groups.setup,
    entries: [
      { to: '/admin/slots', label: words.slots, icon: 'calendar', needs: 'manage-slots' },
      { to: '/admin/catalogue', label: words.catalogue, icon: 'flask', needs: 'manage-catalogue' },
      { to: '/admin/staff', label: words.staff, icon: 'users', needs: 'manage-staff' },
    ],
  },
  {
    label: groups.system,
    entries: [
      { to: '/admin/queues', label: words.queues, icon: 'activity', needs: 'manage-queue' },
      { to: '/admin/releases', label: words.releases, icon: 'package', needs: 'manage-releases' },
      { to: '/admin/audit', label: words.audit, icon: 'shield', needs: 'read-audit' },
      { to: '/admin/patients', label: words.patients, icon: 'user', needs: 'export-and-erase' },
    ],
  },
]

/** What a role may use; groups without an entry are left out. */
export function navigationFor(role: Role): NavGroup[] {
  return NAVIGATION.map(({ label, entries }) => ({
    label,
    entries: entries.filter(({ needs }) => may(role, needs)),
  })).filter(({ entries }) => entries.length > 0)
}

/** Whether the screen at `path` is one that this role may use. The server decides; this only spares a useless screen. */
export function mayOpen(role: Role, path: string): boolean {
  const entry = NAVIGATION.flatMap(({ entries }) => entries).find(({ to }) => path === to || path.startsWith(`${to}/`))
  return !entry || may(role, entry.needs)
}
