import { may, type Role } from '@homecare/domain/roles'
import type { IconDrawing } from '@homecare/ui/icon'
import { messages } from '../../messages'
import type { NavigationGroup, AdminScreen } from '../admin-screen'

export interface NavigationLink {
  to: string
  label: string
  icon: IconDrawing
}

export interface NavigationSection {
  label: string
  entries: readonly NavigationLink[]
}

const GROUPS: readonly NavigationGroup[] = ['daily', 'afterVisit', 'setup', 'system']

/** The entries that a role may use, by group; groups without an entry are left out. */
export function navigationFor(screens: readonly AdminScreen[], role: Role): NavigationSection[] {
  return GROUPS.map((group) => ({
    label: messages.frame.groups[group],
    entries: screens.flatMap(({ path, label, permission, navigation }) =>
      navigation?.group === group && may(role, permission) ? [{ to: path, label, icon: navigation.icon }] : [],
    ),
  })).filter(({ entries }) => entries.length > 0)
}
