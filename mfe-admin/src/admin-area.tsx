import { ScreensProvider } from './frame/current-screen'
import { StaffFrame } from './frame/staff-frame'
import type { StaffScreen } from './screens'
import { Guard } from './session/guard'

/** A screen behind the login: who is not logged in sees the login, whose role lacks the permission a hint. */
export function AdminArea({ screens, screen }: { screens: readonly StaffScreen[]; screen: StaffScreen }) {
  return (
    <ScreensProvider all={screens} current={screen}>
      <Guard>
        <StaffFrame screen={screen} />
      </Guard>
    </ScreensProvider>
  )
}
