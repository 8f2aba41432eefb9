import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { CONTRACT, type RemoteModule } from '@homecare/federation/contract'
import { withHost } from '@homecare/remote-kit/host-context'
import { preloadRoutes, routesOf } from '@homecare/remote-kit/pages'
import { ApiProvider, adminClient } from './api/api-context'
import { ADMIN_HOME, ADMIN_SCREENS, loadArea, LOGIN_PAGES } from './pages'
import { FrameSkeleton } from './parts/frame-skeleton'

const AdminArea = lazy(async () => ({ default: (await loadArea()).AdminArea }))

const loginRoutes = routesOf(LOGIN_PAGES)
const areaRoutes = [
  ...routesOf([ADMIN_HOME]),
  ...routesOf(ADMIN_SCREENS, (shown, screen) => (
    <AdminArea screens={ADMIN_SCREENS} screen={screen}>
      {shown}
    </AdminArea>
  )),
]
const area = (
  <Suspense fallback={<FrameSkeleton />}>
    <Outlet />
  </Suspense>
)

export default {
  contract: CONTRACT,
  routes: (host) => {
    const api = (
      <ApiProvider api={adminClient(host)}>
        <Outlet />
      </ApiProvider>
    )
    // No Suspense boundary around the login: it would hydrate after the shell has reported that the page is hydrated.
    return withHost(host, [{ element: api, children: [...loginRoutes, { element: area, children: areaRoutes }] }])
  },
  preload: (path) => preloadRoutes([...loginRoutes, ...areaRoutes], path),
} satisfies RemoteModule
