import { may, type Role } from '@homecare/domain/roles'
import type { IconDrawing } from '@homecare/ui/icon'
import { messages } from '../../messages'
import type { NavigationGroup, AdminScreen } from '../admin-screen'
import { homeOf } from '../session/return-path'

export interface NavigationLink {
  to: string
  label: string
  icon: IconDrawing
}

export interface NavigationSection {
  label: string
  /** True if its entries are behind its label, for what is not needed each day. */
  folds: boolean
  entries: readonly NavigationLink[]
}

const GROUPS: readonly NavigationGroup[] = ['daily', 'care', 'afterVisit', 'setup', 'system']
const FOLDED: readonly NavigationGroup[] = ['setup', 'system']

/** The entries that a role may use, by group, its first page before all others; groups without an entry are left out. */
export function navigationFor(screens: readonly AdminScreen[], role: Role): NavigationSection[] {
  const home = homeOf(role)
  const groupOf = ({ path, navigation }: AdminScreen) => (path === home ? 'daily' : navigation?.group)
  const inOrder = [...screens].sort((a, b) => Number(b.path === home) - Number(a.path === home))
  return GROUPS.map((group) => ({
    label: messages.frame.groups[group],
    folds: FOLDED.includes(group),
    entries: inOrder.flatMap((screen) =>
      screen.navigation && groupOf(screen) === group && may(role, screen.permission)
        ? [{ to: screen.path, label: screen.label, icon: screen.navigation.icon }]
        : [],
    ),
  })).filter(({ entries }) => entries.length > 0)
}
