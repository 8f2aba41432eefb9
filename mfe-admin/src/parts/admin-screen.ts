import type { StaffAction } from '@homecare/domain/roles'
import type { Page } from '@homecare/remote-kit/pages'
import type { IconDrawing } from '@homecare/ui/icon'

/** The sections of the navigation, in order. On a phone the first one is the bottom bar: five entries at most. */
export type NavigationGroup = 'daily' | 'care' | 'afterVisit' | 'setup' | 'system'

export interface AdminScreen extends Page {
  /** Its title, and its name in the navigation. */
  label: string
  /** The required permission: without it the entry is hidden and the screen shows a hint. The server checks each call. */
  permission: StaffAction
  /** Absent on screens that are reached from a list. */
  navigation?: { group: NavigationGroup; icon: IconDrawing }
}
