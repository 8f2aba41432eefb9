import { lazy, Suspense, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { CONTRACT, type RemoteModule } from '@homecare/federation/contract'
import { DESK_PATHS } from './desk-paths'
import { FrameSkeleton } from './frame/frame-skeleton'
import { HostProvider } from './host-context'
import { loadDesk } from './load-desk'
import { LoginScreen } from './login/login-screen'
import { SetPasswordScreen } from './login/set-password-screen'
import { Waiting } from './parts/waiting'

// Nobody waits for what others use: the login is here, the nurse's sheet and the desk come when they are opened.
const Desk = lazy(async () => ({ default: (await loadDesk()).Desk }))
const SharedSheet = lazy(async () => ({ default: (await import('./day-sheet/shared-sheet')).SharedSheet }))

export default {
  contract: CONTRACT,
  routes: (host) => {
    const lent = (screen: ReactNode, waiting: ReactNode = <Waiting />) => (
      <HostProvider host={host}>
        <Suspense fallback={waiting}>{screen}</Suspense>
      </HostProvider>
    )
    return [
      { path: '/login', element: lent(<LoginScreen />) },
      { path: '/login/set-password', element: lent(<SetPasswordScreen />) },
      { path: '/day-sheet', element: lent(<SharedSheet />) },
      { path: '/admin', element: lent(<Navigate to="/admin/services" replace />) },
      ...DESK_PATHS.map((path) => ({ path, element: lent(<Desk path={path} />, <FrameSkeleton />) })),
    ]
  },
} satisfies RemoteModule
