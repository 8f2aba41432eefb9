import { lazy, Suspense, type ReactNode } from 'react'
import { CONTRACT, type RemoteModule } from '@homecare/federation/contract'
import { ApiProvider, adminClient } from './api/api-context'
import { FrameSkeleton } from './parts/frame-skeleton'
import { HostProvider } from '@homecare/remote-kit/host-context'
import { LoginScreen } from './pages/login/login-screen'
import { SetPasswordScreen } from './pages/login/set-password-screen'
import { ADMIN_SCREENS, loadArea } from './pages'

// The login is in the main chunk; the admin area is loaded when opened.
const AdminArea = lazy(async () => ({ default: (await loadArea()).AdminArea }))
const AdminHome = lazy(async () => ({ default: (await loadArea()).AdminHome }))

export default {
  contract: CONTRACT,
  routes: (host) => {
    const api = adminClient(host)
    const withHost = (screen: ReactNode) => (
      <HostProvider host={host}>
        <ApiProvider api={api}>{screen}</ApiProvider>
      </HostProvider>
    )
    const loading = (screen: ReactNode) => withHost(<Suspense fallback={<FrameSkeleton />}>{screen}</Suspense>)
    return [
      // No Suspense boundary of its own: it would hydrate after the shell has reported that the page is hydrated.
      { path: '/login', element: withHost(<LoginScreen />) },
      { path: '/login/set-password', element: withHost(<SetPasswordScreen />) },
      { path: '/admin', element: loading(<AdminHome />) },
      ...ADMIN_SCREENS.map((screen) => ({
        path: screen.path,
        element: loading(<AdminArea screens={ADMIN_SCREENS} screen={screen} />),
      })),
    ]
  },
} satisfies RemoteModule
