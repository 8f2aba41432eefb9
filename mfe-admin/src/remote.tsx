import { lazy, Suspense, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { CONTRACT, type RemoteModule } from '@homecare/federation/contract'
import { DESK_PATHS } from './desk-paths'
import { FrameSkeleton } from './frame/frame-skeleton'
import { HostProvider } from './host-context'
import { loadAdminArea } from './load-admin-area'
import { LoginScreen } from './login/login-screen'
import { SetPasswordScreen } from './login/set-password-screen'
import { Waiting } from './parts/waiting'

// Nobody waits for what others use: the login is here, the nurse's sheet and the desk come when they are opened.
const AdminArea = lazy(async () => ({ default: (await loadAdminArea()).AdminArea }))
const SharedSheet = lazy(async () => ({ default: (await import('./day-sheet/shared-sheet')).SharedSheet }))

export default {
  contract: CONTRACT,
  routes: (host) => {
    const lent = (screen: ReactNode) => <HostProvider host={host}>{screen}</HostProvider>
    const late = (screen: ReactNode, waiting: ReactNode = <Waiting />) =>
      lent(<Suspense fallback={waiting}>{screen}</Suspense>)
    return [
      // Not in a boundary of its own, which would come to life after the shell says that the page has.
      { path: '/login', element: lent(<LoginScreen />) },
      { path: '/login/set-password', element: lent(<SetPasswordScreen />) },
      { path: '/day-sheet', element: late(<SharedSheet />) },
      { path: '/admin', element: lent(<Navigate to="/admin/services" replace />) },
      ...DESK_PATHS.map((path) => ({ path, element: late(<AdminArea path={path} />, <FrameSkeleton />) })),
    ]
  },
} satisfies RemoteModule
